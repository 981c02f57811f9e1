import type { Immutable } from '../../../engine/game.ts';
import { EAST, Grid, NORTH, SOUTH, WEST } from '../../../engine/shared/grid.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { DoorKind } from '../state/constants.ts';
import type { Board, Slot } from '../state/state.ts';
import { MIDDLE, SIZE, type Tile } from './tiles.ts';

/** A door between two squares. `edge` is its id: twice its west or north square, plus one if it is on the south side. */
export type Door = { readonly edge: number; readonly a: number; readonly b: number; readonly kind: DoorKind; readonly open: boolean };

/** The geometry of a board. It is cached for each board and never part of a state. */
export type BoardGeometry = {
  readonly width: number;
  readonly height: number;
  /** The mark of each square (see tiles.ts); 0 for rock and unknown squares. */
  readonly marks: Uint8Array;
  /** Closed sides for sight and range: walls and shut doors. */
  readonly walls: Uint8Array;
  /** Closed sides for walking: also BLOCKED squares. */
  readonly walk: Uint8Array;
  /** One plus the slot of the face-down tile that flips when a hero enters this square (MM-10); 0 for none. */
  readonly stops: Uint8Array;
  readonly doors: readonly Door[];
  readonly grid: Grid;
};

const known = new WeakMap<object, BoardGeometry>();
const fullGeometries = new WeakMap<object, BoardGeometry>();

/** The slot of a square. `wide` is the board's width in tiles. */
export const slotOf = (wide: number, square: number): number => {
  const width = wide * SIZE;
  return Math.floor(square / width / SIZE) * wide + Math.floor((square % width) / SIZE);
};

/** The face-down tiles next to the tile of square `at`. */
export function darkBeside(board: Immutable<Board>, at: number): number[] {
  const here = slotOf(board.wide, at);
  const x = here % board.wide;
  const beside = [here - board.wide, x > 0 ? here - 1 : -1, x < board.wide - 1 ? here + 1 : -1, here + board.wide];
  return beside.filter((place) => board.slots[place]?.up === false);
}

const tileAt = (content: Content, slot: Immutable<Slot>): Tile => cardOf(content.tiles, slot.tile);

/** The known board: face-down tiles are solid. */
export function boardGeometry(board: Immutable<Board>, content: Content): BoardGeometry {
  const ready = known.get(board);
  if (ready) return ready;
  const made = build(board, content, false);
  known.set(board, made);
  return made;
}

/** The board with all tiles face-up and all plain doors open. Only for the checks of MM-5 and MM-35. */
export function fullBoardGeometry(board: Immutable<Board>, content: Content): BoardGeometry {
  const ready = fullGeometries.get(board);
  if (ready) return ready;
  const made = build(board, content, true);
  fullGeometries.set(board, made);
  return made;
}

const SIDES = [
  { side: NORTH, back: SOUTH, dx: 0, dy: -1 },
  { side: EAST, back: WEST, dx: 1, dy: 0 },
  { side: SOUTH, back: NORTH, dx: 0, dy: 1 },
  { side: WEST, back: EAST, dx: -1, dy: 0 },
] as const;

