import type { Immutable } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import { beside, HOME, isWalled, levelAt, levelOf, neighbour, openAt, ringOf, ringsOf, stepsFrom } from '../rules/board.ts';
import { playerAt } from '../rules/players.ts';
import { bitOf, oppositeOf, rotatedPaths } from '../rules/tile-paths.ts';
import { type Level, SIDES } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { TurnCommand } from '../state/tasks.ts';

/** Walking distances to Home Base and to a level, along existing paths and through empty places. */

type At = Immutable<State>;
export const FAR = 99;

type DistanceCache = { home: readonly number[] | null; readonly out: (readonly number[] | undefined)[] };
const known = new WeakMap<object, DistanceCache>();
/** Cached by the `places` array, which is replaced whenever a tile is laid. */
function distanceCacheOf(places: At['places']): DistanceCache {
  const ready = known.get(places);
  if (ready) return ready;
  const ways: DistanceCache = { home: null, out: [] };
  known.set(places, ways);
  return ways;
}

/** For each place: steps to that level or a deeper one, with an estimate for tiles not laid yet. */
export function stepsOut(state: At, content: Content, level: Level): readonly number[] {
  const ways = distanceCacheOf(state.places);
  const ready = ways.out[level] ?? computeStepsOut(state, content, level);
  ways.out[level] = ready;
  return ready;
}
function computeStepsOut(state: At, content: Content, level: Level): readonly number[] {
  const { places, players } = state;
  const ring = (level - 1) * ringsOf(players.length) + 1;
  const far = places.map((place, i) => {
    if (i !== HOME && levelOf(state, i) >= level) return 0;
    const out = SIDES.filter(
      (side) => neighbour(places, content, i, side) === undefined && (openAt(places, content, i) & bitOf(side)) !== 0,
    ).map((side) => Math.max(1, ring - ringOf(beside(place, side)) + 1) + 0.3);
    return Math.min(FAR, ...out);
  });
  return relaxDistances(state, content, far);
}
/** For each place: steps to Home Base along existing paths. */
export function stepsHome(state: At, content: Content): readonly number[] {
  const ways = distanceCacheOf(state.places);
  ways.home ??= stepsFrom(state.places, content, HOME).map((steps) => (steps < 0 ? FAR : steps));
  return ways.home;
}

/** Relaxes the distances: each place is at most one step farther than its nearest neighbour. */
function relaxDistances({ places }: At, content: Content, far: number[]): readonly number[] {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < places.length; i++) {
      for (const side of SIDES) {
        const to = neighbour(places, content, i, side);
        if (to === undefined || isWalled(places, content, i, side)) continue;
        const over = (far[to] ?? FAR) + 1;
        if (over < (far[i] ?? FAR)) {
          far[i] = over;
          changed = true;
        }
      }
    }
  }
  return far;
}

/** The distance after a move or a new tile. `far`: the known distance of each place. */
export function distanceAfter(
  state: At,
  seat: number,
  command: TurnCommand,
  content: Content,
  far: readonly number[],
  level: Level | null,
): number {
  const from = playerAt(state, seat).at;
  const here = state.places[from];
  if (command.do === 'move') return far[neighbour(state.places, content, from, command.side) ?? from] ?? FAR;
  if (command.do !== 'lay' || !here) return FAR;
  const spot = beside(here, command.side);
  if (level !== null && levelAt(spot, state.players.length) >= level) return 0;
  const open = rotatedPaths(cardOf(content.tiles, command.tile).open, command.turn);
  const ring = level === null ? 0 : (level - 1) * ringsOf(state.players.length) + 1;
  let best = FAR;
  for (const side of SIDES) {
    if ((open & bitOf(side)) === 0) continue;
    const next = beside(spot, side);
    const there = state.places.findIndex(({ x, y }) => x === next.x && y === next.y);
    if (there >= 0) {
      if ((openAt(state.places, content, there) & bitOf(oppositeOf(side))) !== 0) best = Math.min(best, (far[there] ?? FAR) + 1);
    } else if (level !== null) best = Math.min(best, Math.max(1, ring - ringOf(next) + 1));
  }
  return best;
}
