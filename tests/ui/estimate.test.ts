import { expect, test } from 'vitest';
import { minutes, roughly } from '../../src/ui/games/magic-and-mayhem/setup/estimate.ts';

/** Medians of 60 simulated games each, greedy bots, seed 1: tiles, seats, decisions. */
const SIMULATED = [
  [9, 1, 29],
  [9, 4, 70],
  [12, 2, 69],
  [12, 4, 126],
  [12, 8, 174],
  [16, 4, 149],
  [20, 2, 102],
  [25, 4, 199],
  [25, 8, 322],
  [30, 4, 289],
  [36, 2, 168],
  [36, 6, 285],
  // and of two sides
  [9, 2, 70],
  [9, 4, 83],
  [12, 2, 85],
  [12, 8, 191],
  [16, 4, 131],
  [20, 2, 122],
  [25, 4, 179],
  [25, 8, 261],
  [36, 4, 245],
] as const;

test('the estimate follows the simulated games', () => {
  for (const [tiles, seats, decisions] of SIMULATED) {
    const ratio = minutes(tiles, seats, 60) / decisions;
    expect(ratio, `${tiles} tiles, ${seats} seats`).toBeGreaterThan(0.65);
    expect(ratio, `${tiles} tiles, ${seats} seats`).toBeLessThan(1.55);
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
