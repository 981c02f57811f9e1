import type { Reader } from '../../../engine/shared/happening.ts';
import { capitalize, pluralize } from '../../../engine/shared/sentences.ts';
import { type Fact, fact, happeningsOf } from '../../happenings.ts';
import type { Content } from '../content/content.ts';
import { HOME } from '../rules/board.ts';
import { fallenGold } from '../rules/exploring.ts';
import { endsWith } from '../rules/gold-at-home.ts';
import type { Event, View } from '../state/tasks.ts';
import { called, treasureName } from './events.ts';

/** What the events of Traps and Treasures mean for people. */

/** Who makes somebody lose something just now: another player, a monster in words, or nobody. */
type Culprit = { readonly seat: number } | { readonly monster: string } | null;

function culpritAfter(event: Event, culprit: Culprit, content: Content): Culprit {
  switch (event.do) {
    case 'fought':
      return { monster: called(content, event.card, event.level) };
    case 'attacked':
    case 'used':
      return { seat: event.seat };
    case 'stunned':
    case 'fooled':
      return { seat: event.by };
    case 'trap-sprung':
      return { seat: event.by };
    // what lies there is seen by whoever goes there
    case 'moved':
    case 'laid':
      return { seat: event.seat };
    case 'turn-began':
      return null;
    default:
      return culprit;
  }
}

/** "Bruno took 3 hearts from you.", or "You lost 3 hearts." where nobody did it. */
function lossOf(seat: number, what: (n: number) => string, culprit: Culprit): Fact['words'] {
  return (say, n) => {
    if (culprit === null || ('seat' in culprit && culprit.seat === seat)) return `${say.who(seat)} lost ${what(n)}.`;
    const by = 'seat' in culprit ? say.who(culprit.seat) : capitalize(culprit.monster);
    return `${by} took ${what(n)} from ${say.whom(seat)}.`;
  };
}

const gold = (n: number): string => `${n} gold`;
const hearts = (n: number): string => pluralize(n, 'heart');

/** More gold in somebody's chest. */
const stores = ({ seat, amount }: { readonly seat: number; readonly amount: number }, weight: number, words: Fact['words']): Fact =>
  fact({ kind: 'given', to: seat, by: { seat }, amount, unit: 'gold', good: true, told: 'all', weight, words });
/** Somebody has tried to rob another, who has seen how it ended. */
const fails = (by: number, to: number, weight: number, words: Fact['words']): Fact =>
  fact({ kind: 'news', to, by: { seat: by }, seenBy: to, good: true, weight, words });
/** What all should know. */
const all = (seat: number, weight: number, words: Fact['words']): Fact => fact({ kind: 'news', by: { seat }, told: 'all', weight, words });

/** The fact of an event, if it is one. */
function factOf(event: Event, culprit: Culprit, view: View, content: Content): Fact | null {
  const by = culprit && 'seat' in culprit ? culprit : null;
  // a fight with a monster is in one's own turn
  const told = culprit && 'monster' in culprit ? 'story' : 'one';
  // what two monsters took is not told as one
  const thing = culprit && 'monster' in culprit ? culprit.monster : '';
  switch (event.do) {
    case 'stole': {
      const { seat, from, amount } = event;
      const words: Fact['words'] = (say, n) => `${say.who(seat)} took ${gold(n)} from ${say.whom(from)}.`;
      return fact({ kind: 'taken', to: from, by: { seat }, amount, unit: 'gold', weight: 20, words });
    }
    case 'stole-nothing': {
      const { seat, from } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} reached for ${say.whose(from)} pockets, and got fluff.`;
      return fails(seat, from, 10, words);
    }
    case 'stunned': {
      const { seat, by: quicker } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} reached for ${say.whose(quicker)} pockets, and saw stars!`;
      return fails(seat, quicker, 12, words);
    }
    case 'fooled': {
      const { seat, by: thief, amount } = event;
      const words: Fact['words'] = (say) =>
        `A trick! ${say.who(thief)} got nothing from ${say.whom(seat)}${amount > 0 ? `, and paid ${gold(amount)}` : ''}.`;
      return fact({ kind: 'given', to: seat, by: { seat: thief }, amount, unit: 'gold', good: true, weight: 14, words });
    }
    case 'swapped': {
      const { seat, on } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} changed places with ${say.whom(on)}.`;
      return fact({ kind: 'news', to: on, by: { seat }, weight: 18, words });
    }
    case 'health-lost': {
      const { seat, amount } = event;
      return fact({ kind: 'hit', to: seat, by, amount, unit: 'heart', thing, told, weight: 18, words: lossOf(seat, hearts, culprit) });
    }
    case 'gold-lost': {
      const { seat, amount } = event;
      return fact({ kind: 'taken', to: seat, by, amount, unit: 'gold', thing, told, weight: 14, words: lossOf(seat, gold, culprit) });
    }
    case 'died': {
      const { seat, gold: lost } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} fell over${lost > 0 ? `, lost ${gold(lost)}` : ''} and woke up on Home Base.`;
      // whom a monster knocks out is in turn, and has just seen it
      return fact({ kind: 'out', to: seat, by, seenBy: told === 'story' ? seat : null, told: 'all', weight: 30, words });
    }
    case 'stored': {
      const { seat } = event;
      const words: Fact['words'] = (say, n) => `${say.who(seat)} stored ${gold(n)}. Clink!`;
      return stores(event, 2, words);
    }
    case 'doubled': {
      const { seat } = event;
      const words: Fact['words'] = (say, n) => `${say.who(seat)} came home just in time, and got ${gold(n)} more.`;
      return stores(event, 16, words);
    }
    case 'treasure-drawn': {
      const { seat, card } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} found ${treasureName(content, card)}.`;
      return fact({ kind: 'given', to: seat, by: { seat }, good: true, told: 'story', weight: 12, words });
    }
    case 'paid': {
      const { seat, to, amount } = event;
      const words: Fact['words'] = (say, n) => `${say.who(seat)} walked into a trap, and paid ${say.whom(to)} ${gold(n)}.`;
      return fact({ kind: 'given', to, by: { seat }, amount, unit: 'gold', good: true, weight: 14, words });
    }
    case 'trap-set': {
      const { seat } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} left something on a tile. Mind your feet!`;
      return all(seat, 8, words);
    }
    case 'woke': {
      const { seat } = event;
      // it may have been found since
      const crown = fallenGold(view, content);
      const words: Fact['words'] = () =>
        `The whole dungeon woke up${crown > 0 ? `. A crown fell on level two or three: ${gold(crown)}!` : ', and monsters are back.'}`;
      return all(seat, 16, words);
    }
    case 'last-turns': {
      const { seat } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} stored enough! This is your last turn.`;
      return all(seat, 90, words);
    }
    default:
      return null;
  }
}

/** What the events mean for a reader. */
export function happenings(view: View, events: readonly Event[], reader: Reader, names: readonly string[], content: Content) {
  let culprit: Culprit = null;
  const facts = events.flatMap((event) => {
    culprit = culpritAfter(event, culprit, content);
    return factOf(event, culprit, view, content) ?? [];
  });
  // TT-19: somebody may end it before the reader has another turn
  const close = view.players
    .filter((player) => player.at === HOME && events.length > 0 && endsWith(view, player))
    .map(({ seat }) => all(seat, 40, (say) => `${say.who(seat)} can ring the bell next turn!`));
  return happeningsOf([...facts, ...close], reader, names);
}
