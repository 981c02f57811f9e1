import type { Immutable, Invariant, Snapshot, Task } from '../../../engine/game.ts';
import { goesOn } from '../../../engine/shared/agenda.ts';
import { allDifferent, eachOnce } from '../../../engine/shared/cards.ts';
import { allThere } from '../../../engine/shared/references.ts';
import type { Content } from '../content/content.ts';
import { beside, HOME } from '../rules/board.ts';
import { mostHealth } from '../rules/players.ts';
import { GOLD, MAX_ROUNDS, SIDES } from '../state/constants.ts';
import { END_REASONS } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Traps } from '../state/tasks.ts';
import { references } from './references.ts';

/** The invariants of the state. Property tests check them after every command, and import validation checks each save with them. */

type At = Snapshot<Traps>;

/** Tiles that a player looks at. They are in a task and nowhere else. */
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
  ...state.places.flatMap(({ trap }) => (trap ? [trap.card] : [])),
];
/** The cards in this game's box. */
const boxed = ({ state }: At, cards: Content['monsters' | 'treasures']): string[] =>
  Object.values(cards).flatMap(({ id, more }) => (more && state.oldBook ? [] : [id]));

const spot = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;
/** Home Base is at the origin; each tile has its own place, next to a tile laid earlier. */
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

/** An upper bound: more than any card gives. */
const UPPER_BOUND = 99;
const MUCH = 100_000;

export const invariants: readonly Invariant<Traps>[] = [
  allThere(references),
  goesOn<Traps>('ask-first', 'settle-first', 'start-turn', 'go-on', 'turn', 'end-turn'),
  {
    name: 'each tile is in one place',
    dealt: true,
    holds: (at, content) => eachOnce(tiles(at), Object.keys(content.tiles)),
  },
  {
    name: 'each monster card and each treasure card is in one place',
    dealt: true,
    holds: (at, content) => eachOnce(monsters(at), boxed(at, content.monsters)) && eachOnce(treasures(at), boxed(at, content.treasures)),
  },
  {
    name: 'no tile and no card is in two places',
    holds: (at) => allDifferent(tiles(at)) && allDifferent(monsters(at)) && allDifferent(treasures(at)),
  },
  {
    name: 'the dungeon hangs together',
    holds: ({ state }) => isDungeon(state),
  },
  {
    name: 'nothing lies on Home Base, and nothing anywhere by the old book',
    holds: ({ state }) =>
      state.places.every(
        ({ thing, quiet, trap }, place) => (place !== HOME && !state.oldBook) || (thing === null && !quiet && trap === null),
      ) &&
      (!state.oldBook || state.finds.length + state.fallen.length === 0),
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
    name: 'a turn is bounded, and each player has rolled for the first one',
    holds: ({ state }) => {
      const { turn } = state;
      return (
        state.rolled.length === state.players.length &&
        [turn.points, turn.moved, turn.walls, turn.bait].every((n) => n <= UPPER_BOUND) &&
        state.round >= 1 &&
        state.round <= MAX_ROUNDS
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
      const { fight, duel } = state;
      return (
        (fight === null || duel === null) &&
        (fight === null || (fight.cards.length > 0 && (fight.die === null || (fight.die >= 1 && fight.die <= 6)))) &&
        (duel === null || duel.by !== duel.on)
      );
    },
  },
  {
    name: 'the game ends in one of its ways, and somebody wins',
    holds: ({ state, outcome }) =>
      outcome === null ||
      (END_REASONS.some((reason) => reason === outcome.reason) &&
        outcome.winners.length > 0 &&
        allDifferent(outcome.winners) &&
        outcome.winners.every((seat) => seat < state.players.length)),
  },
];
