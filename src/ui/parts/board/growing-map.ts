import { useLayoutEffect, useRef } from 'preact/hooks';
import { moveElement } from '../move-element.ts';
import type { Camera } from './camera.ts';

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

/** Keeps the scroll position when the map grows to the left or the top. */
export function useSteadyScroll({ scroller, side }: Camera, { left, top }: Bounds): void {
  const origin = useRef({ left, top });
  useLayoutEffect(() => {
    const from = origin.current;
    origin.current = { left, top };
    const box = scroller.current;
    if (!box) return;
    box.scrollLeft += (from.left - left) * side;
    box.scrollTop += (from.top - top) * side;
  }, [left, top]);
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
