import { levelAt } from '../../../../games/traps-and-treasures/rules/board.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { type Bounds, boundsAround, type Point } from '../../../parts/board/growing-map.ts';

/** Where things lie on a map that grows: columns and rows around Home Base, which is 0, 0. */

/** Room for a tile beyond the farthest one, and at least for two. */
const outwards = (n: number): number => Math.max(2, n + 1);

/** All places, with room for a tile beside each of them. */
export const boundsOf = (places: readonly Point[]): Bounds => boundsAround(places, outwards);

export const keyOf = ({ x, y }: Point): string => `${x},${y}`;

export const levelOn = (view: View, point: Point): Level => levelAt(point, view.players.length);

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** Where an arrow key leads: the next cell in its line; else the nearest in that direction. */
export function towards<T extends Point>(cells: readonly T[], from: Point, key: string): T | null {
  const step = STEPS[key];
  if (!step) return null;
  const [dx, dy] = step;
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead < 1) continue;
    const far = ahead + 3 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (far >= least) continue;
    least = far;
    best = cell;
  }
  return best;
}

/** How far from a cell a tap may land and still mean it, in pixels. */
const NEAR = 24;

/** The cell nearest to a point, if a tap there means one. A cell is `side` pixels wide and begins at its x, y. */
export function nearestCell<T extends Point>(cells: readonly T[], point: Point, side: number): T | null {
  const off = (cell: T) => {
    const [x, y] = [point.x - cell.x, point.y - cell.y];
    return Math.hypot(Math.max(-x, 0, x - 1), Math.max(-y, 0, y - 1)) * side;
  };
  const [near] = cells.filter((cell) => off(cell) <= NEAR).sort((a, b) => off(a) - off(b));
  return near ?? null;
}
