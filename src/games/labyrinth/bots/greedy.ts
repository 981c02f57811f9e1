import { best } from '../../../engine/bots/best.ts';
import type { Answer, Immutable, VariantOf } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { Policy } from '../../../engine/simulate.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { AnyEffect } from '../content/errand-schemas.ts';
import { heroAt, living, modifierOf } from '../rules/characters.ts';
import { meanOf } from '../rules/dice.ts';
import type { AnyHero, State } from '../state/state.ts';
import type { Choice, Labyrinth } from '../state/tasks.ts';
import { elementsMove, featMove } from './character-creation.ts';
import { exploreMove, floorFor } from './exploring.ts';
import { approachMove, fightMove } from './fighting.ts';
import { checkChance, expectedDamage } from './odds.ts';
import { backpackMove, stakes, townMove, tryOnMove } from './shopping.ts';

/**
 * The quick bot: it shops, rests, flees, finds stairs, and goes deeper when the party is strong enough. It uses public information only.
 */

type At = Immutable<State>;
type Command = Answer<Labyrinth>;
/** The bot retires after this many delves, so that simulations end (LA-26). */
const MOST_DELVES = 40;

/** What an errand that is done is worth, in hit points. */
const ERRAND = 20;

const count = (state: At, is: (hero: AnyHero) => boolean): number => living(state).filter((seat) => is(heroAt(state, seat))).length;
const hurtOf = (state: At): number => living(state).reduce((sum, seat) => sum + heroAt(state, seat).most - heroAt(state, seat).hp, 0);
/** The value of an effect list for the party, in about hit points. */
function listWorth(effects: readonly Immutable<AnyEffect>[], state: At, content: Content): number {
  return effects.reduce((sum, effect) => {
    switch (effect.do) {
      case 'stairs':
        return sum + 15;
      case 'draw':
        return sum + 6 * effect.cards;
      case 'raise':
        return sum + 8;
      case 'gold':
        return sum + meanOf(effect.amount);
      case 'heal':
        return sum + Math.min(hurtOf(state), meanOf(effect.amount) * (effect.whom === 'each' ? living(state).length : 1));
      case 'hurt':
        return sum - meanOf(effect.amount) * (effect.whom === 'each' ? living(state).length : 1);
      case 'monsters':
        return sum - 12;
      case 'errand':
        return sum + (effect.done ? ERRAND : 0);
      case 'check': {
        const p = Math.max(0, ...living(state).map((seat) => checkChance(heroAt(state, seat), effect.statistic, effect.against, content)));
        return sum + p * listWorth(effect.won, state, content) + (1 - p) * listWorth(effect.lost, state, content);
      }
      case 'pay': {
        const rich = living(state).some((seat) => heroAt(state, seat).coins >= effect.price);
        return sum + (rich ? listWorth(effect.paid, state, content) - effect.price * 0.5 : listWorth(effect.kept, state, content));
      }
      default:
        return sum;
    }
  }, 0);
}

