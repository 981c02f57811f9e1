import { EMBLEMS, type Emblem, type SeatRecord, SIDES } from '../../../engine/seats.ts';
import { tidyText } from '../../../engine/shared/tidy-text.ts';
import { EMBLEM_NAMES } from '../../parts/Emblem.tsx';

/** Pure functions on the list of seats. Two seats never have the same emblem. */

export type KnownPerson = { readonly name: string; readonly emblem: Emblem };
/** The new seats, and the old number of each; null for a new seat. */
export type Seating = { readonly seats: readonly SeatRecord[]; readonly order: readonly (number | null)[] };

export const LONGEST_NAME = 14;
const BOT_NAMES = ['Clank', 'Tock', 'Beep', 'Rusty', 'Whirr', 'Sprocket', 'Bolts', 'Wobble'];

export const isBot = (seat: SeatRecord): boolean => seat.player.kind === 'bot';
/** Whether the seat has the default name of its emblem. */
export const isUnnamed = (seat: SeatRecord): boolean => seat.name === EMBLEM_NAMES[seat.emblem];
/** Whether the seat keeps its emblem: a person with their own name does, all others give it up. */
export const keepsSeat = (seat: SeatRecord): boolean => !isBot(seat) && !isUnnamed(seat);

const same = (seats: readonly SeatRecord[]): readonly number[] => seats.map((_, i) => i);
const taken = (seats: readonly SeatRecord[], emblem: Emblem): boolean => seats.some((seat) => seat.emblem === emblem);
const isCalled = (seats: readonly SeatRecord[], name: string): boolean => seats.some((seat) => seat.name === name);
const freeEmblem = (seats: readonly SeatRecord[]): Emblem => EMBLEMS.find((emblem) => !taken(seats, emblem)) ?? EMBLEMS[0];

/** The limit of a save, in UTF-16 code units. */
const MOST_CHARACTERS = 60;

/** Normalizes a name: no invisible characters or extra spaces, limited length, no split graphemes. */
export const tidyName = (name: string): string => tidyText(name, { letters: LONGEST_NAME, characters: MOST_CHARACTERS });

const seat = (name: string, emblem: Emblem, player: SeatRecord['player']): SeatRecord => ({
  name,
  emblem,
  player,
  side: 'south',
  dice: 'app',
  reading: 'reads',
  help: 'none',
});

/** Adds a person at the end: the next known person, or one with a free emblem. */
export function addPerson(seats: readonly SeatRecord[], known: readonly KnownPerson[]): Seating {
  const next = known.find(({ name, emblem }) => !taken(seats, emblem) && !isCalled(seats, name));
  const emblem = next?.emblem ?? EMBLEMS.find((free) => !taken(seats, free) && !isCalled(seats, EMBLEM_NAMES[free])) ?? freeEmblem(seats);
  return { seats: [...seats, seat(next?.name ?? EMBLEM_NAMES[emblem], emblem, { kind: 'person' })], order: [...same(seats), null] };
}

/** Adds a gentle bot, with a free name if it has none of its own. */
export function addBot(seats: readonly SeatRecord[], own: string | null = null): Seating {
  const name = own ?? BOT_NAMES.find((free) => !isCalled(seats, free)) ?? 'Another bot';
  // from the end of the list, because people prefer the first emblems
  const emblem = [...EMBLEMS].reverse().find((free) => !taken(seats, free)) ?? EMBLEMS[0];
  return { seats: [...seats, seat(name, emblem, { kind: 'bot', strength: 'gentle' })], order: [...same(seats), null] };
}

/** A new seat at the end goes before whoever sat last, who keeps a part of their own; any other seating stays as it is. */
export function beforeLast({ seats, order }: Seating): Seating {
  if (order.at(-1) !== null || order.length < 2) return { seats, order };
  const moved = <T>(list: readonly T[]): readonly T[] => [...list.slice(0, -2), ...list.slice(-1), ...list.slice(-2, -1)];
  return { seats: moved(seats), order: moved(order) };
}

/** Whoever sits there sits down behind all others. */
export function toLast({ seats, order }: Seating, at: number): Seating {
  const moved = <T>(list: readonly T[]): readonly T[] => [...list.slice(0, at), ...list.slice(at + 1), ...list.slice(at, at + 1)];
  return { seats: moved(seats), order: moved(order) };
}

/** A bot that would sit last has the last person sit down behind it, who has a part that is no bot's; where there is no person nobody moves. */
export function personLast({ seats, order }: Seating): Seating {
  const last = seats.map(isBot).lastIndexOf(false);
  return last < 0 ? { seats, order } : toLast({ seats, order }, last);
}

/** Assigns sides clockwise in order of play, as far apart as possible. */
export function around(seats: readonly SeatRecord[]): readonly SeatRecord[] {
  const people = seats.filter((one) => !isBot(one));
  const sideOf = (one: SeatRecord) => SIDES[Math.round((people.indexOf(one) * SIDES.length) / people.length) % SIDES.length] ?? 'south';
  return seats.map((one) => (isBot(one) ? one : { ...one, side: sideOf(one) }));
}

/** The initial seats: known people first. `bots`: the seats of bots. */
export function firstSeats(count: number, known: readonly KnownPerson[] = [], bots: readonly number[] = []): readonly SeatRecord[] {
  let seats: readonly SeatRecord[] = [];
  for (let i = 0; i < count; i++) seats = bots.includes(i) ? addBot(seats).seats : addPerson(seats, known).seats;
  return around(seats);
}

/** Removes a seat. */
export const removeSeat = (seats: readonly SeatRecord[], at: number): Seating => ({
  seats: seats.filter((_, i) => i !== at),
  order: same(seats).filter((i) => i !== at),
});

/** Swaps two seats. */
export function swap(seats: readonly SeatRecord[], a: number, b: number): Seating {
  const order = seats.map((_, i) => (i === a ? b : i === b ? a : i));
  return { seats: order.flatMap((old) => seats[old] ?? []), order };
}

/** Replaces a seat record. */
export const change = (seats: readonly SeatRecord[], at: number, to: SeatRecord): Seating => ({
  seats: seats.map((old, i) => (i === at ? to : old)),
  order: same(seats),
});

/** Sets a seat's name and emblem. A seat with that emblem gets the old one, and its default name if it has no own name. */
export function seatPerson(seats: readonly SeatRecord[], at: number, name: string, emblem: Emblem): Seating {
  const before = seats[at]?.emblem ?? emblem;
  return {
    seats: seats.map((old, i) => {
      if (i === at) return { ...old, name, emblem };
      if (old.emblem !== emblem) return old;
      return { ...old, emblem: before, name: isUnnamed(old) ? EMBLEM_NAMES[before] : old.name };
    }),
    order: same(seats),
  };
}

/** The new seat of the youngest; the first person if the youngest was removed. */
export function youngestAfter({ seats, order }: Seating, youngest: number): number {
  const now = order.indexOf(youngest);
  return now >= 0
    ? now
    : Math.max(
        0,
        seats.findIndex((other) => !isBot(other)),
      );
}
