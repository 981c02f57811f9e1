import type { Doer, Reader } from '../../../engine/shared/happening.ts';
import { capitalize, pluralize } from '../../../engine/shared/sentences.ts';
import { type Fact, fact, happeningsOf } from '../../happenings.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Event } from '../state/events.ts';
import { grewText } from './feats.ts';
import { coinsText, type Speaker, STATISTIC_NAMES, speaker } from './names.ts';

/** What the events of Labyrinth mean for people. */

const points = (n: number): string => pluralize(n, 'hit point');

/** Who hits or helps whom now; `card`: else what the room does, the encounter that it is; `doer`: whose dice or whose choice it came of. */
type Deed = { readonly by: Doer | null; readonly on: number | null; readonly card: string | null; readonly doer: number | null };
const NOBODY: Deed = { by: null, on: null, card: null, doer: null };

function deedAfter(event: Event, deed: Deed): Deed {
  switch (event.do) {
    case 'struck':
      return { ...NOBODY, by: { figure: event.kind }, on: event.seat };
    // who is bitten back is hit by it
    case 'naughty':
      return { ...NOBODY, by: { figure: event.kind }, on: event.on };
    case 'used':
      return { ...NOBODY, by: { seat: event.seat }, on: event.on };
    case 'room-entered':
      return { ...NOBODY, card: event.card, doer: event.seat };
    case 'checked':
    case 'way-chosen':
    case 'paid':
    case 'fate-rolled':
      return { ...deed, doer: event.seat };
    case 'chest-opened':
    case 'attacked':
      return { ...NOBODY, doer: event.seat };
    case 'fight-turn':
    case 'town-turn':
    case 'round-began':
      return NOBODY;
    default:
      return deed;
  }
}

/** The facts about one hero. */
function heroFact(event: Event, { by, on, card: room, doer: seenBy }: Deed, words: Speaker): Fact | null {
  const doer = 'seat' in event && on === event.seat ? by : null;
  const named: Fact['words'] = (say) => (doer === null ? '' : 'seat' in doer ? say.who(doer.seat) : capitalize(words.theFoe(doer.figure)));
  switch (event.do) {
    case 'hurt': {
      const { seat, amount } = event;
      const cause = room === null ? null : cardOf(words.content.encounters, room).name;
      const alone: Fact['words'] = (say, n) =>
        cause === null ? `${say.who(seat)} lost ${points(n)}.` : `“${cause}” cost ${say.whom(seat)} ${points(n)}.`;
      const told: Fact['words'] = (say, n) => (doer === null ? alone(say, n) : `${named(say, n)} hit ${say.whom(seat)}: ${points(n)}.`);
      const thing = doer === null && room !== null ? { thing: room } : {};
      return fact({ kind: 'hit', to: seat, by: doer, amount, unit: 'heart', ...thing, seenBy, weight: 20, words: told });
    }
    case 'healed': {
      const { seat, amount } = event;
      const told: Fact['words'] = (say, n) =>
        doer === null || ('seat' in doer && doer.seat === seat)
          ? `${say.who(seat)} got ${points(n)} back.`
          : `${named(say, n)} helped ${say.whom(seat)}: ${points(n)}.`;
      const own = doer === null || ('seat' in doer && doer.seat === seat);
      return fact({
        kind: 'given',
        to: seat,
        by: doer,
        amount,
        unit: 'heart',
        good: true,
        told: own ? 'story' : 'one',
        weight: 12,
        words: told,
      });
    }
    case 'naughty': {
      const { power, kind, on: seat } = event;
      if (power !== 'giggles' || seat === null) return null;
      const told: Fact['words'] = (say) => `${capitalize(words.theFoe(kind))} made ${say.whom(seat)} giggle: one attack less.`;
      return fact({ kind: 'taken', to: seat, by: { figure: kind }, weight: 16, words: told });
    }
    case 'died': {
      const { seat } = event;
      const told: Fact['words'] = (say) => `That was too much for ${say.whose(seat)} hero.`;
      return fact({ kind: 'out', to: seat, by: doer, told: 'all', weight: 45, words: told });
    }
    case 'statistic-changed': {
      const { seat, statistic, by: change } = event;
      if (change >= 0) return null;
      const told: Fact['words'] = (say) => `${say.who(seat)} lost some ${STATISTIC_NAMES[statistic]}.`;
      return fact({ kind: 'taken', to: seat, by: doer, thing: statistic, seenBy, weight: 16, words: told });
    }
    case 'cursed': {
      const { seat, card } = event;
      const told: Fact['words'] = (say) => `${capitalize(words.the(card))} sticks to ${say.whom(seat)}. It is cursed!`;
      return fact({ kind: 'news', to: seat, thing: card, seenBy, weight: 18, words: told });
    }
    case 'coins-lost': {
      const { seat, coins } = event;
      const told: Fact['words'] = (say, n) => `${say.who(seat)} lost ${coinsText(n)}.`;
      return fact({ kind: 'taken', to: seat, amount: coins, unit: 'gold', seenBy, weight: 12, words: told });
    }
    case 'item-found': {
      const { seat, card } = event;
      const told: Fact['words'] = (say) => `${say.who(seat)} found ${words.a(card)}.`;
      return fact({ kind: 'given', to: seat, by: { seat }, thing: card, good: true, told: 'story', weight: 14, words: told });
    }
    case 'grew': {
      const { seat, feat } = event;
      const told: Fact['words'] = (say) => grewText(seat, feat, { ...words, who: say.who });
      return fact({ kind: 'given', to: seat, by: { seat }, good: true, told: 'story', weight: 14, words: told });
    }
    case 'gave': {
      const { seat, to, card } = event;
      const told: Fact['words'] = (say) => `${say.who(seat)} gave ${say.whom(to)} ${words.the(card)}.`;
      return fact({ kind: 'given', to, by: { seat }, thing: card, good: true, weight: 14, words: told });
    }
    case 'gave-coins': {
      const { seat, to, coins } = event;
      const told: Fact['words'] = (say, n) => `${say.who(seat)} gave ${say.whom(to)} ${coinsText(n)}.`;
      return fact({ kind: 'given', to, by: { seat }, amount: coins, unit: 'gold', good: true, weight: 12, words: told });
    }
    case 'dm-took': {
      const { seat, card } = event;
      const told: Fact['words'] = (say) => `The dungeon master took ${words.the(card)} from ${say.whom(seat)}.`;
      return fact({ kind: 'taken', to: seat, thing: card, weight: 20, words: told });
    }
    default:
      return null;
  }
}

