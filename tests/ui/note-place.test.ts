// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Box, notePlace } from '../../src/ui/table/note-place.ts';

const WINDOW = { width: 800, height: 600 };
const NOTE = { width: 200, height: 60 };
const place = (x: number, y: number, ...buttons: Box[]) => notePlace({ x, y }, NOTE, WINDOW, buttons);
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const covers = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('a note', () => {
  it('stands above the finger where that is free', () => {
    const at = place(400, 300);
    expect([at.left, at.right]).toEqual([300, 500]);
    expect(at.bottom).toBeLessThan(300);
    expect(300 - at.bottom).toBeLessThan(60);
  });
  it('stands below it at the upper edge, and never leaves the window', () => {
    expect(place(400, 20).top).toBeGreaterThan(20);
    for (const [x, y] of [
      [0, 0],
      [800, 600],
      [0, 600],
      [800, 0],
    ] as const) {
      const at = place(x, y);
      expect([at.left >= 0, at.top >= 0, at.right <= 800, at.bottom <= 600]).toEqual([true, true, true, true]);
    }
  });
  it('never lies on a button that is in use, where there is another place', () => {
    const endTurn = box(300, 180, 500, 270);
    expect(covers(place(400, 300, endTurn), endTurn)).toBe(false);
    const both = [endTurn, box(300, 320, 500, 420)];
    expect(both.some((button) => covers(place(400, 300, ...both), button))).toBe(false);
  });
  it('covers as little as can be where buttons are everywhere', () => {
    const at = place(400, 300, box(0, 0, 800, 500));
    expect(at.top).toBeGreaterThanOrEqual(500);
  });
});
