import { describe, expect, it } from 'vitest';
import { progressOn } from '../../src/cli/progress.ts';

/** A loop of 100 rounds, each of so many milliseconds; what it writes. */
function written(isTTY: boolean, each: number): string[] {
  const lines: string[] = [];
  let now = 0;
  const progress = progressOn({ isTTY, write: (text) => lines.push(text) }, () => now);
  for (let round = 1; round <= 100; round++) {
    now += each;
    progress('games', round, 100);
  }
  return lines;
}

describe('progress', () => {
  it('is one line on a terminal, which is cleared at the end', () => {
    const lines = written(true, 100);
    expect(lines[0]).toBe('\r\u001b[Kgames: 2 of 100 (2 %)');
    expect(lines.length).toBe(50);
    expect(lines.at(-1)).toBe('\r\u001b[K');
    expect(lines.join('')).not.toContain('\n');
  });

  it('is a plain line every ten seconds elsewhere', () => {
    expect(written(false, 300)).toEqual(['games: 34 of 100 (34 %)\n', 'games: 68 of 100 (68 %)\n']);
  });

  it('is silent where a command soon ends', () => {
    expect(written(false, 50)).toEqual([]);
    expect(written(true, 1)).toEqual([]);
  });
});
