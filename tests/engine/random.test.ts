// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';

/** The chi-squared statistic of `counts` against equal counts. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}
/** Chi-squared limits at p = 0.001, by degrees of freedom (sides - 1). */
const ONE_IN_A_THOUSAND: { readonly [freedom: number]: number } = { 2: 13.82, 5: 20.52, 9: 27.88, 23: 49.73 };
const bound = (sides: number): number => ONE_IN_A_THOUSAND[sides - 1] ?? Number.NaN;

function tally(sides: number, throws: number, next: (i: number) => number): number[] {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < throws; i++) counts[next(i)] = (counts[next(i)] ?? 0) + 1;
  return counts;
}

describe('similar seeds', () => {
  test.each([0, 1, 2])('roll number %i of the seeds 1 to 6000 is fair', (before) => {
    const counts = tally(6, 6000, (i) => {
      const random = Random.seed(i + 1);
      for (let n = 0; n < before; n++) random.die(6);
      return random.die(6) - 1;
    });
    expect(chiSquare(counts)).toBeLessThan(bound(6));
  });

  test('have first dice without correlation', () => {
    const steps = tally(6, 6000, (i) => (Random.seed(i + 2).die(6) - Random.seed(i + 1).die(6) + 6) % 6);
    expect(chiSquare(steps)).toBeLessThan(bound(6));
  });
});

describe('int', () => {
  test.each([3, 6, 10])('below %i is without bias', (below) => {
    const random = Random.seed(42);
    const drawn = Array.from({ length: 60_000 }, () => random.int(below));
    expect(chiSquare(tally(below, drawn.length, (i) => drawn[i] ?? -1))).toBeLessThan(bound(below));
  });

  test('the test finds a slightly loaded die', () => {
    const random = Random.seed(42);
    const loaded = Array.from({ length: 60_000 }, () => Math.min(5, Math.floor(random.int(64) / 10)));
    expect(chiSquare(tally(6, loaded.length, (i) => loaded[i] ?? -1))).toBeGreaterThan(bound(6));
  });

  test('is 0 for 0 and 1, and does not change the state', () => {
    const random = Random.seed(1);
    const before = random.state;
    expect([random.int(1), random.int(0)]).toEqual([0, 0]);
    expect(random.state).toEqual(before);
  });

  test('is from 0 to below - 1', () => {
    const random = Random.seed(3);
    for (const below of [2, 3, 5, 8, 33, 2 ** 31]) {
      for (let i = 0; i < 200; i++) {
        const n = random.int(below);
        expect(Number.isInteger(n) && n >= 0 && n < below).toBe(true);
      }
    }
  });
});

test('a generator continues from its state after JSON', () => {
  const random = Random.seed(9);
  random.die(6);
  const loaded = Random.from(JSON.parse(JSON.stringify(random.state)) as number[]);
  const next = (source: Random) => Array.from({ length: 20 }, () => source.die(20));
  expect(next(loaded)).toEqual(next(random));
});

test('shuffle keeps all items, and each order is equally likely', () => {
  const orders = ['abcd', 'abdc', 'acbd', 'acdb', 'adbc', 'adcb'].flatMap((order) =>
    [0, 1, 2, 3].map((turn) => order.slice(turn) + order.slice(0, turn)),
  );
  const random = Random.seed(11);
  const met = Array.from({ length: 24_000 }, () => {
    const items = ['a', 'b', 'c', 'd'];
    random.shuffle(items);
    return orders.indexOf(items.join(''));
  });
  expect(met).not.toContain(-1);
  expect(chiSquare(tally(24, met.length, (i) => met[i] ?? -1))).toBeLessThan(bound(24));
});

test('pick can return each item, and throws for an empty list', () => {
  const random = Random.seed(5);
  expect(new Set(Array.from({ length: 100 }, () => random.pick(['x', 'y', 'z']))).size).toBe(3);
  expect(() => random.pick([])).toThrow(RangeError);
});
