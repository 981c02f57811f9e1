import type { Seat } from '../../../engine/game.ts';
import type { Doer, Reader } from '../../../engine/shared/happening.ts';
import { capitalize, joinWithAnd, pluralize } from '../../../engine/shared/sentences.ts';
import { type Fact, fact, happeningsOf } from '../../happenings.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Event, Figure } from '../state/events.ts';
import { stateName } from './effects.ts';
import { called, cardName, type Names, sourceName, useName } from './names.ts';
import { moreRounds, sideName } from './sides.ts';

/** What the events of Magic and Mayhem mean for people. */

const hearts = (n: number): string => pluralize(n, 'heart');

/** What somebody does: what follows comes of it. */
type Deed = Extract<Event, { readonly do: 'attacked' | 'used' | 'talked' | 'feature-used' }>;

/** What is being done now; nothing once somebody walks or draws a card, or while poison works in a monster. */
function deedAfter(event: Event, deed: Deed | null): Deed | null {
  switch (event.do) {
    case 'attacked':
    case 'used':
    case 'talked':
    case 'feature-used':
      return event;
    case 'turn-began':
    case 'round-began':
    case 'walked':
    case 'danger-drawn':
    case 'flipped':
      return null;
    case 'hurt':
      return event.type === 'poison' && 'number' in event.who ? null : deed;
    default:
      return deed;
  }
}
const figureOf = (deed: Deed): Figure => (deed.do === 'attacked' ? deed.by : { hero: deed.seat });
const doerOf = (figure: Figure): Doer => ('hero' in figure ? { seat: figure.hero } : { figure: figure.monster });

/** The facts about one hero's body. */
function bodyFact(event: Event, figure: Figure | null, name: (by: Doer) => Fact['words']): Fact | null {
  const by = figure && doerOf(figure);
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
      // MM-31e: what hurts at the start of a turn is the poison itself; else poison is only what somebody hits with
      const words: Fact['words'] =
        by === null && event.type === 'poison'
          ? (say, n) => `Poison took ${hearts(n)} from ${say.whom(hero)}.`
          : worded(hero, 'hit', '$ lost', hearts);
      // two monsters of a kind are two
      const thing = figure && 'number' in figure ? `${figure.number}` : event.type;
      return fact({ kind: 'hit', to: hero, by, amount: event.amount, unit: 'heart', thing, weight: 20, words });
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
function thingFact(event: Event, by: Figure | null, content: Content): Fact | null {
  switch (event.do) {
    case 'dropped': {
      if (by === null || 'hero' in by) return null;
      const { seat, card } = event;
      const words: Fact['words'] = (say) =>
        `${capitalize(called(content, by.monster))} made ${say.whom(seat)} drop ${cardName(card, content)}.`;
      return fact({ kind: 'taken', to: seat, by: doerOf(by), thing: card, weight: 24, words });
    }
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

/** Who is behind the news that follow, and with what they did it. */
type Hero = { readonly seat: Seat; readonly how: string };

/** Whoever found a room, or beat a monster. */
function heroAfter(event: Event, deed: Deed | null, hero: Hero | null, content: Content): Hero | null {
  if (event.do === 'flipped') return { seat: event.seat, how: '' };
  if (event.do !== 'slain') return hero;
  if (event.by === null) return null;
  const figure = deed && figureOf(deed);
  if (!deed || !('source' in deed) || !figure || !('hero' in figure) || figure.hero !== event.by) return { seat: event.by, how: '' };
  return { seat: event.by, how: ` with ${deed.do === 'used' ? useName(deed.source, content) : sourceName(deed.source, content)}` };
}

/** The facts that concern everybody. */
function newsFact(event: Event, hero: Hero | null, content: Content): Fact | null {
  switch (event.do) {
    case 'boss-came': {
      const boss = called(content, event.monster);
      const words: Fact['words'] = (say) => `${hero ? `${say.who(hero.seat)} found` : 'Here is'} the boss: ${boss}. Oh dear.`;
      return fact({ kind: 'news', by: { figure: event.monster }, seenBy: hero?.seat ?? null, told: 'all', weight: 40, words });
    }
    case 'boss-beaten': {
      const boss = called(content, event.monster);
      const words: Fact['words'] = (say) => (hero ? `${say.who(hero.seat)} beat ${boss}${hero.how}!` : `${capitalize(boss)} is beaten!`);
      const seat = hero?.seat ?? null;
      return fact({ kind: 'beaten', to: seat, by: { figure: event.monster }, seenBy: seat, good: true, told: 'all', weight: 70, words });
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
  let deed: Deed | null = null;
  let hero: Hero | null = null;
  const facts = events.flatMap((event) => {
    hero = heroAfter(event, deed, hero, content);
    deed = deedAfter(event, deed);
    const figure = deed && figureOf(deed);
    return bodyFact(event, figure, name) ?? thingFact(event, figure, content) ?? newsFact(event, hero, content) ?? [];
  });
  return happeningsOf(facts, reader, names);
}
