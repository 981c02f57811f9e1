/**
 * Breakthrough: pawns move and capture forward. A player wins by reaching the far row or by capturing the last pawn. There are no dice
 * and no hidden information. It is an example of a small game, as in docs/how-to/add-a-game.md.
 */
import * as v from 'valibot';
import type { Game } from '../../../src/engine/game.ts';
import { doing, natural, number, Seat } from '../../../src/games/state-schemas.ts';

export const SIZE = 8;
const PAWNS = 2 * SIZE;
const EMPTY = -1;

/** The squares row by row, each with the seat of its pawn or EMPTY, and the number of pawns of each seat. Seat 0 moves up. */
const State = v.strictObject({ squares: v.pipe(v.array(number), v.length(SIZE * SIZE)), pawns: v.tuple([natural, natural]) });
const Choice = doing('move', { seat: Seat });
const Command = doing('move', { from: natural, to: natural });
type Move = v.InferOutput<typeof Command>;

export type Breakthrough = {
  state: v.InferOutput<typeof State>;
  step: never;
  choice: v.InferOutput<typeof Choice>;
  roll: never;
  commands: { move: Move };
  event: { readonly do: 'moved'; readonly seat: number; readonly from: number; readonly to: number; readonly captured: boolean };
  view: { readonly squares: readonly number[] };
  content: object;
};

/** All possible commands, by seat and square. Options share these objects, which is faster. */
const MOVES = [1, -1].map((forward) =>
  Array.from({ length: SIZE * SIZE }, (_, from): readonly Move[] => {
    const row = Math.floor(from / SIZE) + forward;
    const columns = [-1, 0, 1].map((aside) => (from % SIZE) + aside).filter((column) => column >= 0 && column < SIZE);
    return row < 0 || row >= SIZE ? [] : columns.map((column) => ({ do: 'move', from, to: row * SIZE + column }));
  }),
);

export const breakthrough: Game<Breakthrough> = {
  id: 'breakthrough',
  seats: { min: 2, max: 2 },
  perfectInformation: true,
  setup: () => {
    const squares = Array.from({ length: SIZE * SIZE }, (_, at) => (at < PAWNS ? 0 : at >= SIZE * SIZE - PAWNS ? 1 : EMPTY));
    return { state: { squares, pawns: [PAWNS, PAWNS] }, first: { do: 'move', seat: 0 } };
  },
  steps: {},
  choices: {
    move: {
      options: ({ squares }, { seat }) => {
        const moves: Move[] = [];
        const all = MOVES[seat] ?? [];
        const forward = seat === 0 ? SIZE : -SIZE;
        for (let from = 0; from < squares.length; from++) {
          if (squares[from] !== seat) continue;
          for (const move of all[from] ?? []) {
            const there = squares[move.to];
            if (there === EMPTY || (there !== seat && move.to !== from + forward)) moves.push(move);
          }
        }
        return moves;
      },
      answer: (context, command, choice) => {
        const { squares, pawns } = context.state;
        const { from, to } = command;
        const { seat } = choice;
        const other = seat === 0 ? 1 : 0;
        const captured = squares[to] === other;
        squares[from] = EMPTY;
        squares[to] = seat;
        if (captured) pawns[other]--;
        context.emit?.({ do: 'moved', seat, from, to, captured });
        const farRow = seat === 0 ? SIZE - 1 : 0;
        if (Math.floor(to / SIZE) === farRow) return context.finish({ winners: [seat], reason: 'through to the far row' });
        if (pawns[other] === 0) return context.finish({ winners: [seat], reason: 'the last pawn was taken' });
        context.beginTurn(other);
        context.next({ do: 'move', seat: other });
      },
    },
  },
  rolls: {},
  view: ({ state }) => ({ squares: state.squares }),
  imagine: () => undefined,
  invariants: [
    {
      name: 'the pawns are counted',
      holds: ({ state: { squares, pawns } }) => pawns.every((count, seat) => squares.filter((square) => square === seat).length === count),
    },
  ],
  schemas: { state: State, task: Choice, command: Command, options: v.strictObject({}) },
  migrations: [],
};