/** What somebody has done for all. */
const storyOf = (
  seat: number,
  weight: number,
  words: Fact['words'],
  more: { readonly good?: true; readonly thing?: string } = { good: true },
) => fact({ kind: 'news', by: { seat }, told: 'story', weight, words, ...more });
/** What is good news for all. */
const goodNews = (weight: number, words: string, thing = '') =>
  fact({ kind: 'news', good: true, told: 'story', thing, weight, words: () => words });

/** The facts that concern everybody. */
function newsFact(event: Event, words: Speaker): Fact | null {
  switch (event.do) {
    case 'foe-beaten': {
      const { seat, kind, how } = event;
      const told: Fact['words'] = (say) =>
        how === 'slain' ? `${say.who(seat)} beat ${words.theFoe(kind)}!` : `${say.who(seat)} talked ${words.theFoe(kind)} into going home.`;
      return fact({ kind: 'beaten', to: seat, by: { figure: kind }, good: true, told: 'story', weight: 14, words: told });
    }
    case 'floor-entered': {
      const { floor, fresh } = event;
      return fresh ? goodNews(18, `Floor ${floor}! Nobody has been this deep before.`, `${floor}`) : null;
    }
    case 'fled':
      return storyOf(event.seat, 26, (say) => `${say.who(event.seat)} shouted “Run!”, and all ran.`, {});
    case 'slipped':
      return storyOf(event.seat, 14, (say) => `${say.who(event.seat)} led you all away on tiptoe.`);
    case 'talked':
      return storyOf(event.seat, 14, (say) => `${say.who(event.seat)} talked until they went to bed.`);
    case 'errand-done': {
      const { seat, errand } = event;
      const done: Fact['words'] = (say) => `${say.who(seat)} has done it: ${cardOf(words.content.errands, errand).name}!`;
      return storyOf(seat, 40, done, { good: true, thing: errand });
    }
    case 'errand-thanked': {
      const { name, thanks } = cardOf(words.content.errands, event.errand);
      return goodNews(44, `${name}: ${thanks}`, event.errand);
    }
    case 'fight-won':
      return goodNews(12, 'The fight was won.');
    case 'dragon-waits':
      return goodNews(60, `The Dragon has ${points(event.left)} left.`);
    case 'dragon-slain':
      return goodNews(90, 'The Dragon is beaten!');
    case 'party-lost':
      return fact({ kind: 'news', told: 'story', weight: 80, words: () => `Floor ${event.floor} was too much this time.` });
    default:
      return null;
  }
}

const lastOf = (events: readonly Event[], what: Event['do']): number => Math.max(0, events.map((event) => event.do).lastIndexOf(what));
/** All look at a fight together: what it cost is told once it is over. Those who come back hear of the place where the party is. */
function toldOf(events: readonly Event[], fighting: boolean, reader: Reader): readonly Event[] {
  if (reader === 'table') return events.slice(Math.max(lastOf(events, 'came-home'), lastOf(events, 'floor-entered')));
  return fighting ? events.slice(0, lastOf(events, 'fight-began')) : events;
}

/** What the events mean for a reader. In the middle of a fight nobody was away. */
export function happenings(fighting: boolean, events: readonly Event[], reader: Reader, names: readonly string[], content: Content) {
  const words = speaker(names, content);
  let deed = NOBODY;
  const facts = toldOf(events, fighting, reader).flatMap((event) => {
    deed = deedAfter(event, deed);
    return heroFact(event, deed, words) ?? newsFact(event, words) ?? [];
  });
  return happeningsOf(facts, reader, names);
}
