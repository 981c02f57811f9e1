import type { RoomView } from '../../../../games/labyrinth/sights.ts';
import type { Side } from '../../../../games/labyrinth/words.ts';

/** Where rooms lie on the map: columns and rows from the upper left corner of what is drawn. */

export type Point = { readonly x: number; readonly y: number };
export type Bounds = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export const STEPS: { readonly [K in Side]: Point } = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
export const SIDE_OF_KEY: { readonly [key: string]: Side } = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** All rooms, and one room of dark around them for their doors. */
export function boundsOf(rooms: readonly Point[]): Bounds {
  const reach = (of: (room: Point) => number) => 1 + Math.max(0, ...rooms.map(of));
  const [left, right, top, bottom] = [reach(({ x }) => -x), reach(({ x }) => x), reach(({ y }) => -y), reach(({ y }) => y)];
  return { left: -left, top: -top, width: left + right + 1, height: top + bottom + 1 };
}
export const squareAt = ({ left, top, width }: Bounds, { x, y }: Point): number => (y - top) * width + x - left;

/** What is said of a room. */
export const doorsSaid = ({ doors }: RoomView): string => {
  const shut = doors.filter(({ to }) => to === null).map(({ side }) => side);
  return shut.length === 0 ? '' : ` Shut doors: ${shut.join(', ')}.`;
};
