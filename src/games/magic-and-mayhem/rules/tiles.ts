import { EAST, NORTH, SOUTH, WEST } from '../../../engine/shared/grid.ts';
import type { TileCard } from '../content/card-schemas.ts';
import type { DoorKind } from '../state/constants.ts';

/** A tile is SIZE × SIZE squares (MM-5). */
export const SIZE = 6;
/** The two middle squares of a side. */
export const MIDDLE = [2, 3] as const;
export const FLOOR = 1;
export const E_MARK = 2;
export const BOSS_MARK = 3;
export const STORE_MARK = 4;
export const STAIRS = 5;
const MARKS: { readonly [sign: string]: number } = { '.': FLOOR, E: E_MARK, B: BOSS_MARK, $: STORE_MARK, '<': STAIRS };
const DOOR_SIGNS: { readonly [sign: string]: DoorKind } = { D: 'plain', L: 'locked', S: 'secret' };
export type Rotation = 0 | 1 | 2 | 3;

/** A door of a tile, on the east or south side of its square. */
type TileDoor = { readonly square: number; readonly side: typeof EAST | typeof SOUTH; readonly kind: DoorKind };
/** A tile after some quarter turns clockwise. */
export type RotatedTile = {
  /** The mark of each of the 36 squares; 0 is rock. */
  readonly marks: readonly number[];
  /** The closed sides of each square, without shut doors. */
  readonly walls: readonly number[];
  readonly doors: readonly TileDoor[];
  /** Which sides of the tile are open, as a mask. */
  readonly open: number;
};
export type Tile = Omit<TileCard, 'map'> & {
  readonly laid: readonly [RotatedTile, RotatedTile, RotatedTile, RotatedTile];
};

const turnMask = (mask: number): number => ((mask << 1) | (mask >> 3)) & 15;
const turnSquare = (square: number): number => (square % SIZE) * SIZE + (SIZE - 1 - Math.floor(square / SIZE));

/** Rotates a tile a quarter turn clockwise. */
function turned(laid: RotatedTile): RotatedTile {
  const marks = laid.marks.slice();
  const walls = laid.walls.slice();
  for (let i = 0; i < SIZE * SIZE; i++) {
    marks[turnSquare(i)] = laid.marks[i] ?? 0;
    walls[turnSquare(i)] = turnMask(laid.walls[i] ?? 15);
  }
  const doors = laid.doors.map(({ square, side, kind }): TileDoor => {
    const to = turnSquare(square);
    // An east door becomes a south door. A south door becomes a west door: the east side of the square before it.
    return side === EAST ? { square: to, side: SOUTH, kind } : { square: to - 1, side: EAST, kind };
  });
  return { marks, walls, doors, open: turnMask(laid.open) };
}

/** Parses a tile's drawing and makes all four rotations. */
export function rotateTile({ map, ...card }: TileCard): Tile {
  const sign = (row: number, column: number): string => map[row]?.[column] ?? ' ';
  const marks: number[] = [];
  const walls: number[] = [];
  const doors: TileDoor[] = [];
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const row = 2 * y + 1;
      const column = 2 * x + 1;
      const mark = MARKS[sign(row, column)] ?? 0;
      const sides = {
        [NORTH]: sign(row - 1, column),
        [EAST]: sign(row, column + 1),
        [SOUTH]: sign(row + 1, column),
        [WEST]: sign(row, column - 1),
      };
      let wall = 0;
      for (const side of [NORTH, EAST, SOUTH, WEST] as const) {
        const drawn = sides[side] ?? ' ';
        if (drawn === '-' || drawn === '|') wall |= side;
        const door = DOOR_SIGNS[drawn];
        if (door && (side === EAST || side === SOUTH)) doors.push({ square: y * SIZE + x, side, kind: door });
      }
      marks.push(mark);
      walls.push(mark === 0 ? 15 : wall);
    }
  }
  // Rock closes the sides of its neighbours.
  for (let i = 0; i < SIZE * SIZE; i++) {
    const x = i % SIZE;
    const rock = (at: number): boolean => marks[at] === 0;
    let wall = walls[i] ?? 15;
    if (i >= SIZE && rock(i - SIZE)) wall |= NORTH;
    if (x < SIZE - 1 && rock(i + 1)) wall |= EAST;
    if (i < SIZE * (SIZE - 1) && rock(i + SIZE)) wall |= SOUTH;
    if (x > 0 && rock(i - 1)) wall |= WEST;
    walls[i] = wall;
  }
  const [middle] = MIDDLE;
  const gate = (square: number, side: number): number => (((walls[square] ?? 15) & side) === 0 ? side : 0);
  const open =
    gate(middle, NORTH) | gate(middle * SIZE + SIZE - 1, EAST) | gate(SIZE * (SIZE - 1) + middle, SOUTH) | gate(middle * SIZE, WEST);
  const first: RotatedTile = { marks, walls, doors, open };
  const second = turned(first);
  const third = turned(second);
  return { ...card, laid: [first, second, third, turned(third)] };
}
