import type { Seat } from '../../../engine/game.ts';
import type { Doer, Reader } from '../../../engine/shared/happening.ts';
import { capitalize, joinWithAnd, pluralize } from '../../../engine/shared/sentences.ts';
import { type Fact, fact, happeningsOf } from '../../happenings.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Event, Figure } from '../state/events.ts';
import { stateName } from './effects.ts';
import { called, cardName, type Names } from './names.ts';
import { moreRounds, sideName } from './sides.ts';

/** What the events of Magic and Mayhem mean for people. */

const doerOf = (figure: Figure): Doer => ('hero' in figure ? { seat: figure.hero } : { figure: figure.monster });
const hearts = (n: number): string => pluralize(n, 'heart');

/** Who attacks, helps or steals now; nobody once somebody walks or draws a card. */
function doerAfter(event: Event, doer: Doer | null): Doer | null {
  switch (event.do) {
    case 'attacked':
      return doerOf(event.by);
    case 'used':
    case 'talked':
    case 'feature-used':
      return { seat: event.seat };
    case 'turn-began':
    case 'round-began':
    case 'walked':
    case 'danger-drawn':
    case 'flipped':
      return null;
    default:
      return doer;
  }
}

/** The facts about one hero's body. */
function bodyFact(event: Event, by: Doer | null, name: (by: Doer) => Fact['words']): Fact | null {
  /** "Somebody did this to you", or what `alone` says where nobody did it. */
  const worded =
    (seat: number, done: string, alone: string, what: (n: number) => string): Fact['words'] =>
    (say, n) =>
      by === null || ('seat' in by && by.seat === seat)
        ? `${alone.replace('$', say.who(seat))} ${what(n)}.`
        : `${name(by)(say, n)} ${done} ${say.whom(seat)}: ${what(n)}.`;
  switch (event.do) {
    case 'hurt': {
      if (!('hero' in event.who)) return null;
      const { hero } = event.who;
      if (event.type === 'poison') {
        const words: Fact['words'] = (say, n) => `Poison took ${hearts(n)} from ${say.whom(hero)}.`;
        return fact({ kind: 'hit', to: hero, amount: event.amount, unit: 'heart', thing: 'poison', weight: 18, words });
      }
      const words = worded(hero, 'hit', '$ lost', hearts);
      return fact({ kind: 'hit', to: hero, by, amount: event.amount, unit: 'heart', weight: 20, words });
    }
    case 'healed': {
      if (!('hero' in event.who)) return null;
      const words = worded(event.who.hero, 'helped', '$ got back', hearts);
      return fact({ kind: 'given', to: event.who.hero, by, amount: event.amount, unit: 'heart', good: true, weight: 14, words });
    }
    case 'afflicted': {
      if (!('hero' in event.who)) return null;
      const { hero } = event.who;
      const words: Fact['words'] = (say, n) =>
        by === null
          ? `${say.is(hero)} ${stateName(event.state)}.`
          : `${name(by)(say, n)} left ${say.whom(hero)} ${stateName(event.state)}.`;
      return fact({ kind: 'news', to: hero, by, thing: event.state, weight: 16, words });
    }
    case 'dodged': {
      if (!('hero' in event.who) || by === null) return null;
      const { hero } = event.who;
      const words: Fact['words'] = (say, n) => `${say.who(hero)} ducked, and ${name(by)(say, n)} hit only air.`;
      return fact({ kind: 'held', to: hero, by, good: true, weight: 6, words });
    }
    case 'fell': {
      const { seat } = event;
      const words: Fact['words'] = (say) => `${say.is(seat)} down. Who helps?`;
      return fact({ kind: 'out', to: seat, by, told: 'all', weight: 45, words });
    }
    case 'got-up':
    case 'came-back': {
      const { seat } = event;
      return fact({ kind: 'back', to: seat, told: 'all', good: true, weight: 22, words: (say) => `${say.is(seat)} up again!` });
    }
    default:
      return null;
  }
}

