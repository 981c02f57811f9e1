import { EAST, NORTH, SOUTH, WEST } from '../../../../engine/shared/grid.ts';
import { type RotatedTile, SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';

/** One square of a drawing. All lengths of the board's pictures are in these units, whatever the zoom. */
export const UNIT = 38;
export const TILE = UNIT * SIZE;

const WALL = 7;
type Point = readonly [x: number, y: number];
const key = (x: number, y: number): string => `${x} ${y}`;
const clamp = (n: number): number => Math.min(SIZE - 1, Math.max(0, n));

/** The rock of a tile as one sheet with rooms cut out of it, and its thin walls; it leans out over the tile's edge. */
export function rockPath(laid: RotatedTile, edge: number): string {
  const rock = (x: number, y: number): boolean => laid.marks[clamp(y) * SIZE + clamp(x)] === 0;
  return outlines(rock).map(rounded).join('') + thinWalls(laid, edge);
}

/** Clockwise loops around all rock, one square beyond the tile on each side, in squares. */
function outlines(rock: (x: number, y: number) => boolean): Point[][] {
  const inside = (x: number, y: number): boolean => x >= -1 && y >= -1 && x <= SIZE && y <= SIZE && rock(x, y);
  const ways = new Map<string, Point[]>();
  const add = (x: number, y: number, dx: number, dy: number) => {
    const at = key(x, y);
    ways.set(at, [...(ways.get(at) ?? []), [dx, dy]]);
  };
  for (let y = -1; y <= SIZE; y++) {
    for (let x = -1; x <= SIZE; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(x, y, 1, 0);
      if (!inside(x + 1, y)) add(x + 1, y, 0, 1);
      if (!inside(x, y + 1)) add(x + 1, y + 1, -1, 0);
      if (!inside(x - 1, y)) add(x, y + 1, 0, -1);
    }
  }
  const loops: Point[][] = [];
  for (const [start, first] of ways) {
    while (first.length > 0) loops.push(follow(ways, start));
  }
  return loops;
}

/** Takes one loop out of the edges that are left, its corners only. Where rock touches rock at a corner, it keeps to its own. */
function follow(ways: Map<string, Point[]>, start: string): Point[] {
  const [x0 = 0, y0 = 0] = start.split(' ').map(Number);
  let [x, y] = [x0, y0];
  let [dx, dy] = [0, 0];
  const corners: Point[] = [];
  do {
    const open = ways.get(key(x, y)) ?? [];
    const right = open.findIndex(([a, b]) => a === -dy && b === dx);
    const [next] = open.splice(Math.max(0, right), 1);
    if (!next) break;
    if (next[0] !== dx || next[1] !== dy) corners.push([x, y]);
    [dx, dy] = next;
    x += dx;
    y += dy;
  } while (x !== x0 || y !== y0);
  // the loop may have begun in the middle of a straight line
  const [a, b, last] = [corners[0], corners[1], corners.at(-1)];
  if (a && b && last && ((last[0] === a[0] && a[0] === b[0]) || (last[1] === a[1] && a[1] === b[1]))) corners.shift();
  return corners;
}

/** A loop with its corners cut round: outer ones a little less than those of rooms. */
function rounded(corners: readonly Point[]): string {
  let path = '';
  corners.forEach((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const [ix, iy] = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])];
    const [ox, oy] = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])];
    const right = ix * oy - iy * ox > 0;
    const radius = right ? 5 : 8;
    const [x, y] = [corner[0] * UNIT, corner[1] * UNIT];
    path += `${i === 0 ? 'M' : 'L'}${x - ix * radius} ${y - iy * radius}Q${x} ${y} ${x + ox * radius} ${y + oy * radius}`;
  });
  return `${path}Z`;
}

/** A strip with round ends, clockwise like the rock it grows out of. */
function strip(x: number, y: number, across: boolean): string {
  const r = WALL / 2;
  const long = UNIT;
  return across
    ? `M${x} ${y - r}h${long}a${r} ${r} 0 0 1 0 ${WALL}h${-long}a${r} ${r} 0 0 1 0 ${-WALL}z`
    : `M${x - r} ${y}a${r} ${r} 0 0 1 ${WALL} 0v${long}a${r} ${r} 0 0 1 ${-WALL} 0z`;
}

/** Walls between two floors, and along the tile's own edge. */
function thinWalls({ marks, walls }: RotatedTile, edge: number): string {
  let path = '';
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] === 0) continue;
    const x = i % SIZE;
    const y = Math.floor(i / SIZE);
    const wall = walls[i] ?? 15;
    const floor = (at: number): boolean => (marks[at] ?? 0) !== 0;
    if (wall & EAST && x < SIZE - 1 && floor(i + 1)) path += strip((x + 1) * UNIT, y * UNIT, false);
    if (wall & SOUTH && y < SIZE - 1 && floor(i + SIZE)) path += strip(x * UNIT, (y + 1) * UNIT, true);
    if (y === 0 && (wall | edge) & NORTH) path += strip(x * UNIT, 2.5, true);
    if (y === SIZE - 1 && (wall | edge) & SOUTH) path += strip(x * UNIT, TILE - 2.5, true);
    if (x === 0 && (wall | edge) & WEST) path += strip(2.5, y * UNIT, false);
    if (x === SIZE - 1 && (wall | edge) & EAST) path += strip(TILE - 2.5, y * UNIT, false);
  }
  return path;
}

/** Every second floor square of a tile, as on a chess board, as one path; they lie a little apart. */
export function floorPath({ marks }: RotatedTile, odd: 0 | 1): string {
  const gap = 1;
  const r = 6;
  const side = UNIT - 2 * gap - 2 * r;
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return marks
    .map((mark, i) => {
      if (mark === 0 || (i + Math.floor(i / SIZE)) % 2 !== odd) return '';
      const x = (i % SIZE) * UNIT + gap + r;
      const y = Math.floor(i / SIZE) * UNIT + gap;
      return `M${x} ${y}h${side}${arc(r, r)}v${side}${arc(-r, r)}h${-side}${arc(-r, -r)}v${-side}${arc(r, -r)}z`;
    })
    .join('');
}

/** Small scratches of the knife, the same each time for the same tile: on rock or on floor. */
export function scratches({ marks }: RotatedTile, on: 'rock' | 'floor'): string {
  let seed = marks.reduce((sum, mark, i) => (sum * 31 + mark * (i + 7)) % 65521, 17);
  const chance = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  let path = '';
  for (let i = 0; i < marks.length; i++) {
    const often = on === 'rock' ? 0.55 : 0.2;
    if ((marks[i] === 0) !== (on === 'rock') || (on === 'floor' && marks[i] !== 1) || chance() > often) continue;
    const x = (i % SIZE) * UNIT + 9 + chance() * 14;
    const y = Math.floor(i / SIZE) * UNIT + 12 + chance() * 14;
    path +=
      on === 'rock'
        ? `M${x.toFixed(1)} ${y.toFixed(1)}q4.5-5 9 0`
        : `M${x.toFixed(1)} ${y.toFixed(1)}l${(3 + chance() * 4).toFixed(1)} ${(chance() * 6 - 3).toFixed(1)}l${(2 + chance() * 3).toFixed(1)} ${(chance() * 6 - 1).toFixed(1)}`;
  }
  return path;
}
