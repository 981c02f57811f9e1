import { best } from '../../../engine/bots/best.ts';
import type { Answer, Immutable } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { Policy } from '../../../engine/simulate.ts';
import { type Content, cardOf, rowAddress } from '../content/content.ts';
import { HOME, levelOf, neighbour } from '../rules/board.ts';
import { isUnwelcome } from '../rules/exploring.ts';
import { chestAtHome } from '../rules/gold-at-home.ts';
import { mostHealth, playerAt, roomFor } from '../rules/players.ts';
import { CROWN_LEVEL, type Side } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Choice, Traps, TurnCommand } from '../state/tasks.ts';
import { useNow } from './card-values.ts';
import { distanceAfter, FAR, isTooDeep, levelAfter, outlookOf, stepsHome, stepsOut } from './distances.ts';
import { expectedResult, monsterAt, oddsOf, unknownMonsterOdds } from './odds.ts';
import { STRATEGIES, type Strategy, type StrategyPolicy } from './strategies.ts';

/** The quick bot: it collects gold and returns while it can still carry the gold home. It uses public information only. */

type At = Immutable<State>;
/** What a death costs besides the gold. */
const DEATH_COST = 2.5;

const worthFighting = ({ state, seat, content }: StrategyPolicy): number => {
  const { at, health, gold } = playerAt(state, seat);
  const { worth, death } = unknownMonsterOdds(content, levelOf(state, at), health, gold);
  return worth - death * (gold + DEATH_COST);
};

/** In a last turn it goes home when it must: before that there is more to find. By the old book it goes at once. */
const inTime = ({ turn, oldBook }: At, way: number, gold: number): boolean =>
  gold > 0 && way + 1 <= turn.points && (oldBook || way + 2 >= turn.points);

function situationOf(state: At, seat: number, content: Content, taste: Strategy): StrategyPolicy {
  const { at, gold, health } = playerAt(state, seat);
  const home = stepsHome(state, content);
  const way = home[at] ?? FAR;
  const last = state.last !== null;
  const full = roomFor(state, playerAt(state, seat)) === 0;
  const rich =
    full ||
    gold >= taste.enough ||
    (gold > 0 && chestAtHome(playerAt(state, seat), state.players.length) >= state.target) ||
    (health <= 1 && gold > 2);
  const hurried = state.players.some(
    (other, i) => i !== seat && chestAtHome(other, state.players.length) >= state.target && gold > 0 && way <= 3,
  );
  return { state, seat, content, taste, home, back: last ? inTime(state, way, gold) : rich || hurried };
}

/** What has fallen is worth a way. */
const CROWN = 3;
/** A new tile brings a find, wherever it lies. */
const NEW_TILE = 4.5;
/** What the paths of a new tile are worth: a loop pays at once, and openings keep the map alive. */
function tileWorth({ state, seat, content }: StrategyPolicy, command: TurnCommand): number {
  const { opens, joins } = outlookOf(state, seat, command, content);
  const crown = state.fallen.length > 0 && levelAfter(state, seat, command, content) >= CROWN_LEVEL ? CROWN : 0;
  return Math.min(1, joins) * 2.5 + opens * 0.1 + crown;
}

/** What the thing on the tile offers: a way home when it is far, a card when there is gold to spare. */
function visitWorth({ state, seat, content, home, back }: StrategyPolicy): number {
  const { at, gold } = playerAt(state, seat);
  const thing = state.places[at]?.thing ?? null;
  const offer = thing === null ? null : cardOf(content.things, thing).visit;
  const [effect] = offer?.effects ?? [];
  if (offer?.once) return back ? -2 : 12;
  if (effect?.do === 'go-home') return back && (home[at] ?? FAR) > 1 ? 30 : -2;
  return back && state.last === null && gold > 4 && state.turn.points > 1 ? 0 : -2;
}

/** With so few hearts it rests. */
const WEAK = 3;
/** Whether it rests before it goes to that side: what waits there would make it turn round at once. */
function restsBefore({ state, seat, content }: StrategyPolicy, side: Side): boolean {
  const player = playerAt(state, seat);
  const place = state.places[neighbour(state.places, content, player.at, side) ?? HOME];
  return player.health <= Math.min(WEAK, mostHealth(player, content) - 1) && place !== undefined && isUnwelcome(place, content, seat);
}

