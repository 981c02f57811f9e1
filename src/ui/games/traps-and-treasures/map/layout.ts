import { levelAt } from '../../../../games/traps-and-treasures/board.ts';
import type { View } from '../../../../games/traps-and-treasures/vocabulary.ts';
import type { Level } from '../../../../games/traps-and-treasures/words.ts';
import { type Bounds, boundsAround, type Point } from '../../../parts/board/growing.ts';

/** Where things lie on a map that grows: columns and rows around Home Base, which is 0, 0. */

/** Growing two at a time, the map is not laid out anew with every tile. */
const outwards = (n: number): number => 2 * Math.ceil((n + 1) / 2);

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
