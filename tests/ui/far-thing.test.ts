import { expect, test } from 'vitest';
import { observe, startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { E_MARK, FLOOR, STORE_MARK } from '../../src/games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { readPlan } from '../../src/ui/games/magic-and-mayhem/board/board-plan.ts';
import { farThing } from '../../src/ui/games/magic-and-mayhem/far-thing.ts';

const { game, content } = mayhemModule;
const { session } = startSession(game, content, 4, { tiles: 12 }, 7);
const { view } = observe(game, content, session.now, 'table');
/** A board on which every tile lies face up. */
const tiles = Object.keys(content.tiles);
const all: View = {
  ...view,
  board: { wide: tiles.length, high: 1, slots: tiles.map((tile) => ({ tile, turn: 0 })), blocked: [], opened: [] },
};
const plan = readPlan(all.board, content);
const squares = (mark: number) => [...plan.marks.keys()].filter((square) => plan.marks[square] === mark);
const things = (seen: View, found: readonly number[]) => [...new Set(found.map((square) => farThing(seen, content, square)))];

test('[MM-13] an E mark is known from afar, and so is a spent one', () => {
  const marks = squares(E_MARK);
  expect(marks.length).toBeGreaterThan(10);
  expect(things(all, marks)).toEqual(['encounter']);
  expect(things({ ...all, spent: marks }, marks)).toEqual(['spent']);
});

test('[MM-34] a shut door is known from either side, an open one no longer', () => {
  const { doors } = plan;
  const ends = (square: number) => doors.filter(({ a, b }) => a === square || b === square).length;
  const opened = { ...all, board: { ...all.board, opened: doors.map(({ edge }) => edge) } };
  for (const kind of ['plain', 'locked', 'secret'] as const) {
    const sides = doors
      .flatMap((door) => (door.kind === kind ? [door.a, door.b] : []))
      .filter((square) => plan.marks[square] === FLOOR && ends(square) === 1);
    expect(things(all, sides)).toEqual([kind]);
    expect(things(opened, sides)).toEqual([null]);
  }
});

test('[MM-36] the shop is known, what lies about, and bare floor is nothing', () => {
  expect(things(all, squares(STORE_MARK))).toEqual(['store']);
  const bare = squares(FLOOR).filter((square) => !plan.doors.some(({ a, b }) => a === square || b === square));
  expect(things(all, bare)).toEqual([null]);
  const [at = 0] = bare;
  expect(farThing({ ...all, loot: [{ at, gold: 1, cards: [], shield: false }] }, content, at)).toBe('loot');
});
