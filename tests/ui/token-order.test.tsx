import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { observe, startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { readPlan } from '../../src/ui/games/magic-and-mayhem/board/board-plan.ts';
import { figures } from '../../src/ui/games/magic-and-mayhem/board/figures.ts';
import { Tokens } from '../../src/ui/games/magic-and-mayhem/board/Tokens.tsx';
import { SEATS } from './gallery-board/BoardTable.tsx';

/** Which figure is drawn over which. */

const { game, content } = mayhemModule;
const { session } = startSession(game, content, 4, { tiles: 12 }, 7);
const { view } = observe(game, content, session.now, 'table');
const plan = readPlan(view.board, content);

test('whoever acts hides nobody of their row: large arms and a torch would lie over numbers and hearts', () => {
  const middle = 3 * plan.width + 3;
  const squares = [middle, middle + 1, middle - plan.width, middle + plan.width];
  const heroes = view.heroes.map((hero, i) => ({ ...hero, at: squares[i] ?? null }));
  const cast = figures({ ...view, heroes, monsters: [] }, content).map((figure) => ({ figure, mood: 'stands' as const }));
  const { container } = render(
    <Tokens cast={cast} plan={plan} content={content} seats={SEATS} acting={0} side={60} contest={false} cue={null} />,
  );
  const over = (seat: number): number => Number(container.querySelector<HTMLElement>(`[data-figure="h${seat}"]`)?.style.zIndex);
  const [acts, beside, behind, before] = [over(0), over(1), over(2), over(3)];
  expect([behind, acts, beside, before]).toEqual([behind, acts, beside, before].sort((a, b) => a - b));
  expect(new Set([behind, acts, beside, before]).size).toBe(4);
});
