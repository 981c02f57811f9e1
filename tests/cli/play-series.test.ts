// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { EveningStatistics } from '../../src/cli/evening.ts';
import { fail, playSeries, type Series } from '../../src/cli/play-series.ts';
import { mean, percentile } from '../../src/cli/statistics.ts';
import type { PolicyFactory } from '../../src/engine/bots/policies.ts';
import type { GameModule } from '../../src/engine/game-module.ts';
import { MOST_ANSWERS } from '../../src/engine/simulate.ts';
import { type Brawl, brawl, content } from '../engine/brawl.ts';

/** A bot that always takes the last option. */
const last: PolicyFactory<Brawl> = () => (options) => options.length - 1;
/** Pillow fight in its box. */
const gameModule: GameModule<Brawl> = {
  game: brawl,
  content,
  bots: { greedy: last },
  heroes: ({ players }) => players.map((_, seat) => `pyjamas-${seat}`),
  verdict: () => null,
  problems: () => [],
};
const series = (changes: Partial<Series> = {}): Series => ({
  players: 3,
  games: 20,
  seed: 1,
  bots: ['random'],
  iterations: 1,
  options: { hearts: 6 },
  ...changes,
});
/** All that does not hang on the clock. */
const timeless = (changes: Partial<Series>, of = gameModule, greedy = last) => {
  const { seconds, commandsPerSecond, ...rest } = playSeries(of, { greedy }, series(changes), { failed: fail });
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(commandsPerSecond).toBeGreaterThan(0);
  return rest;
};

