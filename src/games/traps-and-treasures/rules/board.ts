import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { type Level, SIDES, type Side } from '../state/constants.ts';
import type { Place, State } from '../state/state.ts';
import { ALL, bitOf, oppositeOf, rotatedPaths } from './tile-paths.ts';

/** The board: places, the paths between them, and levels. */

type At = Immutable<State>;
type Places = readonly Immutable<Place>[];
/** Home Base is place 0. */
export const HOME = 0;

const STEP: { readonly [K in Side]: { readonly x: number; readonly y: number } } = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
type Board = {
  readonly at: ReadonlyMap<number, number>;
  readonly open: readonly number[];
  /** For each place: the empty spots to which paths lead from it, near or far. Places that paths join share one set. */
  ways?: readonly ReadonlySet<number>[];
};
const WIDE = 1000;
const keyOf = (x: number, y: number): number => (y + WIDE / 2) * WIDE + x + WIDE / 2;
const known = new WeakMap<Places, Board>();

function boardOf(places: Places, content: Content): Board {
  const ready = known.get(places);
  if (ready) return ready;
  const board: Board = {
    at: new Map(places.map(({ x, y }, i) => [keyOf(x, y), i])),
    open: places.map(({ tile, turn }, i) => (i === HOME ? ALL : rotatedPaths(content.tiles[tile]?.open ?? 0, turn))),
  };
  known.set(places, board);
  return board;
}

/** The paths of a place after rotation. Home Base has one on every side (TT-4). */
export const openAt = (places: Places, content: Content, place: number): number => boardOf(places, content).open[place] ?? 0;

/** What the places lead to: see `Board.ways`. */
function waysOf(places: Places, content: Content): NonNullable<Board['ways']> {
  const board = boardOf(places, content);
  if (board.ways) return board.ways;
  const ways: ReadonlySet<number>[] = [];
  const follow = (from: number, spots: Set<number>): void => {
    const place = places[from];
    if (!place || ways[from]) return;
    ways[from] = spots;
    for (const side of SIDES) {
      if (isWalled(places, content, from, side)) continue;
      const { x, y } = beside(place, side);
      const to = board.at.get(keyOf(x, y));
      if (to === undefined) spots.add(keyOf(x, y));
      else follow(to, spots);
    }
  };
  for (const from of places.keys()) follow(from, new Set());
  board.ways = ways;
  return ways;
}

/**
 * TT-24: whether a new tile would leave any place without a path that leads on. Where there was none before, nothing is shut. `walls`: how
 * many walls its player may pass.
 */
export function shutsIn(places: Places, content: Content, tile: Places[number], walls: number): boolean {
  const before = waysOf(places, content);
  // a tile takes one way, and without a hole in a wall it is joined to others
  if (walls === 0 && before.every(({ size }) => size > 1)) return false;
  return waysOf([...places, tile], content).some(({ size }, i) => size === 0 && before[i]?.size !== 0);
}

/** The coordinates next to a place. There may be no tile. */
export const beside = ({ x, y }: { readonly x: number; readonly y: number }, side: Side): { readonly x: number; readonly y: number } => ({
  x: x + STEP[side].x,
  y: y + STEP[side].y,
});
/** The place on that side, or none if there is no tile. */
export function neighbour(places: Places, content: Content, from: number, side: Side): number | undefined {
  const here = places[from];
  if (!here) return undefined;
  const { x, y } = beside(here, side);
  return boardOf(places, content).at.get(keyOf(x, y));
}

/** Whether a wall is between a place and the tile on that side, or on the place's own edge if there is no tile (TT-8). */
export function isWalled(places: Places, content: Content, from: number, side: Side): boolean {
  const to = neighbour(places, content, from, side);
  const out = (openAt(places, content, from) & bitOf(side)) !== 0;
  return !out || (to !== undefined && (openAt(places, content, to) & bitOf(oppositeOf(side))) === 0);
}

/** The width of each level in rings (TT-10). */
export const ringsOf = (players: number): number => Math.max(1, Math.floor(players / 2));
/** The ring of a place: its distance from Home Base (TT-10). */
export const ringOf = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.max(Math.abs(x), Math.abs(y));
const capped = (level: number): Level => (level <= 1 ? 1 : level === 2 ? 2 : 3);
/** The level of a place (TT-10). Home Base counts as level 1 (TT-13). */
export const levelAt = (spot: { readonly x: number; readonly y: number }, players: number): Level =>
  capped(Math.ceil(ringOf(spot) / ringsOf(players)));
/** The level of a place (TT-10). */
export function levelOf(state: At, place: number): Level {
  const spot = state.places[place];
  return spot ? levelAt(spot, state.players.length) : 1;
}

/** The legal targets of a jump: places of level `most` or lower, except Home Base. */
export const jumpTargets = (state: At, seat: number, most: number): number[] =>
  state.places.flatMap((_, place) => (place !== HOME && place !== state.players[seat]?.at && levelOf(state, place) <= most ? [place] : []));
