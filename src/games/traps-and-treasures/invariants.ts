import type { Immutable, Invariant, Scene, Task } from '../../engine/game.ts';
import { once, unlike } from '../../engine/kit/cards.ts';
import { beside, HOME } from './board.ts';
import { END_REASONS } from './happenings.ts';
import { missing } from './missing.ts';
import { mostHealth } from './players.ts';
import type { State } from './state.ts';
import type { Traps } from './vocabulary.ts';
import { inOrder, possible } from './waiting.ts';
import { GOLD, MOST_ROUNDS, SIDES } from './words.ts';

/** What is always so. The laws look at it after every command; a save that comes in is held against it, and trusted no further. */

type At = Scene<Traps>;

/** Tiles that are being looked at are in a task, and nowhere else. */
const lookedAt = (at: At): string[] =>
  (at.agenda as readonly Immutable<Task<Traps>>[]).flatMap((task) => (task.do === 'pick-tile' ? [...task.tiles] : []));
const tiles = (at: At): string[] => [
  ...at.state.stack.draw,
  ...at.state.stack.discard,
  ...at.state.places.map(({ tile }) => tile),
  ...at.state.players.flatMap((player) => player.tiles),
  ...lookedAt(at),
];
const monsters = ({ state }: At): string[] => [...state.monsters.draw, ...state.monsters.discard, ...(state.fight?.cards ?? [])];
const treasures = ({ state }: At): string[] => [
  ...state.treasures.draw,
  ...state.treasures.discard,
  ...state.players.flatMap(({ cards }) => cards.map(({ card }) => card)),
];

const spot = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;
/** Home Base lies in the middle, each tile on a place of its own, and each beside one that was laid before. */
function isDungeon({ places }: Immutable<State>): boolean {
  const [home] = places;
  if (home?.x !== 0 || home.y !== 0 || home.turn !== 0) return false;
  const laid = new Set<string>();
  return places.every((place, i) => {
    const joined = i === HOME || SIDES.some((side) => laid.has(spot(beside(place, side))));
    const free = !laid.has(spot(place));
    laid.add(spot(place));
    return joined && free;
  });
}

/** More than any card gives. */
const MANY = 99;
const MUCH = 100_000;

export const invariants: readonly Invariant<Traps>[] = [
  {
    name: 'everything that is named is in the box',
    holds: (at, content) => missing(at, content) === null,
    wrong: missing,
  },
  {
    name: 'each tile is in one place',
    dealt: true,
    holds: (at, content) => once(tiles(at), Object.keys(content.tiles)),
  },
  {
    name: 'each monster card and each treasure card is in one place',
    dealt: true,
    holds: (at, content) => once(monsters(at), Object.keys(content.monsters)) && once(treasures(at), Object.keys(content.treasures)),
  },
  {
    name: 'no tile and no card is in two places',
    holds: (at) => unlike(tiles(at)) && unlike(monsters(at)) && unlike(treasures(at)),
  },
  {
    name: 'the dungeon hangs together, and everybody stands in it',
    holds: ({ state }) => isDungeon(state) && state.players.every(({ at }) => at < state.places.length),
  },
  {
    name: 'with a strict pile, gold on hand, gold stored and the pile come to all the gold in the box',
    holds: ({ state }) => {
      const held = state.players.reduce((sum, { gold, stored }) => sum + gold + stored, 0);
      return state.pile === null ? held <= MUCH : held + state.pile === GOLD;
    },
  },
  {
    name: 'nobody has more health than there is room for, and none only who is about to be knocked out',
    holds: ({ state, agenda, outcome }, content) => {
      const about = new Set(
        (agenda as readonly Immutable<Task<Traps>>[]).flatMap((task) =>
          task.do === 'perish' || task.do === 'dying' || task.do === 'run' ? [task.seat] : [],
        ),
      );
      return state.players.every(
        (player, seat) => player.health <= mostHealth(player, content) && (player.health > 0 || about.has(seat) || outcome !== null),
      );
    },
  },
  {
    name: 'the turn belongs to somebody who sits here, and so do the first and the last',
    holds: ({ state }) => {
      const sits = (seat: number): boolean => seat < state.players.length;
      const { turn } = state;
      return (
        sits(turn.seat) &&
        sits(state.first) &&
        (state.last === null || sits(state.last)) &&
        state.rolled.length === state.players.length &&
        [turn.points, turn.moved, turn.walls, turn.bait].every((n) => n <= MANY) &&
        state.round >= 1 &&
        state.round <= MOST_ROUNDS
      );
    },
  },
  {
    name: 'these are the last turns when somebody has stored enough, and only then',
    holds: ({ state }) => (state.last !== null) === state.players.some(({ stored }) => stored >= state.target),
  },
  {
    name: 'a fight has its monster and a duel two players',
    holds: ({ state }) => {
      const { fight, duel, players } = state;
      return (
        (fight === null || duel === null) &&
        (fight === null || (fight.cards.length > 0 && (fight.die === null || (fight.die >= 1 && fight.die <= 6)))) &&
        (duel === null || (duel.by !== duel.on && duel.by < players.length && duel.on < players.length))
      );
    },
  },
  {
    name: 'the game ends in one of its ways, and somebody wins',
    holds: ({ state, outcome }) =>
      outcome === null ||
      (END_REASONS.some((reason) => reason === outcome.reason) &&
        outcome.winners.length > 0 &&
        unlike(outcome.winners) &&
        outcome.winners.every((seat) => seat < state.players.length)),
  },
  {
    name: 'the round goes on after whatever waits, and one thing is asked at a time',
    holds: (at) => at.outcome !== null || inOrder(at),
  },
  {
    name: 'what waits can be done',
    holds: (at, content) => at.outcome !== null || possible(at, content),
  },
];
