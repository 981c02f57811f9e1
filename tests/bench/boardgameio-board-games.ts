/**
 * Connect Four and Breakthrough once more, as one writes them for boardgame.io: a move that changes G, one move a turn. The rules and the
 * order of the answers are those of tests/engine/games, so that the same seed plays the very same game.
 */
import { createRequire } from 'node:module';
import type { Random } from '../../src/engine/random.ts';
import type { Played } from './rounds.ts';

type Over = { readonly winners: number[] };
type Move<G> = { readonly G: G; readonly ctx: { readonly currentPlayer: string }; readonly events: { endGame(over: Over): void } };
/** The little that is used of boardgame.io; its own types come only with its installation. */
type Client<G> = {
  start(): void;
  stop(): void;
  getState(): { readonly G: G; readonly ctx: { readonly currentPlayer: string; readonly gameover?: Over } };
  readonly moves: { move(...args: readonly number[]): void };
};
type Rules<G> = { readonly setup: () => G; readonly move: (move: Move<G>, ...args: number[]) => void };
const library = createRequire(import.meta.url)('boardgame.io/client') as {
  readonly Client: <G>(of: { game: object; numPlayers: number; debug: false }) => Client<G>;
};

/** Plays a whole game at random; `legal` lists what the move may be called with. */
function play<G>({ setup, move }: Rules<G>, legal: (G: G, seat: number) => number[][], picks: Random): Played {
  const game = { setup, moves: { move }, turn: { minMoves: 1, maxMoves: 1 } };
  const client = library.Client<G>({ game, numPlayers: 2, debug: false });
  client.start();
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      return { moves, winners: ctx.gameover.winners };
    }
    const answers = legal(G, Number(ctx.currentPlayer));
    client.moves.move(...(answers[answers.length === 1 ? 0 : picks.int(answers.length)] ?? []));
  }
}

const EMPTY = -1;
const COLUMNS = 7;
const ROWS = 6;

function completesLine(cells: readonly number[], cell: number, seat: number): boolean {
  const run = (across: number, up: number): number => {
    let column = (cell % COLUMNS) + across;
    let row = Math.floor(cell / COLUMNS) + up;
    let length = 0;
    while (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && cells[row * COLUMNS + column] === seat) {
      length++;
      column += across;
      row += up;
    }
    return length;
  };
  const line = (across: number, up: number): boolean => 1 + run(across, up) + run(-across, -up) >= 4;
  return line(1, 0) || line(0, 1) || line(1, 1) || line(1, -1);
}

type Discs = { cells: number[] };
const connectFour: Rules<Discs> = {
  setup: () => ({ cells: Array<number>(COLUMNS * ROWS).fill(EMPTY) }),
  move: ({ G, ctx, events }, column = 0) => {
    const seat = Number(ctx.currentPlayer);
    let cell = column;
    while (G.cells[cell] !== EMPTY) cell += COLUMNS;
    G.cells[cell] = seat;
    if (completesLine(G.cells, cell, seat)) events.endGame({ winners: [seat] });
    else if (!G.cells.includes(EMPTY)) events.endGame({ winners: [] });
  },
};
const columnsOf = ({ cells }: Discs): number[][] =>
  Array.from({ length: COLUMNS }, (_, column) => [column]).filter(([column = 0]) => cells[(ROWS - 1) * COLUMNS + column] === EMPTY);
export const playConnectFour = (picks: Random): Played => play(connectFour, columnsOf, picks);

const SIZE = 8;
const PAWNS = 2 * SIZE;
type Pawns = { squares: number[]; pawns: number[] };
const breakthrough: Rules<Pawns> = {
  setup: () => ({
    squares: Array.from({ length: SIZE * SIZE }, (_, at) => (at < PAWNS ? 0 : at >= SIZE * SIZE - PAWNS ? 1 : EMPTY)),
    pawns: [PAWNS, PAWNS],
  }),
  move: ({ G, ctx, events }, from = 0, to = 0) => {
    const seat = Number(ctx.currentPlayer);
    const other = 1 - seat;
    if (G.squares[to] === other) G.pawns[other] = (G.pawns[other] ?? 0) - 1;
    G.squares[from] = EMPTY;
    G.squares[to] = seat;
    if (to < SIZE || to >= SIZE * SIZE - SIZE || G.pawns[other] === 0) events.endGame({ winners: [seat] });
  },
};
function movesOf({ squares }: Pawns, seat: number): number[][] {
  const forward = seat === 0 ? SIZE : -SIZE;
  const moves: number[][] = [];
  for (const [from, stands] of squares.entries()) {
    if (stands !== seat) continue;
    const straight = from + forward;
    if (from % SIZE > 0 && squares[straight - 1] !== seat) moves.push([from, straight - 1]);
    if (squares[straight] === EMPTY) moves.push([from, straight]);
    if (from % SIZE < SIZE - 1 && squares[straight + 1] !== seat) moves.push([from, straight + 1]);
  }
  return moves;
}
export const playBreakthrough = (picks: Random): Played => play(breakthrough, movesOf, picks);
