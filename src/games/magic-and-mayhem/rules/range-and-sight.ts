import { EAST, NORTH, SOUTH, WEST } from '../../../engine/shared/grid.ts';
import type { BoardGeometry } from './board.ts';

const openBetween = ({ walls, width }: BoardGeometry, a: number, b: number): boolean => {
  const side = b === a + 1 ? EAST : b === a - 1 ? WEST : b === a + width ? SOUTH : NORTH;
  return ((walls[a] ?? 15) & side) === 0;
};

/** The distance of two squares in king's moves. */
export function distance({ width }: BoardGeometry, a: number, b: number): number {
  return Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));
}

/** MM-30: the same square, across an open side, or across a corner with at least one open way around. */
export function near(ground: BoardGeometry, a: number, b: number): boolean {
  if (a === b) return true;
  if (distance(ground, a, b) > 1) return false;
  const { width } = ground;
  const dx = (b % width) - (a % width);
  if (dx === 0 || b - a === dx) return openBetween(ground, a, b);
  const beside = a + dx;
  const beyond = b - dx;
  return (
    (openBetween(ground, a, beside) && openBetween(ground, beside, b)) || (openBetween(ground, a, beyond) && openBetween(ground, beyond, b))
  );
}

/** Whether no wall touches the corner above and left of square (x, y). */
function cornerClear(ground: BoardGeometry, x: number, y: number): boolean {
  const { width } = ground;
  const below = y * width + x;
  const above = below - width;
  return (
    openBetween(ground, above - 1, above) &&
    openBetween(ground, below - 1, below) &&
    openBetween(ground, above - 1, below - 1) &&
    openBetween(ground, above, below)
  );
}

/**
 * MM-30: whether the line between two centres crosses no wall, wall end, shut door or face-down tile. Uses integers on a grid of double
 * resolution: centres have odd coordinates, walls even ones.
 */
export function sees(ground: BoardGeometry, a: number, b: number): boolean {
  const { width } = ground;
  const x0 = 2 * (a % width) + 1;
  const y0 = 2 * Math.floor(a / width) + 1;
  const dx = 2 * (b % width) + 1 - x0;
  const dy = 2 * Math.floor(b / width) + 1 - y0;
  const right = Math.sign(dx);
  for (let step = 1; step < Math.abs(dx); step += 2) {
    const x = x0 + right * step;
    const y = y0 + (right * step * dy) / dx;
    const column = x / 2;
    if (Number.isInteger(y) && y % 2 === 0) {
      if (!cornerClear(ground, column, y / 2)) return false;
    } else {
      const row = Math.floor(y / 2) * width;
      if (!openBetween(ground, row + column - 1, row + column)) return false;
    }
  }
  const down = Math.sign(dy);
  for (let step = 1; step < Math.abs(dy); step += 2) {
    const y = y0 + down * step;
    const x = x0 + (down * step * dx) / dy;
    if (Number.isInteger(x) && x % 2 === 0) continue; // a corner: looked at above
    const column = Math.floor(x / 2);
    const row = y / 2;
    if (!openBetween(ground, (row - 1) * width + column, row * width + column)) return false;
  }
  return true;
}

/** Whether an attack of `range` from `a` reaches `b`: near for 1, by sight for more. */
export const reaches = (ground: BoardGeometry, a: number, b: number, range: number): boolean => {
  const far = distance(ground, a, b);
  if (far <= 1) return near(ground, a, b);
  return far <= range && sees(ground, a, b);
};

/** The side of the larger offset from `a` to `b`. `facing` stays if the offsets are equal (MM-32). */
export function turnTo({ width }: BoardGeometry, a: number, b: number, facing: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
  const dx = (b % width) - (a % width);
  const dy = Math.floor(b / width) - Math.floor(a / width);
  if (Math.abs(dx) === Math.abs(dy)) return facing;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/** The distance ahead of a creature at `a` with this `facing`; 0 if `b` is not in front. At distance d the area is 2d + 1 squares wide. */
function ahead({ width }: BoardGeometry, a: number, facing: 0 | 1 | 2 | 3, b: number): number {
  const dx = (b % width) - (a % width);
  const dy = Math.floor(b / width) - Math.floor(a / width);
  const far = facing === 0 ? -dy : facing === 1 ? dx : facing === 2 ? dy : -dx;
  return far > 0 && Math.abs(facing % 2 === 0 ? dx : dy) <= far ? far : 0;
}
export const inFront = (ground: BoardGeometry, a: number, facing: 0 | 1 | 2 | 3, b: number): boolean => ahead(ground, a, facing, b) > 0;

/** Whether `b` is in the cone. The own square is included; walls block it (MM-32). */
export function inCone(ground: BoardGeometry, a: number, facing: 0 | 1 | 2 | 3, reach: number, b: number): boolean {
  const far = ahead(ground, a, facing, b);
  return a === b || (far >= 1 && far <= reach && reaches(ground, a, b, reach));
}
