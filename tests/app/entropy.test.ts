import { afterEach, expect, test, vi } from 'vitest';
import { freshId } from '../../src/app/device/entropy.ts';

afterEach(() => vi.unstubAllGlobals());

test('a game is named where a page has no randomUUID, as over plain http', () => {
  let word = 0;
  vi.stubGlobal('crypto', {
    getRandomValues: (words: Uint32Array) => {
      words[0] = word;
      return words;
    },
  });
  word = 0xfedcba98;
  expect(freshId()).toBe('98000000');
  word = 10;
  expect(freshId(), 'always as long').toBe('0a000000');
});

test('no two games have the same name', () => {
  const names = Array.from({ length: 100 }, freshId);
  expect(new Set(names).size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}$/);
});
