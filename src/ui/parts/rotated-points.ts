import type { Side } from '../../engine/seats.ts';

/** Where a point lies along an element's own axes, from its own corner. */
type Point = { readonly x: number; readonly y: number };
type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** How far the screen is turned for whoever sits at a side, in degrees, clockwise. */
export const TURN: { readonly [side in Side]: number } = { south: 0, west: 90, north: 180, east: -90 };

const ALONG: { readonly [side in Side]: (box: Edges, x: number, y: number) => Point } = {
  south: ({ left, top }, x, y) => ({ x: x - left, y: y - top }),
  west: ({ top, right }, x, y) => ({ x: y - top, y: right - x }),
  north: ({ right, bottom }, x, y) => ({ x: right - x, y: bottom - y }),
  east: ({ left, bottom }, x, y) => ({ x: bottom - y, y: x - left }),
};

const sideOf = (element: Element): Side => (element.closest<HTMLElement>('.screen')?.dataset.side ?? 'south') as Side;

/** Where a point of the window, in pixels, lies in an element: a screen that is turned to somebody's side has other axes than the window. */
export const pointIn = (element: Element, x: number, y: number): Point => ALONG[sideOf(element)](element.getBoundingClientRect(), x, y);

/** Where a point of the window lies on the whole screen that `element` is on, also while that is still turning. */
export const pointOnScreen = (element: Element, x: number, y: number): Point =>
  ALONG[sideOf(element)]({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }, x, y);

/** Where the middle of `element` lies in `ground`. */
export function middleIn(ground: Element, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return pointIn(ground, left + width / 2, top + height / 2);
}