/** The value of each answer. */
function worthOf(choice: Choice, state: At, content: Content): (command: Command) => number {
  const { seat } = choice;
  switch (choice.do) {
    case 'race':
      // The first party is random. Later characters are those that the party lacks.
      if (state.delves === 0) return ({ do: word }) => (word === 'surprise' ? 1 : -9);
      return (command) => (command.do === 'race' ? -count(state, ({ race }) => race === command.race) : -9);
    case 'class':
      return (command) => (command.do === 'class' ? -count(state, ({ class: klass }) => klass === command.class) : -9);
    case 'elements':
      return elementsMove(state, content);
    case 'feat':
      return featMove(heroAt(state, seat), content);
    case 'town':
      return townMove(state, seat, content);
    case 'try-on':
      return tryOnMove(heroAt(state, seat), choice.card, content);
    case 'stake':
      return stakes(heroAt(state, seat), content);
    case 'gate': {
      const floor = floorFor(state, content);
      if (state.delves >= MOST_DELVES) return ({ do: word }) => (word === 'retire' ? 1 : 0);
      const { offered, taken } = state.errands;
      const fits = (errand: string | null): boolean => offered.some((one) => one.errand === errand && one.floor === floor);
      return (command) => {
        if (command.do === 'errand') return taken === null && fits(command.errand) ? 2 : -1;
        return command.do === 'delve' && command.floor === floor ? 1 : 0;
      };
    }
    case 'explore':
      return exploreMove(state, content);
    case 'pack':
      return backpackMove(state, seat, content);
    case 'purse':
      return (command) => (command.do === 'pay-out' ? -command.coins : 0);
    case 'make-room':
      return (command) => ('card' in command && cardOf(content.items, command.card).kind === 'gear' ? priceless(command.card, content) : 0);
    case 'volunteer':
    case 'pay':
      return volunteerFor(choice, state, content);
    case 'choose': {
      const effect = content.lists.get(choice.list)?.[choice.at];
      const ways = effect?.do === 'choose' ? effect.ways.map(({ effects }) => listWorth(effects, state, content)) : [];
      return (command) => (command.do === 'way' ? (ways[command.way] ?? 0) : 0);
    }
    case 'statistic': {
      const hero = heroAt(state, seat);
      const main = hero.class === 'wizard' ? 'intelligence' : 'strength';
      return (command) => {
        if (command.do !== 'statistic') return 0;
        const { statistic } = command;
        return (statistic === main ? 2 : statistic === 'luck' ? 1 : 0) * choice.by;
      };
    }
    case 'switch-luck': {
      const { base, class: klass } = heroAt(state, seat);
      const main = klass === 'wizard' ? 'intelligence' : 'strength';
      return (command) =>
        command.do === 'keep' ? 0 : command.do === 'statistic' && command.statistic === main ? base.luck - base[main] - 1 : -9;
    }
    case 'approach':
      return approachMove(state, content);
    case 'fight':
      return fightMove(state, seat, content);
    case 'guard': {
      const hero = heroAt(state, seat);
      const kind = state.fight?.now;
      const blow = typeof kind === 'string' ? expectedDamage(state, kind, hero, content) : 0;
      return ({ do: word }) => (word === 'guard' ? blow - 1.6 + (hero.hp <= 8 ? 2 : 0) : 0);
    }
    case 'target':
      return (command) => (command.do === 'target' && command.hero === null ? 1 : 0);
    case 'difficulty':
      return (command) => (command.do === 'against' && command.number === choice.against ? 1 : 0);
    case 'dm':
    case 'dm-hero':
    case 'behind':
    case 'sure':
      return ({ do: word }) => (word === 'done' || word === 'rather-not' ? 1 : 0);
    case 'fallen':
      return ({ do: word }) => ((word === 'again') === state.delves < MOST_DELVES ? 1 : 0);
    case 'victory':
      return ({ do: word }) => (word === 'retire' ? 1 : 0);
    default:
      return () => 0;
  }
}
/** How much each answer is worth. A bot calls no dungeon master, and passes the torch only where it leaves all else to people. */
function rate(choice: Choice, state: At, content: Content): (command: Command) => number {
  const worth = worthOf(choice, state, content);
  return (command) =>
    command.do === 'call-dm' ? Number.NEGATIVE_INFINITY : command.do === 'pass-torch' ? -Number.MAX_VALUE : worth(command);
}
const priceless = (card: string, content: Content): number => {
  const item = cardOf(content.items, card);
  return 'price' in item ? -(item.price ?? 99) : 0;
};

/** The hero who tries a check or pays, or nobody. */
function volunteerFor(
  choice: VariantOf<Choice, 'volunteer'> | VariantOf<Choice, 'pay'>,
  state: At,
  content: Content,
): (command: Command) => number {
  const effect = content.lists.get(choice.list)?.[choice.at];
  return (command) => {
    if (command.do !== 'hero') return 0;
    const hero = heroAt(state, command.hero);
    if (effect?.do === 'check') {
      const p = checkChance(hero, effect.statistic, effect.against, content);
      const worth = p * listWorth(effect.won, state, content) + (1 - p) * listWorth(effect.lost, state, content);
      return worth + hero.hp * 0.01 + modifierOf(hero, effect.statistic, content) * 0.001;
    }
    if (effect?.do !== 'pay') return 0;
    return listWorth(effect.paid, state, content) - listWorth(effect.kept, state, content) - effect.price * 0.5 + hero.coins * 0.001;
  };
}

/** It never runs away, and never slips past anybody. What that costs says if running away is worth it. */
export const neverRuns =
  (random: Random): Policy<Labyrinth> =>
  (options, choice, table) => {
    const worth = rate(choice, table.seen, table.content);
    return best(options, (command) => (command.do === 'flee' || command.do === 'slip' ? Number.NEGATIVE_INFINITY : worth(command)), random);
  };

export const greedy =
  (random: Random): Policy<Labyrinth> =>
  (options, choice, table) =>
    best(options, rate(choice, table.seen, table.content), random);