function worthOf(mind: StrategyPolicy, command: TurnCommand, out: readonly number[]): number {
  const { state, seat, content, taste, home, back } = mind;
  const player = playerAt(state, seat);
  const here = player.at;
  switch (command.do) {
    case 'use':
      return useNow(mind, command.card) ? 50 : -50;
    case 'rest':
      if (here === HOME) return player.gold > 0 ? 40 : 1 + (mostHealth(player, content) - player.health >= 3 ? 20 : 0);
      return back ? 0.5 : 1 + (player.health <= WEAK ? 1.2 : -0.5);
    case 'move':
    case 'lay': {
      if (!back && isTooDeep(state, levelAfter(state, seat, command, content), taste.level)) return -5;
      if (back) return 10 + (home[here] ?? FAR) - distanceAfter(state, seat, command, content, home, null);
      if (command.do === 'move' && restsBefore(mind, command.side)) return 0.1;
      const gain = (out[here] ?? FAR) - distanceAfter(state, seat, command, content, out, taste.level);
      const walk = gain > 0 ? 5 + Math.min(gain, 3) : -1 + Math.max(-3, gain) / 10;
      if (state.oldBook) return walk + (command.do === 'move' && gain > 0 ? 0.1 : 0);
      return command.do === 'move' ? walk : Math.max(walk, NEW_TILE) + tileWorth(mind, command);
    }
    case 'fight': {
      const worth = worthFighting(mind);
      if (back) return (home[here] ?? FAR) >= FAR ? 1 + worth : worth - 5;
      if (!state.oldBook) return worth > 0 ? 9 + worth : worth;
      return levelOf(state, here) >= taste.level || (out[here] ?? FAR) >= FAR ? 2 + worth : Math.min(2, worth);
    }
    case 'visit':
      return visitWorth(mind);
    case 'attack': {
      const purse = Math.min(3, playerAt(state, command.on).gold);
      if (state.oldBook) return (state.turn.points === 1 ? 2 : 1.2) + purse * 0.35;
      return purse < 2 || back ? 1 : state.turn.points === 1 ? 12 : 4;
    }
    case 'end':
      return 0;
  }
}

/** Whether another roll, or a bonus on the die, probably gives a better result. */
function afterRoll(state: At, seat: number, card: string, content: Content): number {
  const [effect] = cardOf(content.treasures, card).use?.effects ?? [];
  const level = playerAt(state, seat).cards.find((held) => held.card === card)?.level ?? 1;
  const { fight, duel } = state;
  if (!fight) {
    const [mine, theirs] = duel?.by === seat ? [duel.attack ?? 0, 4] : [duel?.defend ?? 0, duel?.attack ?? 0];
    return mine <= theirs - 1 ? 1 : -1;
  }
  const [monster] = fight.cards;
  const { health, gold } = playerAt(state, seat);
  if (monster === undefined || fight.die === null || !effect) return -1;
  const worthAt = (die: number): number => {
    const { worth, dead } = expectedResult(content.lists.get(rowAddress(monster, fight.level, Math.min(6, die))) as never, health, gold);
    return dead ? -gold - DEATH_COST : worth;
  };
  const now = worthAt(fight.die);
  if (effect.do === 'add')
    return worthAt(fight.die + (typeof effect.amount === 'number' ? effect.amount : (effect.amount[level - 1] ?? 1))) - now - 1.5;
  const { worth, death } = oddsOf(monsterAt(content, monster, fight.level), health, gold);
  return worth - death * (gold + DEATH_COST) - now - 1.5;
}

/** What the thing on a new tile is worth to whoever lays it. */
function findWorth(thing: string | null, content: Content): number {
  if (thing === null) return 0;
  const { found, comes } = cardOf(content.things, thing);
  return [...found, ...comes].some(({ do: word }) => word === 'prick' || word === 'lose-health') ? -1 : found.length > 0 ? 2 : 0.5;
}

/** The value of each answer for this strategy. */
function rate(choice: Choice, state: At, content: Content, taste: Strategy): (command: Answer<Traps>) => number {
  const { seat } = choice;
  switch (choice.do) {
    case 'turn': {
      const mind = situationOf(state, seat, content, taste);
      const out = stepsOut(state, content, taste.level);
      return (command) => worthOf(mind, command as TurnCommand, out);
    }
    case 'face': {
      const { health, gold } = playerAt(state, seat);
      const level = state.fight?.level ?? 1;
      return (command) => {
        if (command.do !== 'face') return 0;
        const { worth, death } = oddsOf(monsterAt(content, command.card, level), health, gold);
        return worth - death * (gold + DEATH_COST);
      };
    }
    case 'after-roll':
      return (command) => (command.do === 'use' ? afterRoll(state, seat, command.card, content) : 0);
    case 'robbed':
    case 'dying':
      return (command) => (command.do === 'use' ? 1 : 0);
    case 'pick-player':
      return (command) => {
        if (command.do !== 'player') return 0;
        const other = playerAt(state, command.on);
        return choice.why === 'steal' ? other.gold : levelOf(state, other.at) * 10 - other.gold;
      };
    case 'pick-place': {
      const home = stepsHome(state, content);
      return (command) => {
        if (command.do !== 'place') return 0;
        const { to } = command;
        return Math.min(taste.level, levelOf(state, to)) * 10 - Math.min(9, home[to] ?? FAR);
      };
    }
    case 'pick-find': {
      // what it will lay itself should be good, what the next player lays need not be
      const mine = state.turn.points > 0 && !situationOf(state, seat, content, taste).back ? 1 : -1;
      return (command) => (command.do === 'find' ? mine * findWorth(command.thing, content) : 0);
    }
    case 'pick-tile':
      return (command) => {
        if (command.do !== 'tile') return 0;
        const { pattern } = cardOf(content.tiles, command.tile);
        return cardOf(content.patterns, pattern).paths.length;
      };
    default:
      return () => 0;
  }
}

/** A bot that always follows one strategy. Used to compare strategies. */
export const policyFor =
  (taste: Strategy, random: Random): Policy<Traps> =>
  (options, choice, table) =>
    best(options, rate(choice, table.seen, table.content, taste), random);

/** The quick bot: it goes down to level 3, by the old book to level 2. */
export const greedy =
  (random: Random): Policy<Traps> =>
  (options, choice, table) =>
    policyFor(STRATEGIES[table.seen.oldBook ? 2 : 3], random)(options, choice, table);
