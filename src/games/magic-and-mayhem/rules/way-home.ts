import type { Game, Immutable } from '../../../engine/game.ts';
import { CARRIED, TIDY_RINGS } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { slotOf } from './board.ts';
import { checkCooperativeEnd } from './endings.ts';
import { sideOf } from './figures.ts';
import { takeLootAt } from './looting.ts';
import { type Context, getUp, heroDraft } from './mutations.ts';

/** The way home (MM-54): when the boss falls, the dungeon wakes and is tidied up behind the heroes, who run for the door. */

type At = Immutable<State>;

/** Whether this hero runs: its side has beaten a boss. A story says itself how it ends. */
export const isRunningHome = (state: At, seat: number): boolean =>
  !state.byTheBook && state.mode !== 'narrative' && sideOf(state, seat).bosses > 0;

/** Whether a hero waits at the door, and nobody is left whom it could fetch. */
export function isSafeHome(state: At, seat: number): boolean {
  const hero = state.heroes[seat];
  return (
    state.wakened !== null &&
    hero !== undefined &&
    hero.at !== null &&
    slotOf(state.board.wide, hero.at) === sideOf(state, seat).home &&
    state.heroes.every(({ lies }) => lies === null)
  );
}

/** How many tiles away from the door a place is. */
function tilesFromDoor({ board, sides }: At, slot: number): number {
  const home = sides[0]?.home ?? 0;
  return Math.abs((slot % board.wide) - (home % board.wide)) + Math.abs(Math.floor(slot / board.wide) - Math.floor(home / board.wide));
}
const laidTiles = ({ board }: At): number[] => board.slots.flatMap((slot, place) => (slot ? [place] : []));
const farthest = (state: At): number => Math.max(0, ...laidTiles(state).map((slot) => tilesFromDoor(state, slot)));

/** The boss of a band has fallen. From now on the torch burns as long as there are rooms left to tidy up. */
export function wakeDungeon(context: Context): void {
  const { state } = context;
  if (state.byTheBook || state.mode !== 'cooperative' || state.wakened !== null) return;
  const left = Math.ceil(farthest(state) / TIDY_RINGS);
  state.wakened = state.round;
  state.torch = state.round + left;
  context.emit?.({ do: 'dungeon-woke', left });
}

/** What lies on the way home is taken along in passing, and so are fallen friends: they get up where the hero stops, with one heart. */
function pickUpOnTheRun(context: Context, seat: number, path: readonly number[]): void {
  const hero = heroDraft(context, seat);
  for (const at of path) {
    takeLootAt(context, seat, at);
    context.state.heroes.forEach((friend, other) => {
      if (friend.lies !== at || friend.side !== hero.side || hero.at === null) return;
      getUp(context, other, hero.at, CARRIED);
      context.emit?.({ do: 'fetched', seat, friend: other, at: hero.at });
    });
  }
}

/** What a hero who has walked picks up, free: what lies where the walk ends, but not what a fallen hero left there (MM-11). */
export function pickUp(context: Context, seat: number, path: readonly number[]): void {
  const { state } = context;
  const end = state.loot.find(({ at, shield }) => at === path.at(-1) && !shield);
  if (isRunningHome(state, seat)) pickUpOnTheRun(context, seat, path);
  else if (end && !state.byTheBook) takeLootAt(context, seat, end.at);
}

/** After each round of the way home the tiles farthest from the door are rolled up, with all that is on them. Returns whether the game has ended. */
export function tidyUp(context: Context): boolean {
  const { state } = context;
  const { wakened, board } = state;
  if (wakened === null || state.round <= wakened) return false;
  const rest = Math.max(0, farthest(state) - TIDY_RINGS);
  const gone = new Set(laidTiles(state).filter((slot) => tilesFromDoor(state, slot) > rest));
  if (gone.size === 0) return false;
  rollUp(context, gone);
  context.emit?.({ do: 'tidied', slots: [...gone] });
  state.heroes.forEach((hero, seat) => {
    if (hero.lies !== null && gone.has(slotOf(board.wide, hero.lies))) hero.lies = null;
    if (hero.at === null || !gone.has(slotOf(board.wide, hero.at))) return;
    state.treasures.discard.push(...hero.cards);
    Object.assign(hero, { at: null, fallen: 0, lies: null, hp: 0, gold: 0, cards: [], lasting: [] });
    context.emit?.({ do: 'rolled-up', seat });
  });
  return checkCooperativeEnd(context);
}

/** Takes tiles off the board, with their monsters and loot. */
function rollUp(context: Context, gone: ReadonlySet<number>): void {
  const { state } = context;
  const { board } = state;
  const on = (square: number): boolean => gone.has(slotOf(board.wide, square));
  state.treasures.discard.push(
    ...state.loot.flatMap((loot) => (on(loot.at) ? loot.cards : [])),
    ...state.monsters.flatMap((monster) => (on(monster.at) ? monster.cards : [])),
  );
  state.loot = state.loot.filter((loot) => !on(loot.at));
  state.monsters = state.monsters.filter((monster) => !on(monster.at));
  const left = state.out.filter((card) => state.monsters.some((monster) => monster.card === card));
  state.dangers.discard.push(...state.out.filter((card) => !left.includes(card)));
  state.out = left;
  state.spent = state.spent.filter((square) => !on(square));
  state.used = state.used.filter(({ slot }) => !gone.has(slot));
  state.board = {
    ...board,
    slots: board.slots.map((slot, place) => (gone.has(place) ? null : slot)),
    opened: board.opened.filter((edge) => !on(Math.floor(edge / 2))),
    blocked: board.blocked.filter((square) => !on(square)),
  };
}

export const wayHomeRolls: Pick<Game<Mayhem>['rolls'], 'run-roll'> = {
  'run-roll': (context, [die = 1], { seat }) => {
    context.emit?.({ do: 'rolled', seat, roll: 'run-roll', die, good: true });
    if (context.state.turn.seat === seat) context.state.turn.steps += die;
  },
};
