import type { Immutable } from '../../../engine/game.ts';
import { beside, HOME, isWalled, levelAt, levelOf, neighbour, openAt, ringOf, ringsOf, stepsFrom } from '../board.ts';
import { type Content, need } from '../content.ts';
import { bitOf, oppositeOf, turned } from '../paths.ts';
import { playerAt } from '../players.ts';
import type { State } from '../state.ts';
import type { TurnCommand } from '../vocabulary.ts';
import { type Level, SIDES } from '../words.ts';

/** How far it is: home, and out to a level, over paths that lie and over places that are still empty. */

type At = Immutable<State>;
export const FAR = 99;

type Ways = { home: readonly number[] | null; readonly out: (readonly number[] | undefined)[] };
const known = new WeakMap<object, Ways>();
/** The board is replaced whole when a tile is laid, so what was reckoned of it stays right. */
function waysOf(places: At['places']): Ways {
  const ready = known.get(places);
  if (ready) return ready;
  const ways: Ways = { home: null, out: [] };
  known.set(places, ways);
  return ways;
}

/** For each place: steps until one stands on that level or deeper, with a guess for what is not laid yet. */
export function stepsOut(state: At, content: Content, level: Level): readonly number[] {
  const ways = waysOf(state.places);
  const ready = ways.out[level] ?? reckonOut(state, content, level);
  ways.out[level] = ready;
  return ready;
}
function reckonOut(state: At, content: Content, level: Level): readonly number[] {
  const { places, players } = state;
  const ring = (level - 1) * ringsOf(players.length) + 1;
  const far = places.map((place, i) => {
    if (i !== HOME && levelOf(state, i) >= level) return 0;
    const out = SIDES.filter(
      (side) => neighbour(places, content, i, side) === undefined && (openAt(places, content, i) & bitOf(side)) !== 0,
    ).map((side) => Math.max(1, ring - ringOf(beside(place, side)) + 1) + 0.3);
    return Math.min(FAR, ...out);
  });
  return spread(state, content, far);
}
/** For each place: steps to Home Base over paths that lie. */
export function stepsHome(state: At, content: Content): readonly number[] {
  const ways = waysOf(state.places);
  ways.home ??= stepsFrom(state.places, content, HOME).map((steps) => (steps < 0 ? FAR : steps));
  return ways.home;
}

/** Lets each place be as near as its nearest neighbour and a step. */
function spread({ places }: At, content: Content, far: number[]): readonly number[] {
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

/** How far it is from where a move or a new tile leads; `far` is what is known of the places that lie. */
export function after(
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
  const open = turned(need(content.tiles, command.tile).open, command.turn);
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
