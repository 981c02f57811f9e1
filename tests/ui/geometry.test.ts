import { describe, expect, test } from 'vitest';
import { moved } from '../../src/ui/parts/geometry.ts';

describe('a path that is moved', () => {
  test('takes its places along and leaves its steps as they are', () => {
    expect(moved('M10 20L30-5H7V.5c1 2 3 4 5 6z', 4, 7)).toBe('M14 27L34 2H11V7.5c1 2 3 4 5 6z');
  });
  test('keeps the radii and the flags of an arc', () => {
    expect(moved('M1 1A17.5 17.5 0 0 1 181.6 146.5Z', 4, 7)).toBe('M5 8A17.5 17.5 0 0 1 185.6 153.5Z');
  });
});