/** The facts about what people carry. */
function thingFact(event: Event, content: Content): Fact | null {
  switch (event.do) {
    case 'stole': {
      const { seat, monster, gold, cards } = event;
      const what = joinWithAnd([...(gold > 0 ? [`${gold} gold`] : []), ...cards.map((card) => cardName(card, content))]);
      const words: Fact['words'] = (say) => `${capitalize(called(content, monster))} took ${what} from ${say.whom(seat)}.`;
      return fact({ kind: 'taken', to: seat, by: { figure: monster }, unit: gold > 0 ? 'gold' : null, thing: what, weight: 24, words });
    }
    case 'gold-lost': {
      const { seat, amount } = event;
      return fact({ kind: 'taken', to: seat, amount, unit: 'gold', weight: 12, words: (say, n) => `${say.who(seat)} lost ${n} gold.` });
    }
    case 'gave': {
      const { seat, to, card } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} gave ${say.whom(to)} ${cardName(card, content)}.`;
      return fact({ kind: 'given', to, by: { seat }, thing: card, good: true, weight: 14, words });
    }
    case 'gave-gold': {
      const { seat, to, amount } = event;
      const words: Fact['words'] = (say, n) => `${say.who(seat)} gave ${say.whom(to)} ${n} gold.`;
      return fact({ kind: 'given', to, by: { seat }, amount, unit: 'gold', good: true, weight: 12, words });
    }
    case 'treasure-drawn': {
      const { seat, card } = event;
      const words: Fact['words'] = (say) => `${say.who(seat)} found ${cardName(card, content)}.`;
      return fact({ kind: 'given', to: seat, by: { seat }, thing: card, good: true, told: 'story', weight: 10, words });
    }
    case 'thing-taken': {
      const { seat, quest, thing } = event;
      const found = cardOf(content.quests, quest).things.find(({ id }) => id === thing)?.called ?? thing;
      const words: Fact['words'] = (say) => `${say.who(seat)} picked up ${found}!`;
      return fact({ kind: 'given', to: seat, by: { seat }, thing, good: true, told: 'all', weight: 30, words });
    }
    default:
      return null;
  }
}

/** The facts that concern everybody. */
function newsFact(event: Event, slayer: Seat | null, content: Content): Fact | null {
  switch (event.do) {
    case 'boss-came': {
      const words = () => `You have found the boss: ${called(content, event.monster)}. Oh dear.`;
      return fact({ kind: 'news', by: { figure: event.monster }, told: 'all', weight: 40, words });
    }
    case 'boss-beaten': {
      const words = () => `${capitalize(called(content, event.monster))} is beaten!`;
      return fact({ kind: 'beaten', by: { figure: event.monster }, seenBy: slayer, good: true, told: 'all', weight: 70, words });
    }
    case 'slain': {
      const { by, monster, happy } = event;
      if (by === null) return null;
      const words: Fact['words'] = (say) =>
        happy
          ? `${say.who(by)} sent ${called(content, monster)} home happy.`
          : `${say.who(by)} sent ${called(content, monster)} off stage.`;
      return fact({ kind: 'beaten', to: by, by: { figure: monster }, good: true, told: 'story', weight: 16, words });
    }
    case 'round-began': {
      const { left } = event;
      if (left === null || left > 3) return null;
      return fact({ kind: 'news', told: 'all', weight: 20, words: () => `The torch burns low: ${pluralize(left, 'round')} left.` });
    }
    case 'dungeon-woke': {
      const { left } = event;
      const words = () => `The dungeon tidies itself up. Run for the door! This round, and ${moreRounds(left)}.`;
      return fact({ kind: 'news', told: 'all', weight: 65, words });
    }
    case 'tidied': {
      const { slots } = event;
      return fact({ kind: 'news', told: 'all', weight: 26, words: () => `${pluralize(slots.length, 'room')} rolled up like rugs.` });
    }
    case 'rolled-up': {
      const { seat } = event;
      return fact({ kind: 'out', to: seat, told: 'all', weight: 46, words: (say) => `${say.is(seat)} rolled up in a rug.` });
    }
    case 'fetched':
    case 'helped-up': {
      const { seat, friend } = event;
      const how = event.do === 'fetched' ? 'carried' : 'helped up';
      const words: Fact['words'] = (say) => `${say.who(seat)} ${how} ${say.whom(friend)}.`;
      return fact({ kind: 'back', to: friend, by: { seat }, told: 'all', good: true, weight: 30, words });
    }
    case 'shouted': {
      const { seat, hero, steps } = event;
      const words: Fact['words'] = (say) =>
        steps > 0 ? `${say.who(seat)} shouted ${say.whom(hero)} the way.` : `${say.who(seat)} rolled a banana peel at ${say.whom(hero)}.`;
      return fact({ kind: 'news', to: hero, by: { seat }, good: steps > 0, weight: 24, words });
    }
    case 'escaped':
      return fact({ kind: 'news', told: 'all', weight: 60, words: () => `${capitalize(sideName(event.side))} are out of the dungeon!` });
    default:
      return null;
  }
}

/** What the events mean for a reader. */
export function happenings(events: readonly Event[], reader: Reader, names: Names, content: Content) {
  const name =
    (by: Doer): Fact['words'] =>
    (say) =>
      'seat' in by ? say.who(by.seat) : capitalize(called(content, by.figure));
  let doer: Doer | null = null;
  /** Who beat the last monster. */
  let slayer: Seat | null = null;
  const facts = events.flatMap((event) => {
    doer = doerAfter(event, doer);
    if (event.do === 'slain') slayer = event.by;
    return bodyFact(event, doer, name) ?? thingFact(event, content) ?? newsFact(event, slayer, content) ?? [];
  });
  return happeningsOf(facts, reader, names);
}
