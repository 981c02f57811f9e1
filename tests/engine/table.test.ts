// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { copy } from '../../src/engine/copy.ts';
import type { Game, Turn } from '../../src/engine/game.ts';
import { start } from '../../src/engine/session.ts';
import { Table } from '../../src/engine/table.ts';
import { type Brawl, brawl, content } from './brawl.ts';

const now = start(brawl, content, 2, { hearts: 8 }, 1).session.now;
/** Pillow fight with other work for a card; the position asks seat 0 to play one. */
const carrying = (carry: (turn: Turn<Brawl>) => void): Table<Brawl> => {
  const game: Game<Brawl> = { ...brawl, steps: { ...brawl.steps, carry } };
  return new Table(game, content, { ...now, agenda: [...now.agenda, { do: 'carry', seat: 0, card: 'poke', at: 0 }] });
};

describe('a table', () => {
  test('plays on a copy', () => {
    const before = copy(now);
    const table = new Table(brawl, content, now);
    const task = table.advance();
    if (task?.do !== 'play') throw new Error('not asked to play');
    const [card] = table.options(task);
    if (card) table.answer(task, card);
    table.advance();
    expect(table.position).not.toEqual(before);
    expect(now).toEqual(before);
  });

  test('does first what a row put next, in its order, and then what was waiting', () => {
    const done: string[] = [];
    const game: Game<Brawl> = {
      ...brawl,
      steps: {
        ...brawl.steps,
        carry: (turn, { card, at }) => {
          done.push(`${card}${at}`);
          if (at === 0) turn.next({ do: 'carry', seat: 0, card, at: 1 }, { do: 'carry', seat: 0, card, at: 2 });
        },
      },
    };
    const waiting = ['b', 'a'].map((card) => ({ do: 'carry', seat: 0, card, at: 0 }) as const);
    new Table(game, content, { ...now, agenda: [...now.agenda, ...waiting] }).advance();
    expect(done).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2']);
  });

  test('stops at a question and leaves it on the agenda', () => {
    const table = new Table(brawl, content, now);
    const task = table.advance();
    expect(task).toEqual({ do: 'play', seat: 0 });
    expect(table.position.agenda.at(-1)).toBe(task);
  });

  test('stops at the end, whatever is still to do', () => {
    const table = carrying((turn) => turn.finish({ winners: [], reason: 'bedtime' }));
    expect(table.advance()).toBeNull();
    expect(table.outcome).toEqual({ winners: [], reason: 'bedtime' });
    expect(table.agenda.length).toBeGreaterThan(0);
  });

  test('counts turns and answers', () => {
    const table = carrying((turn) => {
      turn.begin(0);
      turn.begin(1);
    });
    const task = table.advance();
    expect([table.turns, table.began, table.answered]).toEqual([2, 1, 0]);
    if (task?.do === 'play') table.answer(task, { do: 'play', card: 'poke' });
    table.rolled({ do: 'tumble', seat: 0, count: 1, faces: 6 }, [4]);
    expect(table.answered).toBe(2);
  });

  test('has nobody to tell where nobody listens', () => {
    expect('emit' in new Table(brawl, content, now)).toBe(false);
  });

  test.each([
    ['nothing left to do', () => new Table(brawl, content, { ...now, agenda: [] }).advance()],
    ['no question is ever reached', () => carrying((turn) => turn.next({ do: 'carry', seat: 0, card: 'x', at: 0 })).advance()],
    [
      'no row for the roll',
      () =>
        new Table({ ...brawl, rolls: {} as typeof brawl.rolls }, content, now).rolled({ do: 'tumble', seat: 0, count: 1, faces: 6 }, [1]),
    ],
    [
      'no row for the choice',
      () => new Table({ ...brawl, choices: {} as typeof brawl.choices }, content, now).options({ do: 'play', seat: 0 }),
    ],
  ])('says when %s', (words, run) => {
    expect(run).toThrow(words);
  });
});
