import type { Immutable } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Content, cardOf, hasStairs } from '../content/content.ts';
import { SIDES, type Side } from '../state/constants.ts';
import type { Delve, Room, State } from '../state/state.ts';

/** The map of a floor: a grid of rooms with doors (LA-23). It grows as the party explores. */

type Rooms = Immutable<Delve>['rooms'];
type Spot = { readonly x: number; readonly y: number };

const STEPS: { readonly [K in Side]: Spot } = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
const OPPOSITE: { readonly [K in Side]: Side } = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** The place behind a door. */
export const beside = ({ x, y }: Spot, side: Side): Spot => ({ x: x + STEPS[side].x, y: y + STEPS[side].y });
const roomAt = (rooms: Rooms, { x, y }: Spot): number => rooms.findIndex((room) => room.x === x && room.y === y);

/** The room behind a door; null if it is unexplored. */
export function neighbourOf(rooms: Rooms, room: number, side: Side): number | null {
  const from = rooms[room];
  if (!from) return null;
  const to = roomAt(rooms, beside(from, side));
  return to < 0 ? null : to;
}

const EMPTY = { look: null, card: null, frames: [], foes: [], purse: 0, search: 'none', stairs: false } as const;

/** A room at `spot`: with a door to each neighbour that has one, and some more. */
function build(rooms: Rooms, spot: Spot, random: Random): Room {
  const doors = SIDES.filter((side) => {
    const to = roomAt(rooms, beside(spot, side));
    return to < 0 ? random.int(2) === 0 : rooms[to]?.doors.includes(OPPOSITE[side]);
  });
  return { ...spot, doors, ...EMPTY, frames: [], foes: [] };
}
/** Doors to unexplored rooms. */
export const shutDoors = (rooms: Rooms): { room: number; side: Side }[] =>
  rooms.flatMap(({ doors }, room) => doors.flatMap((side) => (neighbourOf(rooms, room, side) === null ? [{ room, side }] : [])));

/** Adds a door to a room if no unexplored door is left, so the party can always explore further. */
function ensureUnexploredDoor(rooms: Room[], random: Random): void {
  if (shutDoors(rooms).length > 0) return;
  const walls = rooms.flatMap(({ doors }, room) =>
    SIDES.flatMap((side) => (doors.includes(side) || neighbourOf(rooms, room, side) !== null ? [] : [{ room, side }])),
  );
  const { room, side } = random.pick(walls);
  rooms[room]?.doors.push(side);
}

export function newFloor(random: Random): Delve {
  const rooms = [build([], { x: 0, y: 0 }, random)];
  ensureUnexploredDoor(rooms, random);
  return { rooms, at: 0, from: null, foes: 0, ahead: [] };
}
/** Adds the room behind a door and returns its index. `looks`: the looks to choose from. */
export function addRoom(rooms: Room[], from: number, side: Side, looks: readonly string[], random: Random): number {
  const door = rooms[from];
  if (!door) throw new Error(`there is no room ${from}`);
  const free = looks.filter((look) => !rooms.some((room) => room.look === look));
  const room = build(rooms, beside(door, side), random);
  room.look = free.length > 0 ? random.pick(free) : null;
  rooms.push(room);
  ensureUnexploredDoor(rooms, random);
  return rooms.length - 1;
}

/**
 * A place behind a shut door of the party's room whose card is not drawn yet; where there is none, a new door is made, if need be in another
 * room. Null if all is walled in.
 */
export function doorForNews({ rooms, at, ahead }: Delve, random: Random): Spot | null {
  const isFree = (room: number, side: Side): boolean => {
    const spot = beside(rooms[room] ?? { x: 0, y: 0 }, side);
    return roomAt(rooms, spot) < 0 && !ahead.some(({ x, y }) => x === spot.x && y === spot.y);
  };
  const free = rooms.flatMap(({ doors }, room) =>
    SIDES.flatMap((side) => (isFree(room, side) ? [{ room, side, door: doors.includes(side) }] : [])),
  );
  const [here, away] = [free.filter(({ room }) => room === at), free.filter(({ room }) => room !== at)];
  const from = [here.filter(({ door }) => door), here, away].find((some) => some.length > 0);
  if (!from) return null;
  const { room, side, door } = random.pick(from);
  if (!door) rooms[room]?.doors.push(side);
  return beside(rooms[room] ?? { x: 0, y: 0 }, side);
}

/** For each room: the previous room on the way from the party, or null. Rooms with monsters block the way. */
export function waysFrom({ rooms, at }: Immutable<Delve>): readonly (number | null)[] {
  const before: (number | null)[] = rooms.map(() => null);
  const queue = [at];
  const seen = new Set(queue);
  for (let room = queue.shift(); room !== undefined; room = queue.shift()) {
    if (room !== at && (rooms[room]?.foes.length ?? 0) > 0) continue;
    for (const side of rooms[room]?.doors ?? []) {
      const to = neighbourOf(rooms, room, side);
      if (to === null || seen.has(to)) continue;
      seen.add(to);
      before[to] = room;
      queue.push(to);
    }
  }
  return before;
}

/** Whether monsters are in a room. */
export const isGuarded = (room: Immutable<Room>): boolean => room.foes.length > 0;
/** LA-24: whether a stairwell on this floor was found, or is guarded. */
export const stairsKnown = (rooms: Rooms, content: Content): boolean =>
  rooms.some((room) => room.stairs || (room.card !== null && hasStairs(cardOf(content.encounters, room.card))));

/** LA-31c: the room to flee to: the previous room, or else a neighbour without monsters. */
export function retreat({ delve }: Immutable<State>): number | null {
  if (!delve) return null;
  const { rooms, at, from } = delve;
  const exits = (rooms[at]?.doors ?? []).flatMap((side) => neighbourOf(rooms, at, side) ?? []);
  const safe = exits.filter((to) => rooms[to] && !isGuarded(rooms[to]));
  return from !== null && safe.includes(from) ? from : (safe[0] ?? null);
}
