import { best } from '../../../engine/bots/best.ts';
import type { Answer, Immutable, Of } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { Policy } from '../../../engine/simulate.ts';
import type { Effect } from '../cards.ts';
import { heroAt, living, modifierOf } from '../characters.ts';
import { type Content, need } from '../content.ts';
import { meanOf } from '../dice.ts';
import type { AnyHero, State } from '../state.ts';
import type { Choice, Labyrinth } from '../vocabulary.ts';
import { inFight } from './battle.ts';
import { exploring, floorFor } from './delving.ts';
import { checkChance, threat } from './odds.ts';
import { inPack, inTown, stakes } from './shopping.ts';

/** The quick bot: a sensible adventurer. It shops, rests, runs, looks for stairs, and goes deeper when it is ready. All that it looks at lies open. */

type At = Immutable<State>;
type Command = Answer<Labyrinth>;
/** After so many delves it has had enough: simulations stop here (LA-26). */
const MOST_DELVES = 40;

const count = (state: At, is: (hero: AnyHero) => boolean): number => living(state).filter((seat) => is(heroAt(state, seat))).length;
const hurtOf = (state: At): number => living(state).reduce((sum, seat) => sum + heroAt(state, seat).most - heroAt(state, seat).hp, 0);
/** What a list is worth to the party, in hit points or so. */
function listWorth(effects: readonly Immutable<Effect>[], state: At): number {
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
      default:
        return sum;
    }
  }, 0);
}

/** What each answer is worth. */
function rate(choice: Choice, state: At, content: Content): (command: Command) => number {
  const { seat } = choice;
  switch (choice.do) {
    case 'race':
      // a first party is drawn at random; who comes later is what the party lacks
      if (state.delves === 0) return ({ do: word }) => (word === 'surprise' ? 1 : -9);
      return (command) => (command.do === 'race' ? -count(state, ({ race }) => race === command.race) : -9);
    case 'class':
      return (command) => -count(state, ({ class: klass }) => klass === (command as Of<Command, 'class'>).class);
    case 'town':
      return inTown(state, seat, content);
    case 'stake':
      return stakes(heroAt(state, seat), content);
    case 'gate': {
      const floor = floorFor(state, content);
      if (state.delves >= MOST_DELVES) return ({ do: word }) => (word === 'retire' ? 1 : 0);
      return (command) => (command.do === 'delve' && command.floor === floor ? 1 : 0);
    }
    case 'explore':
      return exploring(state, content);
    case 'pack':
      return inPack(state, seat, content);
    case 'purse':
      return (command) => -(command as Of<Command, 'pay-out'>).coins;
    case 'make-room':
      return (command) => ('card' in command && need(content.items, command.card).kind === 'gear' ? priceless(command.card, content) : 0);
    case 'volunteer':
    case 'pay':
      return stepping(choice, state, content);
    case 'statistic': {
      const hero = heroAt(state, seat);
      const main = hero.class === 'wizard' ? 'intelligence' : 'strength';
      return (command) => {
        const { statistic } = command as Of<Command, 'statistic'>;
        return (statistic === main ? 2 : statistic === 'luck' ? 1 : 0) * choice.by;
      };
    }
    case 'switch-luck': {
      const { base, class: klass } = heroAt(state, seat);
      const main = klass === 'wizard' ? 'intelligence' : 'strength';
      return (command) =>
        command.do === 'keep' ? 0 : command.do === 'statistic' && command.statistic === main ? base.luck - base[main] - 1 : -9;
    }
    case 'fight':
      return inFight(state, seat, content);
    case 'guard': {
      const hero = heroAt(state, seat);
      const kind = state.fight?.now;
      const blow = typeof kind === 'string' ? threat(kind, hero, content) : 0;
      return ({ do: word }) => (word === 'guard' ? blow - 1.6 + (hero.hp <= 8 ? 2 : 0) : 0);
    }
    case 'target':
      return (command) => ((command as Of<Command, 'target'>).hero === null ? 1 : 0);
    case 'difficulty':
      return (command) => ((command as Of<Command, 'against'>).number === choice.against ? 1 : 0);
    case 'dm':
    case 'dm-hero':
      return ({ do: word }) => (word === 'done' ? 1 : 0);
    case 'fallen':
      return ({ do: word }) => ((word === 'again') === state.delves < MOST_DELVES ? 1 : 0);
    case 'victory':
      return ({ do: word }) => (word === 'retire' ? 1 : 0);
    default:
      return () => 0;
  }
}
const priceless = (card: string, content: Content): number => {
  const item = need(content.items, card);
  return 'price' in item ? -(item.price ?? 99) : 0;
};

/** Who tries or pays, if anybody. */
function stepping(choice: Of<Choice, 'volunteer'> | Of<Choice, 'pay'>, state: At, content: Content): (command: Command) => number {
  const effect = content.lists.get(choice.list)?.[choice.at];
  return (command) => {
    if (command.do !== 'hero') return 0;
    const hero = heroAt(state, command.hero);
    if (effect?.do === 'check') {
      const p = checkChance(hero, effect.statistic, effect.against, content);
      const worth = p * listWorth(effect.won, state) + (1 - p) * listWorth(effect.lost, state);
      return worth + hero.hp * 0.01 + modifierOf(hero, effect.statistic, content) * 0.001;
    }
    if (effect?.do !== 'pay') return 0;
    return listWorth(effect.paid, state) - listWorth(effect.kept, state) - effect.price * 0.5 + hero.coins * 0.001;
  };
}

export const greedy =
  (random: Random): Policy<Labyrinth> =>
  (options, choice, table) =>
    best(options, rate(choice, table.seen, table.content), random);
