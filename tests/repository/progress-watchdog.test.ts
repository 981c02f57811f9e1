import { describe, expect, it } from 'vitest';
import { Stillness } from '../e2e/progress-watchdog.ts';

describe('Stillness', () => {
  const clock = () => {
    const at = { now: 0 };
    return { at, stillness: new Stillness(10_000, () => at.now) };
  };

  it('is reached when the same state is seen for longer than the limit', () => {
    const { at, stillness } = clock();
    const looks = Array.from({ length: 12 }, () => {
      at.now += 1000;
      return stillness.look('same');
    });
    expect(looks.indexOf(true)).toBe(11);
  });

  it('is not reached while new states come', () => {
    const { at, stillness } = clock();
    for (let move = 0; move < 100; move++) {
      at.now += 1000;
      expect(stillness.look(String(move))).toBe(false);
    }
  });

  it('is reached when two states alternate', () => {
    const { at, stillness } = clock();
    const looks = Array.from({ length: 20 }, (_, i) => {
      at.now += 1000;
      return stillness.look(i % 2 === 0 ? 'here' : 'there');
    });
    expect(looks.at(-1)).toBe(true);
  });

  it('counts a second at most for a look that comes late: the test itself was busy', () => {
    const { at, stillness } = clock();
    stillness.look('same');
    at.now += 3_600_000;
    expect(stillness.look('same')).toBe(false);
  });

  it('starts again when something else has moved', () => {
    const { at, stillness } = clock();
    for (let i = 0; i < 100; i++) {
      at.now += 1000;
      stillness.moved();
      expect(stillness.look('same')).toBe(false);
    }
  });
});
