import type { Reader } from '../../../engine/shared/happening.ts';
import { capitalize, pluralize } from '../../../engine/shared/sentences.ts';
import { type Fact, fact, happeningsOf } from '../../happenings.ts';
import type { Content } from '../content/content.ts';
import { arePartners, type Sides } from '../rules/players.ts';
import type { Event } from '../state/events.ts';
import { type Names, quoted } from './names.ts';

/** What the events of Dust-Up mean for people. */

/** The fact of an event, if it is one. `by`: who has the word. `isFriend`: whose hearts concern the reader, too. */
function factOf(event: Event, by: number | null, content: Content, isFriend: (seat: number) => boolean): Fact | null {
  const doer = by === null ? null : { seat: by };
  switch (event.do) {
    case 'hurt': {
      const { seat, amount } = event;
      if (amount === 0) return null;
      const words: Fact['words'] = (say, n) =>
        by === null || by === seat
          ? `${say.who(seat)} lost ${pluralize(n, 'heart')}.`
          : `${say.who(by)} hit ${say.whom(seat)}: ${pluralize(n, 'heart')}.`;
      const told = isFriend(seat) ? 'all' : 'one';
      return fact({ kind: 'hit', to: seat, by: doer, amount, unit: 'heart', told, weight: 20, words });
    }
    case 'soaked': {
      const { seat, card, amount, left } = event;
      if (left === 0) return null;
      const words: Fact['words'] = (say, n) =>
        capitalize(
          `${say.whose(seat)} ${quoted(card, content)} stopped ${pluralize(n, 'bonk')}${by === null ? '' : ` from ${say.whom(by)}`}.`,
        );
      return fact({ kind: 'held', to: seat, by: doer, amount, unit: 'shield', thing: card, good: true, weight: 4, words });
    }
    case 'shield-broke': {
      const { seat, card } = event;
      const name = quoted(card, content);
      const words: Fact['words'] = (say) =>
        by === null ? capitalize(`${say.whose(seat)} ${name} broke.`) : `${say.who(by)} broke ${say.whose(seat)} ${name}.`;
      return fact({ kind: 'broke', to: seat, by: doer, thing: card, weight: 16, words });
    }
    case 'took-shield': {
      const { seat, from, card } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} took ${say.whose(from)} ${quoted(card, content)}.`;
      return fact({ kind: 'taken', to: from, by: { seat }, thing: card, weight: 18, words });
    }
    case 'swapped-hearts': {
      const { seat, at, theirs } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} swapped hearts with ${say.whom(at)}: ${theirs} now.`;
      return fact({ kind: 'taken', to: at, by: { seat }, unit: 'heart', weight: 22, words });
    }
    case 'spilled':
    case 'threw-hand': {
      const { seat, cards } = event;
      // what a ghost does is told whole
      if (cards.length === 0 || by === null || by === seat) return null;
      const words: Fact['words'] = (say, n) => `${say.who(by)} made ${say.whom(seat)} drop ${pluralize(n, 'card')}.`;
      return fact({ kind: 'taken', to: seat, by: doer, amount: cards.length, unit: 'card', weight: 12, words });
    }
    case 'drew': {
      const { seat, cards } = event;
      if (by === null || by === seat) return null;
      const words: Fact['words'] = (say, n) => `${say.who(by)} let ${say.whom(seat)} draw ${pluralize(n, 'card')}.`;
      return fact({ kind: 'given', to: seat, by: doer, amount: cards, unit: 'card', good: true, weight: 12, words });
    }
    case 'played': {
      const { seat, from, card, out } = event;
      if (out !== 'pile' || from === seat) return null;
      const words: Fact['words'] = (say) => `${say.who(seat)} played ${quoted(card, content)} off ${say.whose(from)} deck.`;
      return fact({ kind: 'taken', to: from, by: { seat }, thing: card, weight: 10, words });
    }
    case 'copied': {
      const { seat, at, card } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} copied ${say.whose(at)} ${quoted(card, content)}.`;
      return fact({ kind: 'news', to: at, by: { seat }, thing: card, weight: 6, words });
    }
    case 'fell': {
      const { seat } = event;
      const words: Fact['words'] = (say) =>
        by === null || by === seat ? `${say.is(seat)} out: off to bed.` : `${say.who(by)} sent ${say.whom(seat)} to bed.`;
      return fact({ kind: 'out', to: seat, by: doer, told: 'all', weight: 40, words });
    }
    case 'spooked': {
      const { seat, at } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} said boo to ${say.whom(at)}: one card out, one card in.`;
      return fact({ kind: 'news', to: at, by: { seat }, weight: 10, words });
    }
    default:
      return null;
  }
}

/** Who does what comes now: whoever attacks, storms or plays. */
function doerAfter(event: Event, by: number | null): number | null {
  switch (event.do) {
    case 'turn-began':
      return null;
    case 'attacked':
    case 'stormed':
    case 'played':
      return event.seat;
    default:
      return by;
  }
}

/** What the events mean for a reader. Whoever plays on a side hears what it cost the friends (DU-23, DU-24). */
export function happenings(sides: Sides, events: readonly Event[], reader: Reader, names: Names, content: Content) {
  const isFriend = (seat: number): boolean => typeof reader === 'number' && arePartners(sides, reader, seat);
  let by: number | null = null;
  const facts = events.flatMap((event) => {
    by = doerAfter(event, by);
    return factOf(event, by, content, isFriend) ?? [];
  });
  return happeningsOf(facts, reader, names);
}
