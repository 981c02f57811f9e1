import { useLayoutEffect, useRef } from 'preact/hooks';
import { moveElement } from '../move-element.ts';
import { type Camera, originOf } from './camera.ts';

/** A map that grows in all directions from the square (0, 0). */

export type Point = { readonly x: number; readonly y: number };
/** The part of the map that is drawn: the least column and row, and how many of each. */
export type Bounds = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** What is drawn so that all of these are, and so much beyond the farthest, which is told by `beyond`. */
export function boundsAround(points: readonly Point[], beyond: (farthest: number) => number): Bounds {
  const reach = (of: (point: Point) => number) => beyond(Math.max(0, ...points.map(of)));
  const [left, right, top, bottom] = [reach(({ x }) => -x), reach(({ x }) => x), reach(({ y }) => -y), reach(({ y }) => y)];
  return { left: -left, top: -top, width: left + right + 1, height: top + bottom + 1 };
}

/** A point as the board's frame counts squares. */
export const squareAt = ({ left, top, width }: Bounds, { x, y }: Point): number => (y - top) * width + x - left;

/** Where an element begins on the page as it is laid out, however the table is turned. */
function placeOf(element: HTMLElement): Point {
  let [x, y] = [0, 0];
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}

/** Keeps what lies on the map where it is on the screen, when the map grows to the left or the top, and when the room around it changes. */
export function useSteadyScroll(camera: Camera, { left, top }: Bounds): void {
  const { side, chosen, whole, ready, room } = camera;
  const before = useRef<(Point & { readonly chosen: number | null }) | null>(null);
  useLayoutEffect(() => {
    const [box, board] = [camera.scroller.current, camera.inner.current];
    if (!box || !board || !ready) return;
    const [page, origin] = [placeOf(box), originOf(board)];
    const now = { x: page.x + origin.x - left * side, y: page.y + origin.y - top * side, chosen };
    const from = before.current;
    before.current = now;
    // whoever zooms looks at what is under the fingers
    if (!from || from.chosen !== chosen) return;
    box.scrollLeft += now.x - from.x;
    box.scrollTop += now.y - from.y;
  }, [left, top, side, whole, room]);
}

/** How long a step from one place to the next takes to be seen, in milliseconds, and how high it goes, in places. */
const HOP = { milliseconds: 320, high: 0.12 };

/**
 * For something that stands at (x, y), in places of `side` pixels, and hops when it goes elsewhere. `shift` changes when the map has grown
 * to the left or the top: then nobody has walked.
 */
export function useHop(x: number, y: number, side: number, shift: string) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef({ x, y, shift });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y, shift };
    if (from.shift !== shift || (from.x === x && from.y === y)) return;
    const at = (u: number, v: number) => `translate(${u * side}px, ${v * side}px)`;
    moveElement(
      element.current,
      [
        { transform: at(from.x, from.y), easing: 'ease-out' },
        { transform: at((from.x + x) / 2, (from.y + y) / 2 - HOP.high), easing: 'ease-in' },
        { transform: at(x, y) },
      ],
      { duration: HOP.milliseconds },
    );
  }, [x, y, shift]);
  return element;
}
