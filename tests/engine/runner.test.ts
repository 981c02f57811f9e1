// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { copy } from '../../src/engine/copy.ts';
import type { Game, RuleContext } from '../../src/engine/game.ts';
import { MOST_STEPS, Runner } from '../../src/engine/runner.ts';
import { startSession } from '../../src/engine/session.ts';
import { type Brawl, brawl, content } from './brawl.ts';

const now = startSession(brawl, content, 2, { hearts: 8 }, 1).session.now;
/** Pillow fight with another `carry` step. Seat 0 has to play a card. */
const carrying = (carry: (context: RuleContext<Brawl>) => void): Runner<Brawl> => {
  const game: Game<Brawl> = { ...brawl, steps: { ...brawl.steps, carry } };
  return new Runner(game, content, { ...now, agenda: [...now.agenda, { do: 'carry', seat: 0, card: 'poke', at: 0 }] });
};

describe('a runner', () => {
  test('works on a copy of the position', () => {
    const before = copy(now);
    const runner = new Runner(brawl, content, now);
    const task = runner.advance();
    if (task?.do !== 'play') throw new Error('not asked to play');
    const [card] = runner.options(task);
    if (card) runner.answer(task, card);
    runner.advance();
    expect(runner.position).not.toEqual(before);
    expect(now).toEqual(before);
  });

  test('runs the tasks of `next` in their order, and then the waiting tasks', () => {
    const done: string[] = [];
    const game: Game<Brawl> = {
      ...brawl,
      steps: {
        ...brawl.steps,
        carry: (context, { card, at }) => {
          done.push(`${card}${at}`);
          if (at === 0) context.next({ do: 'carry', seat: 0, card, at: 1 }, { do: 'carry', seat: 0, card, at: 2 });
        },
      },
    };
    const waiting = ['b', 'a'].map((card) => ({ do: 'carry', seat: 0, card, at: 0 }) as const);
    new Runner(game, content, { ...now, agenda: [...now.agenda, ...waiting] }).advance();
    expect(done).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2']);
  });

  test('stops at a choice and leaves it on the agenda', () => {
    const runner = new Runner(brawl, content, now);
    const task = runner.advance();
    expect(task).toEqual({ do: 'play', seat: 0 });
    expect(runner.position.agenda.at(-1)).toBe(task);
  });

  test('stops when the game is over, even with tasks on the agenda', () => {
    const runner = carrying((context) => context.finish({ winners: [], reason: 'bedtime' }));
    expect(runner.advance()).toBeNull();
    expect(runner.outcome).toEqual({ winners: [], reason: 'bedtime' });
    expect(runner.agenda.length).toBeGreaterThan(0);
  });

  test('counts turns and answers', () => {
    const runner = carrying((context) => {
      context.beginTurn(0);
      context.beginTurn(1);
    });
    const task = runner.advance();
    expect([runner.turns, runner.began, runner.answered]).toEqual([2, 1, 0]);
    if (task?.do === 'play') runner.answer(task, { do: 'play', card: 'poke' });
    runner.rolled({ do: 'tumble', seat: 0, count: 1, faces: 6 }, [4]);
    expect(runner.answered).toBe(2);
  });

  test('has no `emit` when none is passed', () => {
    expect('emit' in new Runner(brawl, content, now)).toBe(false);
  });

  test.each([
    ['the agenda is empty', () => new Runner(brawl, content, { ...now, agenda: [] }).advance()],
    [
      `no prompt after ${MOST_STEPS} steps; the next task is 'carry', and 2 tasks wait`,
      () => carrying((context) => context.next({ do: 'carry', seat: 0, card: 'x', at: 0 })).advance(),
    ],
    [
      'no handler for the roll',
      () =>
        new Runner({ ...brawl, rolls: {} as typeof brawl.rolls }, content, now).rolled({ do: 'tumble', seat: 0, count: 1, faces: 6 }, [1]),
    ],
    [
      'no handler for the choice',
      () => new Runner({ ...brawl, choices: {} as typeof brawl.choices }, content, now).options({ do: 'play', seat: 0 }),
    ],
  ])('throws: %s', (words, run) => {
    expect(run).toThrow(words);
  });
});
