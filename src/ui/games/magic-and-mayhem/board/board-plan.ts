import { EAST, Grid, NORTH, SOUTH, WEST } from '../../../../engine/shared/grid.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import { MIDDLE, type RotatedTile, type Rotation, SIZE, type Tile } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import type { DoorKind } from '../../../../games/magic-and-mayhem/state/constants.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';

type SeenBoard = View['board'];
export type SeenDoor = { readonly edge: number; readonly a: number; readonly b: number; readonly kind: DoorKind; readonly open: boolean };
/** A place for a tile: what lies there, and which of its sides are the edge of the board. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly laid: RotatedTile | null;
  /** The tile that lies face-up, and its quarter turns. */
  readonly tile: Tile | null;
  readonly turn: Rotation;
  readonly kind: 'none' | 'down' | 'up';
  readonly edge: number;
};
/** The board as a screen may know it. */
export type Plan = {
  readonly width: number;
  readonly height: number;
  readonly wide: number;
  readonly high: number;
  /** What each square is (see tiles.ts); 0 where nobody can stand or nobody knows. */
  readonly marks: Uint8Array;
  /** Closed sides of each square, shut doors too. */
  readonly walls: Uint8Array;
  readonly doors: readonly SeenDoor[];
  /** Squares where a hero lights up the dark tile beside (MM-10). */
  readonly gaps: ReadonlySet<number>;
  readonly places: readonly Place[];
  readonly grid: Grid;
};

const SIDES = [
  { side: NORTH, dx: 0, dy: -1 },
  { side: EAST, dx: 1, dy: 0 },
  { side: SOUTH, dx: 0, dy: 1 },
  { side: WEST, dx: -1, dy: 0 },
] as const;

/** A text that is the same as long as nothing lies otherwise: what a plan is remembered by. */
export const planKey = ({ wide, slots, opened }: SeenBoard): string =>
  `${wide}:${slots.map((slot) => (slot === null ? '' : slot === 'down' ? '?' : `${slot.tile}${slot.turn}`)).join()}:${opened.join()}`;

/** Reads a view's board. Unlike the rules' own `ground`, it needs nothing that is hidden. */
export function readPlan(board: SeenBoard, content: Content): Plan {
  const { wide, high } = board;
  const width = wide * SIZE;
  const height = high * SIZE;
  const marks = new Uint8Array(width * height);
  const walls = new Uint8Array(width * height).fill(15);
  const doors: SeenDoor[] = [];
  const gaps = new Set<number>();
  const places = board.slots.map((slot, i): Place => {
    const x = i % wide;
    const y = Math.floor(i / wide);
    let edge = 0;
    let dark = 0;
    for (const { side, dx, dy } of SIDES) {
      const inside = x + dx >= 0 && y + dy >= 0 && x + dx < wide && y + dy < high;
      const beside = inside ? board.slots[(y + dy) * wide + x + dx] : null;
      if (beside === null) edge |= side;
      if (beside === 'down') dark |= side;
    }
    if (slot === null || slot === 'down') return { x, y, laid: null, tile: null, turn: 0, kind: slot ?? 'none', edge };
    const tile = content.tiles[slot.tile] ?? null;
    const { turn } = slot;
    if (tile === null) return { x, y, laid: null, tile, turn, kind: 'none', edge };
    const laid = tile.laid[turn];
    const origin = y * SIZE * width + x * SIZE;
    const squareOf = (at: number): number => origin + Math.floor(at / SIZE) * width + (at % SIZE);
    laid.marks.forEach((mark, at) => {
      marks[squareOf(at)] = mark;
      walls[squareOf(at)] = laid.walls[at] ?? 15;
    });
    for (const { side, dx, dy } of SIDES) {
      if ((laid.open & dark & side) === 0) continue;
      const last = SIZE - 1;
      for (const middle of MIDDLE) gaps.add(squareOf(dx === 0 ? (dy < 0 ? 0 : last) * SIZE + middle : middle * SIZE + (dx < 0 ? 0 : last)));
    }
    for (const door of laid.doors) {
      const a = squareOf(door.square);
      const edgeId = 2 * a + (door.side === SOUTH ? 1 : 0);
      doors.push({
        edge: edgeId,
        a,
        b: door.side === SOUTH ? a + width : a + 1,
        kind: door.kind,
        open: board.opened.includes(edgeId),
      });
    }
    return { x, y, laid, tile, turn, kind: 'up', edge };
  });
  closeWays(marks, walls, width, doors);
  return { width, height, wide, high, marks, walls, doors, gaps, places, grid: new Grid(width, height) };
}

/** A way is open only where both squares have it open and no shut door stands between. */
function closeWays(marks: Uint8Array, walls: Uint8Array, width: number, doors: readonly SeenDoor[]): void {
  const close = (square: number, side: number) => {
    walls[square] = (walls[square] ?? 15) | side;
  };
  for (const door of doors) {
    if (!door.open) close(door.a, door.b === door.a + 1 ? EAST : SOUTH);
  }
  for (let a = 0; a < marks.length; a++) {
    const pairs = [
      { b: a + 1, there: a % width < width - 1, side: EAST, back: WEST },
      { b: a + width, there: a + width < marks.length, side: SOUTH, back: NORTH },
    ];
    for (const { b, there, side, back } of pairs) {
      const open = there && ((walls[a] ?? 15) & side) === 0 && ((walls[b] ?? 15) & back) === 0;
      if (open) continue;
      close(a, side);
      if (there) close(b, back);
    }
    if (a % width === 0) close(a, WEST);
    if (a < width) close(a, NORTH);
  }
}

/** The squares from after `from` to `to` as somebody would walk them; straight there when no way is known or it is long. */
export function wayOf(plan: Plan, from: number, to: number): readonly number[] {
  const LONG = 14;
  plan.grid.flood(plan.walls, [from], LONG);
  const path = plan.grid.path(plan.walls, to);
  return path.length > 0 ? path : [to];
}
