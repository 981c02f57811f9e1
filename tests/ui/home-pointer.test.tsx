import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { observe, startSession } from '../../src/engine/session.ts';
import type { RoomView } from '../../src/games/labyrinth/state/view-types.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { SIZE } from '../../src/games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { nearestStairs } from '../../src/ui/games/labyrinth/delve/map-layout.ts';
import { wayHome } from '../../src/ui/games/magic-and-mayhem/board/way-home.ts';
import { useCamera } from '../../src/ui/parts/board/camera.ts';
import { HomePointer } from '../../src/ui/parts/board/HomePointer.tsx';
import { Scroller } from '../../src/ui/parts/board/Scroller.tsx';

/** On the way home (MM-54, LA-24) somebody who cannot see the Entrance, or the stairs, is shown where they are. */

const SIDE = 480;
const { game, content } = mayhemModule;
const { session } = startSession(game, content, 2, { tiles: 12 }, 7);
const { view } = observe(game, content, session.now, 'table');
const [side] = view.sides;
if (!side) throw new Error('a game without a side');
const home = side.home;
const won: View = { ...view, sides: [{ ...side, bosses: 1 }] };

function Board({ shown }: { readonly shown: View }) {
  const { wide, slots } = shown.board;
  const camera = useCamera(wide * SIZE, (slots.length / wide) * SIZE, { x: 0, y: 0 });
  return (
    <>
      <Scroller camera={camera} width={wide * SIZE} height={(slots.length / wide) * SIZE} onClick={() => undefined}>
        <i />
      </Scroller>
      <HomePointer camera={camera} to={wayHome(shown)} label="Show the Entrance" />
    </>
  );
}
/** Shows a board whose window stands so far down and to the right, in pixels. */
function show(shown: View, left: number, top: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIDE);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIDE);
  vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(left);
  vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockReturnValue(top);
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo');
  render(<Board shown={shown} />);
  return { scrollTo, pointer: screen.queryByRole('button', { name: 'Show the Entrance' }) };
}
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The middle of the Entrance, in pixels. */
const middle = (squareSize: number) => ({
  x: ((home % view.board.wide) + 0.5) * SIZE * squareSize,
  y: (Math.floor(home / view.board.wide) + 0.5) * SIZE * squareSize,
});
/** Squares on a phone, in pixels. */
const NEAR = 48;

test('it points to an Entrance that is out of sight, and a tap looks there', () => {
  const { x, y } = middle(NEAR);
  const { pointer, scrollTo } = show(won, x + SIDE, y - SIDE / 2);
  expect(pointer?.querySelector<SVGElement>('svg:last-child')?.style.rotate).toBe('180deg');
  expect(pointer?.classList).toContain('leftward');
  fireEvent.click(pointer as HTMLElement);
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: x - SIDE / 2, top: y - SIDE / 2 }));
});

test('it is not there while the Entrance is in sight, nor before a boss is beaten', () => {
  const { x, y } = middle(NEAR);
  expect(show(won, x - SIDE / 2, y - SIDE / 2).pointer).toBeNull();
  cleanup();
  expect(show(view, x + SIDE, y).pointer).toBeNull();
});

test('LA-24: of several stairwells of Labyrinth it points to the nearest one, and to none before one is found', () => {
  const room = (x: number, y: number, stairs: boolean): RoomView => ({
    room: 0,
    x,
    y,
    doors: [],
    look: null,
    card: null,
    foes: [],
    chest: false,
    search: 'none',
    stairs,
    guarded: false,
    torches: null,
  });
  const [far, near] = [room(0, 0, true), room(3, 1, true)];
  expect(nearestStairs([far, room(4, 2, false), near], { x: 4, y: 2 })).toBe(near);
  expect(nearestStairs([room(0, 0, false)], { x: 0, y: 0 })).toBeNull();
});
