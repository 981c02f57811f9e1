import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Camera } from './camera.ts';

/** A map that grows on all sides: columns and rows around a place that is 0, 0. */

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

/** What was in sight stays where it was when the map grows to the left or the top. */
export function useSteadySight({ scroller, side }: Camera, { left, top }: Bounds): void {
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
