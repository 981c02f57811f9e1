import type { Side } from '../../../../games/labyrinth/state/constants.ts';
import type { RoomView } from '../../../../games/labyrinth/state/view-types.ts';
import { type Bounds, boundsAround, type Point } from '../../../parts/board/growing-map.ts';

/** Where rooms lie on the map: columns and rows from the upper left corner of what is drawn. */

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

/** The dark around all rooms, in rooms: their doors reach into it. */
const DARK = 0.6;

/** All rooms, and the dark around them. */
export const boundsOf = (rooms: readonly Point[]): Bounds => boundsAround(rooms, (farthest) => farthest + DARK);

/** What is said of a room. */
export const doorsSaid = ({ doors }: RoomView): string => {
  const shut = doors.filter(({ to }) => to === null).map(({ side }) => side);
  return shut.length === 0 ? '' : ` Shut doors: ${shut.join(', ')}.`;
};
