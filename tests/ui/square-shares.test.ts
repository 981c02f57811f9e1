import { expect, test } from 'vitest';
import { observe, startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { figures, squareShares } from '../../src/ui/games/magic-and-mayhem/board/figures.ts';

const { game, content } = mayhemModule;
const WIDTH = 24;
const BEHIND = 100;

/** How large the heroes of three seats stand on these squares, while the last one acts. */
function sizes(...squares: readonly number[]): (number | undefined)[] {
  const { session } = startSession(game, content, 3, {}, 7);
  const { view } = observe(game, content, session.now, 'table');
  const heroes = view.heroes.map((hero, i) => ({ ...hero, at: squares[i] ?? null }));
  const cast = figures({ ...view, heroes, monsters: [] }, content).map((figure) => ({ figure, mood: 'stands' as const }));
  const shares = squareShares(cast, 'h2', WIDTH);
  return heroes.map(({ seat }) => shares.get(`h${seat}`)?.size);
}

test('whoever stands right before somebody ducks, and nobody else', () => {
  const [behind, before, beside] = sizes(BEHIND, BEHIND + WIDTH, BEHIND + 1);
  expect([behind, beside]).toEqual([1, 1]);
  expect(before).toBeLessThan(0.8);
});

test('who shares a square is fanned out, and ducks no further than alone', () => {
  const alone = sizes(BEHIND, BEHIND + WIDTH, BEHIND + 5)[1];
  const [, friend, acts] = sizes(BEHIND, BEHIND + WIDTH, BEHIND + WIDTH);
  expect(acts).toBe(alone);
  expect(friend).toBeLessThan(0.8);
});
