import { wayWords } from '../../../../engine/shared/directions.ts';
import { capitalize, joinWithAnd, pluralize } from '../../../../engine/shared/sentences.ts';
import type { Clue, Side } from '../../../../games/labyrinth/state/constants.ts';
import type { RoomView } from '../../../../games/labyrinth/state/view-types.ts';
import { CLUE_WORDS } from '../../../../games/labyrinth/text/clues.ts';
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

/** The stairwell that lies nearest, as far as one is known: the way home. */
export function nearestStairs(rooms: readonly RoomView[], from: Point): Point | null {
  const far = ({ x, y }: Point) => Math.abs(x - from.x) + Math.abs(y - from.y);
  return rooms.filter(({ stairs }) => stairs).sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** The way from the party to a room. */
const way = (from: Point, to: Point): string => wayWords(to.x - from.x, to.y - from.y, 'room');

/** A room's name by ear: what is there, what a press does, the way to it, its doors, and its name. */
export function roomSaid(room: RoomView, name: string, card: string | null, offer: string | null, from: Point): string {
  const { foes, chest, stairs, doors } = room;
  const shut = doors.filter(({ to }) => to === null).map(({ side }) => side);
  return [
    ...(card === null ? [] : [card]),
    ...(foes.length > 0 ? [pluralize(foes.length, 'foe')] : []),
    ...(chest ? ['a chest'] : []),
    ...(stairs ? ['a stairwell'] : []),
    ...(offer === null ? [] : [offer]),
    room.x === from.x && room.y === from.y ? 'the party is here' : way(from, room),
    ...(shut.length === 0 ? [] : [`shut doors: ${joinWithAnd(shut)}`]),
    name,
  ]
    .map((part) => `${capitalize(part)}.`)
    .join(' ');
}

/** A door's name by ear: what a press does, its side, whose door it is, and what it shows. */
export function doorSaid(room: RoomView, side: Side, open: boolean, offer: string | null, from: Point, clue: Clue | null): string {
  const whose = room.x === from.x && room.y === from.y ? 'here' : way(from, room);
  return `${offer ? `${offer}. ` : ''}${open ? 'An open' : 'A shut'} door, ${side} side, ${whose}${clue === null ? '' : `: ${CLUE_WORDS[clue]}`}`;
}
