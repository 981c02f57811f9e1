import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { observe, startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { View } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { readPlan } from '../../src/ui/games/magic-and-mayhem/board/board-plan.ts';
import { MiniMap } from '../../src/ui/games/magic-and-mayhem/board/MiniMap.tsx';
import { useCamera } from '../../src/ui/parts/board/camera.ts';
import { Scroller } from '../../src/ui/parts/board/Scroller.tsx';
import { SEATS } from './gallery-board/BoardTable.tsx';

/** The small map steps aside for puppets, and for squares that can be tapped. */

/** The window and the map, in pixels; squares have 48, so that ten of them are in sight. */
const [WINDOW, MAP] = [480, 150];
const { game, content } = mayhemModule;
const { session } = startSession(game, content, 2, { tiles: 12 }, 7);
const { view } = observe(game, content, session.now, 'table');
const plan = readPlan(view.board, content);
/** A square of the window. */
const square = (x: number, y: number): number => y * plan.width + x;
const [first, ...others] = view.heroes;
if (!first) throw new Error('a game without heroes');
const nobody: View = { ...view, monsters: [], heroes: view.heroes.map((hero) => ({ ...hero, at: null })) };
const somebody = (at: number): View => ({ ...nobody, heroes: [{ ...first, at }, ...others.map((hero) => ({ ...hero, at: null }))] });

function Board({ shown, lit }: { readonly shown: View; readonly lit: readonly number[] }) {
  const camera = useCamera(plan.width, plan.height, { x: 0, y: 0 });
  return (
    <>
      <Scroller camera={camera} width={plan.width} height={plan.height} onClick={() => undefined}>
        <i />
      </Scroller>
      <MiniMap plan={plan} camera={camera} view={shown} seats={SEATS} acting={0} lit={lit} />
    </>
  );
}
function corner(shown: View, lit: readonly number[] = []): string | undefined {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WINDOW);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(MAP);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(MAP);
  render(<Board shown={shown} lit={lit} />);
  const { classList } = screen.getByRole('button', { name: /^Small map/ });
  const name = [...classList].at(-1);
  cleanup();
  return name;
}
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('it lies below, unless somebody stands there', () => {
  expect(corner(nobody)).toBe('lower');
  expect(corner(somebody(square(8, 8)))).toBe('upper');
  expect(corner(somebody(square(8, 1)))).toBe('lower');
  expect(corner(somebody(square(1, 8))), 'on the other side').toBe('lower');
});

test('it lies on no square that can be tapped; if both corners are in use it is nowhere', () => {
  const [below, above] = [square(8, 8), square(8, 1)];
  expect(corner(nobody, [below])).toBe('upper');
  expect(corner(nobody, [above])).toBe('lower');
  expect(corner(nobody, [below, above])).toBe('nowhere');
  expect(corner(somebody(above), [below])).toBe('nowhere');
  expect(corner(nobody, [square(1, 8), square(1, 1)]), 'on the other side').toBe('lower');
});

test('nobody’s head or elbow is under it', () => {
  // ten squares are in sight; the map covers three of them, and the next one half
  expect(corner(somebody(square(8, 6)))).toBe('upper');
  expect(corner(somebody(square(8, 5)))).toBe('lower');
});
