import { expect, test } from 'vitest';
import { minutes, roughly } from '../../src/ui/games/magic-and-mayhem/setup/play-time.ts';

/** Medians of 60 simulated games each, greedy bots, seed 1: tiles, seats, decisions; then those of two sides. */
const TOGETHER = [
  [9, 1, 30],
  [9, 4, 79],
  [12, 2, 63],
  [12, 4, 119],
  [12, 8, 193],
  [16, 4, 139],
  [20, 2, 91],
  [25, 4, 173],
  [25, 8, 270],
  [36, 2, 155],
  [36, 6, 376],
] as const;
const CONTEST = [
  [9, 2, 44],
  [9, 4, 65],
  [12, 2, 62],
  [12, 4, 94],
  [12, 8, 177],
  [16, 4, 106],
  [20, 2, 91],
  [25, 4, 131],
  [25, 8, 237],
  [36, 4, 188],
] as const;

test.each([
  ['all together', TOGETHER, false],
  ['two sides', CONTEST, true],
] as const)('the estimate follows the simulated games of %s', (_, simulated, contest) => {
  for (const [tiles, seats, decisions] of simulated) {
    const ratio = minutes(tiles, seats, 60, contest) / decisions;
    expect(ratio, `${tiles} tiles, ${seats} seats`).toBeGreaterThan(0.75);
    expect(ratio, `${tiles} tiles, ${seats} seats`).toBeLessThan(1.25);
  }
});

test('whoever takes twice as long plays twice as long', () => {
  expect(minutes(12, 4, 40)).toBeCloseTo(2 * minutes(12, 4, 20));
});

test.each([
  [3, 'about 5 minutes'],
  [36.2, 'about 35 minutes'],
  [52, 'about 45 minutes'],
  [58, 'about an hour'],
  [76, 'about 1 and a quarter hours'],
  [121, 'about 2 hours'],
])('%s minutes are said as "%s"', (time, said) => {
  expect(roughly(time)).toBe(said);
});
