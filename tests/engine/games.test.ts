// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { randomPolicy } from '../../src/engine/bots/random.ts';
import { treeSearch } from '../../src/engine/bots/tree-search.ts';
import type { Game, GameTypes, Position } from '../../src/engine/game.ts';
import { checkLaws, LAWS } from '../../src/engine/laws/check.ts';
import { newLawCounts } from '../../src/engine/laws/law.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { act, prompt, type Session, startSession } from '../../src/engine/session.ts';
import { type Breakthrough, breakthrough } from './games/breakthrough.ts';
import { COLUMNS, type ConnectFour, connectFour, ROWS } from './games/connect-four.ts';

/** The smallest games of the engine: their rules, all laws, and tree search in one of them. */

const begun = <V extends GameTypes>(game: Game<V>): Session<V> => startSession<V>(game, {}, 2, {}, 1).session;
const answers = <V extends GameTypes>(game: Game<V>, at: Position<V>) => {
  const currentPrompt = prompt<V>(game, {}, at);
  return currentPrompt?.kind === 'choose' ? currentPrompt.options : [];
};

/** These games have no dice and no candidates, so the laws about them hold without a check. */
test.each([
  ['connect-four', (seed: number, counts = newLawCounts()) => checkLaws(connectFour, {}, { seats: 2, options: {}, seed }, counts)],
  ['breakthrough', (seed: number, counts = newLawCounts()) => checkLaws(breakthrough, {}, { seats: 2, options: {}, seed }, counts)],
])('%s keeps every law', (_, check) => {
  const counts = newLawCounts();
  for (let seed = 1; seed <= 8; seed++) check(seed, counts);
  expect(counts.sessions).toBe(8);
  expect(Object.keys(counts.checks).sort()).toEqual([...LAWS].sort());
  expect(counts.imaginedPositions.seats.changed).toBe(0);
});

describe('Connect Four', () => {
  const dropped = (...columns: readonly number[]): Session<ConnectFour> =>
    columns.reduce((session, column) => act(connectFour, {}, session, { do: 'drop', column }).session, begun(connectFour));

  test('a disc falls to the lowest free cell of its column', () => {
    const { cells } = dropped(3, 3, 2).now.state;
    expect([cells[3], cells[COLUMNS + 3], cells[2], cells[COLUMNS + 2]]).toEqual([0, 1, 0, -1]);
  });

  test('a full column is not legal', () => {
    const session = dropped(...Array<number>(ROWS).fill(0));
    expect(answers(connectFour, session.now)).toEqual([1, 2, 3, 4, 5, 6].map((column) => ({ do: 'drop', column })));
  });

  test.each([
    ['a row', [0, 0, 1, 1, 2, 2, 3], [0]],
    ['a row that is completed in the middle', [0, 0, 1, 1, 3, 3, 2], [0]],
    ['a column', [6, 5, 6, 5, 6, 5, 6], [0]],
    ['a diagonal that rises', [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3], [0]],
    ['a diagonal that falls', [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3], [0]],
    ['the second seat', [0, 1, 0, 1, 0, 1, 6, 1], [1]],
  ])('four in %s win', (_, columns, winners) => {
    expect(dropped(...columns.slice(0, -1)).now.outcome).toBeNull();
    expect(dropped(...columns).now.outcome).toMatchObject({ winners });
  });

  test('a line does not continue at the other edge of the board', () => {
    expect(dropped(4, 4, 5, 5, 6, 6, 0, 2, 0).now.outcome).toBeNull();
  });

  test('nobody wins on a full board without a line', () => {
    const pairs = [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0];
    const session = dropped(...pairs, ...pairs.map((column) => column + 2), ...pairs.map((column) => column + 4), 6, 6, 6, 6, 6, 6);
    expect(session.now.outcome).toMatchObject({ winners: [] });
  });

  test('tree search completes its own line and blocks the other one', () => {
    const thinks = ({ now }: Session<ConnectFour>) => {
      const runner = new Runner<ConnectFour>(connectFour, {}, now);
      const choice = runner.agenda[0] as ConnectFour['choice'];
      const policy = treeSearch<ConnectFour>(
        { game: connectFour, content: {}, greedy: randomPolicy },
        2,
        { iterations: 400 },
        Random.seed(1),
      );
      return runner.options(choice)[policy(runner.options(choice), choice, runner)];
    };
    expect(thinks(dropped(0, 6, 0, 6, 0, 5))).toEqual({ do: 'drop', column: 0 });
    expect(thinks(dropped(0, 6, 0, 5, 0))).toEqual({ do: 'drop', column: 0 });
  });
});

describe('Breakthrough', () => {
  const moved = (from: Session<Breakthrough>, ...moves: readonly (readonly [number, number])[]): Session<Breakthrough> =>
    moves.reduce((session, [a, b]) => act(breakthrough, {}, session, { do: 'move', from: a, to: b }).session, from);
  const standing = (pawns: readonly (readonly [square: number, seat: number])[], seat = 0): Session<Breakthrough> => {
    const squares = Array<number>(64).fill(-1);
    for (const [square, owner] of pawns) squares[square] = owner;
    const count = (of: number) => pawns.filter(([, owner]) => owner === of).length;
    const { checkpoint, ...rest } = begun(breakthrough);
    const now = {
      ...checkpoint,
      state: { squares, pawns: [count(0), count(1)] as [number, number] },
      agenda: [{ do: 'move', seat } as const],
    };
    return { ...rest, checkpoint: now, now };
  };
  const from = (square: number, session: Session<Breakthrough>) =>
    answers(breakthrough, session.now).flatMap((move) => (move.from === square ? [move.to] : []));

  test('at the start each front pawn can move straight or diagonally forward, on the board', () => {
    const session = begun(breakthrough);
    expect(from(0, session)).toEqual([]);
    expect(from(8, session)).toEqual([16, 17]);
    expect(from(11, session)).toEqual([18, 19, 20]);
    expect(from(15, session)).toEqual([22, 23]);
    expect(from(55, moved(session, [8, 16]))).toEqual([46, 47]);
  });

  test('a pawn captures diagonally, not straight', () => {
    const session = standing([
      [27, 0],
      [34, 1],
      [35, 1],
      [36, 0],
    ]);
    expect(from(27, session)).toEqual([34]);
    const after = moved(session, [27, 34]).now;
    expect(after.state.pawns).toEqual([2, 1]);
    expect([after.state.squares[27], after.state.squares[34]]).toEqual([-1, 0]);
  });

  test.each([
    ['the first seat', 0, [50, 58]],
    ['the second seat', 1, [9, 0]],
  ] as const)('%s wins on the far row', (_, seat, [a, b]) => {
    const session = standing(
      [
        [a, seat],
        [30, 1 - seat],
      ],
      seat,
    );
    expect(moved(session, [a, b]).now.outcome).toMatchObject({ winners: [seat] });
  });

  test('capturing the last pawn wins', () => {
    const session = standing([
      [27, 0],
      [36, 1],
    ]);
    expect(moved(session, [27, 36]).now.outcome).toMatchObject({ winners: [0] });
  });
});