function build(board: Immutable<Board>, content: Content, all: boolean): BoardGeometry {
  const { wide, high } = board;
  const width = wide * SIZE;
  const height = high * SIZE;
  const marks = new Uint8Array(width * height);
  const walls = new Uint8Array(width * height).fill(15);
  const stops = new Uint8Array(width * height);
  const doors: Door[] = [];
  board.slots.forEach((slot, place) => {
    if (!slot || !(slot.up || all)) return;
    const origin = Math.floor(place / wide) * SIZE * width + (place % wide) * SIZE;
    const laid = tileAt(content, slot).laid[slot.turn];
    laid.marks.forEach((mark, i) => {
      const square = origin + Math.floor(i / SIZE) * width + (i % SIZE);
      marks[square] = mark;
      walls[square] = laid.walls[i] ?? 15;
    });
    for (const door of laid.doors) {
      const a = origin + Math.floor(door.square / SIZE) * width + (door.square % SIZE);
      const edge = 2 * a + (door.side === SOUTH ? 1 : 0);
      doors.push({ edge, a, b: door.side === SOUTH ? a + width : a + 1, kind: door.kind, open: board.opened.includes(edge) });
    }
    for (const { side, dx, dy } of SIDES) {
      const x = (place % wide) + dx;
      const y = Math.floor(place / wide) + dy;
      const beside = x < 0 || y < 0 || x >= wide || y >= high ? null : board.slots[y * wide + x];
      if ((laid.open & side) === 0 || !beside || beside.up || all) continue;
      for (const middle of MIDDLE) stops[origin + border(side, middle, width)] = y * wide + x + 1;
    }
  });
  for (const door of doors) {
    if (!door.open && !(all && door.kind === 'plain')) shut(walls, door, width);
  }
  // Two tiles are connected only where both sides are open (MM-5).
  for (let square = 0; square < walls.length; square++) {
    const x = square % width;
    if (x === width - 1) closeSide(walls, square, EAST);
    else if (((walls[square] ?? 15) & EAST) !== 0 || ((walls[square + 1] ?? 15) & WEST) !== 0) {
      closeSide(walls, square, EAST);
      closeSide(walls, square + 1, WEST);
    }
    if (x === 0) closeSide(walls, square, WEST);
    if (square < width) closeSide(walls, square, NORTH);
    if (square + width >= walls.length) closeSide(walls, square, SOUTH);
    else if (((walls[square] ?? 15) & SOUTH) !== 0 || ((walls[square + width] ?? 15) & NORTH) !== 0) {
      closeSide(walls, square, SOUTH);
      closeSide(walls, square + width, NORTH);
    }
  }
  const walk = walls.slice();
  for (const square of board.blocked) seal(walk, square, width);
  return { width, height, marks, walls, walk, stops, doors, grid: new Grid(width, height) };
}

/** The middle squares of a side, relative to the tile's upper left square. */
function border(side: number, middle: number, width: number): number {
  if (side === NORTH) return middle;
  if (side === SOUTH) return (SIZE - 1) * width + middle;
  return middle * width + (side === EAST ? SIZE - 1 : 0);
}
const closeSide = (walls: Uint8Array, square: number, side: number): void => {
  walls[square] = (walls[square] ?? 15) | side;
};
function shut(walls: Uint8Array, door: Door, width: number): void {
  const south = door.b === door.a + width;
  closeSide(walls, door.a, south ? SOUTH : EAST);
  closeSide(walls, door.b, south ? NORTH : WEST);
}
/** Closes a square from all sides. */
export function seal(walk: Uint8Array, square: number, width: number): void {
  walk[square] = 15;
  if (square >= width) closeSide(walk, square - width, SOUTH);
  if (square % width < width - 1) closeSide(walk, square + 1, WEST);
  if (square + width < walk.length) closeSide(walk, square + width, NORTH);
  if (square % width > 0) closeSide(walk, square - 1, EAST);
}

/** Squares with `mark`, in reading order. */
export function marked(ground: BoardGeometry, mark: number): number[] {
  const squares: number[] = [];
  ground.marks.forEach((found, square) => {
    if (found === mark) squares.push(square);
  });
  return squares;
}

/** The tile type under a square, face-up or not. */
export function tileUnder(board: Immutable<Board>, content: Content, square: number): Tile | null {
  const slot = board.slots[slotOf(board.wide, square)];
  return slot ? tileAt(content, slot) : null;
}

/** The distance of two slots on the grid of tiles (MM-27). */
export function tilesApart(board: Immutable<Board>, a: number, b: number): number {
  const one = slotOf(board.wide, a);
  const two = slotOf(board.wide, b);
  return Math.abs((one % board.wide) - (two % board.wide)) + Math.abs(Math.floor(one / board.wide) - Math.floor(two / board.wide));
}