describe('a series of games', () => {
  test('is counted', () => {
    const summary = timeless({});
    expect(summary).toMatchObject({ game: 'pillow-fight', players: 3, games: 20, finished: 20, failed: 0 });
    expect(Object.keys(summary.wins)).toEqual(['0', '1', '2', 'tie']);
    expect(Object.values(summary.wins).reduce((a, b) => a + b)).toBe(20);
    expect(summary.heroes['pyjamas-1']).toEqual({ games: 20, wins: summary.wins['1'] });
    expect(summary.turns.p5).toBeLessThanOrEqual(summary.turns.mean);
    expect(summary.turns.p95).toBeGreaterThanOrEqual(summary.turns.mean);
    expect(summary.commands).toBeGreaterThan(20 * summary.turns.mean);
    expect(summary.decisions.median).toBeGreaterThan(0);
    expect(summary.decisions.p95).toBeGreaterThanOrEqual(summary.decisions.median);
  });

  test('tells how often each foe was beaten, where a box has foes', () => {
    expect(timeless({})).not.toHaveProperty('foes');
    const summary = timeless({}, { ...gameModule, verdict: () => 'won', foes: () => ['pillow'] });
    expect(summary.foes).toEqual({ pillow: { games: 20, wins: 20 } });
  });

  test('comes out the same for the same seed, and otherwise not', () => {
    expect(timeless({})).toEqual(timeless({}));
    expect(timeless({})).not.toEqual(timeless({ seed: 100 }));
  });

  test('is made of games that can each be played again alone', () => {
    const alone = [5, 6, 7].map((seed) => timeless({ seed, games: 1 }).commands);
    expect(timeless({ seed: 5, games: 3 }).commands).toBe(alone.reduce((a, b) => a + b));
  });

  test('seats its bots in turn', () => {
    const seats: number[] = [];
    const asked: PolicyFactory<Brawl> =
      () =>
      (_, { seat }) =>
        seats.push(seat) * 0;
    timeless({ bots: ['random', 'greedy'], players: 4 }, gameModule, asked);
    expect([...new Set(seats)].sort()).toEqual([1, 3]);
  });

  test('is won or lost together where the box says so', () => {
    const together: GameModule<Brawl> = { ...gameModule, verdict: ({ winners }) => (winners.includes(0) ? 'won' : 'lost') };
    const { wins } = timeless({});
    const { wins: shared, heroes } = timeless({}, together);
    expect(shared).toEqual({ won: wins['0'], lost: 20 - (wins['0'] ?? 0) });
    expect(heroes['pyjamas-2']?.wins).toBe(wins['0']);
  });

  test('counts a tie when nobody wins, and each seat of a side that does', () => {
    const ending = (winners: number[]): GameModule<Brawl> => ({
      ...gameModule,
      game: { ...brawl, steps: { ...brawl.steps, turn: (context) => context.finish({ winners, reason: 'bedtime' }) } },
    });
    const summary = (winners: number[]) => playSeries(ending(winners), { greedy: last }, series({ games: 2 }), { failed: fail }).wins;
    expect(summary([])).toEqual({ 0: 0, 1: 0, 2: 0, tie: 2 });
    expect(summary([0, 1, 2])).toEqual({ 0: 0, 1: 0, 2: 0, tie: 2 });
    expect(summary([0, 2])).toEqual({ 0: 2, 1: 0, 2: 2, tie: 0 });
  });

  test('goes on after a game that fails, and names its seed', () => {
    let begun = 0;
    const fragile: GameModule<Brawl> = {
      ...gameModule,
      game: {
        ...brawl,
        setup: (...from) => {
          if (++begun === 3) throw new Error('the shelf fell down');
          return brawl.setup(...from);
        },
      },
    };
    const failures: [number, string][] = [];
    const summary = playSeries(fragile, { greedy: last }, series({ games: 5, seed: 10 }), {
      failed: (seed, error) => failures.push([seed, String(error)]),
    });
    expect(summary).toMatchObject({ games: 5, finished: 4, failed: 1 });
    expect(failures).toEqual([[12, 'Error: the shelf fell down']]);
  });

  test('is watched without changing it: turns, answers with their options, dice, events and the end', () => {
    const seen = { turns: 0, answered: 0, rolled: 0, happened: 0, ended: 0 };
    const evening: EveningStatistics<Brawl> = {
      watch: () => ({
        turnBegan: () => void seen.turns++,
        answered: (_, options, command) => {
          expect(options).toContainEqual(command);
          seen.answered++;
        },
        rolled: () => void seen.rolled++,
        happened: () => void seen.happened++,
        ended: () => void seen.ended++,
      }),
      figures: () => ({ answers: seen.answered }),
    };
    const watched = playSeries(gameModule, { greedy: last }, series(), { failed: fail, evening });
    const plain = playSeries(gameModule, { greedy: last }, series(), { failed: fail });
    expect(watched).toMatchObject({ wins: plain.wins, commands: plain.commands, evening: { answers: seen.answered } });
    expect(plain).not.toHaveProperty('evening');
    expect(seen.ended).toBe(20);
    expect(seen.turns).toBe(Math.round(20 * plain.turns.mean));
    expect(seen.answered + seen.rolled).toBe(plain.commands);
    expect(seen.happened).toBeGreaterThan(seen.turns);
  });

  test('has a careless bot, which leaves about every second decision to chance', () => {
    const asked: number[] = [];
    const counting: PolicyFactory<Brawl> = () => (options) => {
      asked.push(options.length);
      return options.length - 1;
    };
    const { decisions } = playSeries(gameModule, { greedy: counting }, series({ bots: ['careless'] }), { failed: fail });
    expect(asked.length / (20 * decisions.median)).toBeGreaterThan(0.35);
    expect(asked.length / (20 * decisions.median)).toBeLessThan(0.65);
  });

  test('gives up on a game that does not end', () => {
    const endless: GameModule<Brawl> = {
      ...gameModule,
      game: {
        ...brawl,
        choices: { ...brawl.choices, aim: { ...brawl.choices.aim, answer: (context, _, choice) => context.next({ ...choice }) } },
      },
    };
    const failures: string[] = [];
    expect(playSeries(endless, { greedy: last }, series({ games: 1 }), { failed: (_, error) => failures.push(String(error)) }).failed).toBe(
      1,
    );
    expect(failures).toEqual([`Error: pillow-fight: no end after ${MOST_ANSWERS} answers; 'aim' waits now`]);
  });
});

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2],
  [[5], 0.95, 5],
  [[], 0.5, 0],
  [Array.from({ length: 100 }, (_, i) => i + 1), 0.95, 95],
  [Array.from({ length: 100 }, (_, i) => i + 1), 0.05, 5],
])('of %j the share %f is at most %i', (numbers, share, value) => {
  expect(percentile(numbers, share)).toBe(value);
});

test('the mean of nothing is nothing', () => {
  expect([mean([]), mean([1, 2, 6])]).toEqual([0, 3]);
});
