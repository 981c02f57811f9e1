/** Connect Four and Breakthrough written by hand: one loop, no engine. The rules and the order of the answers are those of tests/engine/games. */
import type { Random } from '../../src/engine/random.ts';
import type { Played } from './rounds.ts';

const EMPTY = -1;

const COLUMNS = 7;
const ROWS = 6;

function runOf(board: readonly number[], cell: number, seat: number, across: number, up: number): number {
  let column = (cell % COLUMNS) + across;
  let row = Math.floor(cell / COLUMNS) + up;
  let length = 0;
  while (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && board[row * COLUMNS + column] === seat) {
    length++;
    column += across;
    row += up;
  }
  return length;
}
const lineOf = (board: readonly number[], cell: number, seat: number, across: number, up: number): boolean =>
  1 + runOf(board, cell, seat, across, up) + runOf(board, cell, seat, -across, -up) >= 4;

/** Plays a whole game at random. */
export function playConnectFour(picks: Random): Played {
  const board = Array<number>(COLUMNS * ROWS).fill(EMPTY);
  for (let moves = 1, seat = 0; ; moves++, seat = 1 - seat) {
    const columns: number[] = [];
    for (let column = 0; column < COLUMNS; column++) if (board[(ROWS - 1) * COLUMNS + column] === EMPTY) columns.push(column);
    let cell = columns[columns.length === 1 ? 0 : picks.int(columns.length)] ?? 0;
    while (board[cell] !== EMPTY) cell += COLUMNS;
    board[cell] = seat;
    const won =
      lineOf(board, cell, seat, 1, 0) ||
      lineOf(board, cell, seat, 0, 1) ||
      lineOf(board, cell, seat, 1, 1) ||
      lineOf(board, cell, seat, 1, -1);
    if (won) return { moves, winners: [seat] };
    if (moves === COLUMNS * ROWS) return { moves, winners: [] };
  }
}

const SIZE = 8;
const PAWNS = 2 * SIZE;

/** Plays a whole game at random. A move is one number: from * 64 + to. */
export function playBreakthrough(picks: Random): Played {
  const board = Array<number>(SIZE * SIZE).fill(EMPTY);
  for (let at = 0; at < PAWNS; at++) {
    board[at] = 0;
    board[SIZE * SIZE - 1 - at] = 1;
  }
  const pawns = [PAWNS, PAWNS];
  for (let moves = 1, seat = 0; ; moves++, seat = 1 - seat) {
    const other = 1 - seat;
    const forward = seat === 0 ? SIZE : -SIZE;
    const legal: number[] = [];
    for (let from = 0; from < board.length; from++) {
      if (board[from] !== seat) continue;
      const straight = from + forward;
      const column = from % SIZE;
      if (column > 0 && board[straight - 1] !== seat) legal.push(from * 64 + straight - 1);
      if (board[straight] === EMPTY) legal.push(from * 64 + straight);
      if (column < SIZE - 1 && board[straight + 1] !== seat) legal.push(from * 64 + straight + 1);
    }
    const move = legal[legal.length === 1 ? 0 : picks.int(legal.length)] ?? 0;
    const from = move >> 6;
    const to = move & 63;
    if (board[to] === other) pawns[other] = (pawns[other] ?? 0) - 1;
    board[from] = EMPTY;
    board[to] = seat;
    if (to < SIZE || to >= SIZE * SIZE - SIZE || pawns[other] === 0) return { moves, winners: [seat] };
  }
}
