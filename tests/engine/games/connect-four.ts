/**
 * Connect Four: one kind of choice, no dice, no hidden information. It is an example of a small game, as in docs/how-to/add-a-game.md.
 */
import * as v from 'valibot';
import type { Game } from '../../../src/engine/game.ts';
import { doing, natural, number, Seat } from '../../../src/games/state-schemas.ts';

export const COLUMNS = 7;
export const ROWS = 6;
const LINE = 4;
const EMPTY = -1;
/** The first cell of the top row. */
const TOP = (ROWS - 1) * COLUMNS;

/** The cells row by row from the bottom, each with the seat of its disc or EMPTY. */
const State = v.strictObject({ cells: v.pipe(v.array(number), v.length(COLUMNS * ROWS)) });
const Choice = doing('drop', { seat: Seat });
const Command = doing('drop', { column: natural });
type Drop = v.InferOutput<typeof Command>;

export type ConnectFour = {
  state: v.InferOutput<typeof State>;
  step: never;
  choice: v.InferOutput<typeof Choice>;
  roll: never;
  commands: { drop: Drop };
  event: { readonly do: 'dropped'; readonly seat: number; readonly cell: number };
  view: { readonly cells: readonly number[] };
  content: object;
};

/** All possible commands. Options share these objects, which is faster. */
const DROPS = Array.from({ length: COLUMNS }, (_, column): Drop => ({ do: 'drop', column }));
/** The index steps along a row, a column and both diagonals. */
const DIRECTIONS = [
  { across: 1, up: 0 },
  { across: 0, up: 1 },
  { across: 1, up: 1 },
  { across: 1, up: -1 },
];

/** The number of discs of `seat` in a line from `cell`, without `cell` itself. */
function run(cells: readonly number[], cell: number, seat: number, across: number, up: number): number {
  let column = (cell % COLUMNS) + across;
  let row = Math.floor(cell / COLUMNS) + up;
  let length = 0;
  while (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && cells[row * COLUMNS + column] === seat) {
    length++;
    column += across;
    row += up;
  }
  return length;
}

function completesLine(cells: readonly number[], cell: number, seat: number): boolean {
  for (const direction of DIRECTIONS) {
    const { across, up } = direction;
    if (1 + run(cells, cell, seat, across, up) + run(cells, cell, seat, -across, -up) >= LINE) return true;
  }
  return false;
}

export const connectFour: Game<ConnectFour> = {
  id: 'connect-four',
  seats: { min: 2, max: 2 },
  perfectInformation: true,
  setup: () => ({ state: { cells: Array<number>(COLUMNS * ROWS).fill(EMPTY) }, first: { do: 'drop', seat: 0 } }),
  steps: {},
  choices: {
    drop: {
      options: ({ cells }) => DROPS.filter((drop) => cells[TOP + drop.column] === EMPTY),
      answer: (context, command, choice) => {
        const { cells } = context.state;
        const { seat } = choice;
        let cell = command.column;
        while (cells[cell] !== EMPTY) cell += COLUMNS;
        cells[cell] = seat;
        context.emit?.({ do: 'dropped', seat, cell });
        if (completesLine(cells, cell, seat)) return context.finish({ winners: [seat], reason: 'four in a line' });
        if (cell >= TOP && !cells.includes(EMPTY, TOP)) return context.finish({ winners: [], reason: 'the board is full' });
        context.beginTurn(1 - seat);
        context.next({ do: 'drop', seat: 1 - seat });
      },
    },
  },
  rolls: {},
  view: ({ state }) => ({ cells: state.cells }),
  imagine: () => undefined,
  invariants: [
    {
      name: 'the seats drop in turn, from the bottom up',
      holds: ({ state: { cells } }) => {
        const dropped = (seat: number) => cells.filter((cell) => cell === seat).length;
        const floats = cells.some((cell, i) => cell !== EMPTY && cells[i - COLUMNS] === EMPTY);
        return !floats && [0, 1].includes(dropped(0) - dropped(1));
      },
    },
  ],
  schemas: { state: State, task: Choice, command: Command, options: v.strictObject({}) },
  migrations: [],
};
