import type { Seat } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';

/** Who is a person, as trials need to know it (MM-45, MM-47). The rules know only seats. */

const isPerson = ({ player }: SeatRecord): boolean => player.kind === 'person';

/** The side of each seat. */
type Sided = readonly { readonly side: number }[];

/** Who says whether an answer was right, with the hero they play. */
export type Judge = Pick<SeatRecord, 'name' | 'emblem' | 'reading'> & { readonly hero: string };

/** How many people are on the side of whoever is asked: the others only watch (MM-47). */
export const people = (seats: readonly SeatRecord[], asked: Seat, heroes: Sided): number =>
  seats.filter((seat, i) => isPerson(seat) && heroes[i]?.side === heroes[asked]?.side).length;

/**
 * The judge: the person on the right of whoever is asked, which is the seat before; bots are passed over, and so are those who
 * are read to, if others can read. Of two sides it is one of the other, if there is any person. Null for a person alone.
 */
export function judgeOf(
  seats: readonly SeatRecord[],
  asked: Seat,
  heroes: readonly { readonly side: number; readonly hero: string }[],
): Judge | null {
  const right = seats.map((_, i) => (asked - i - 1 + 2 * seats.length) % seats.length).filter((seat) => seat !== asked);
  const able = right.filter((seat) => seats[seat] && isPerson(seats[seat]));
  const others = able.filter((one) => heroes[one]?.side !== heroes[asked]?.side);
  const wanted = others.length > 0 ? others : able;
  const seat = wanted.find((one) => seats[one]?.reading !== 'is-read-to') ?? wanted[0] ?? -1;
  const [record, hero] = [seats[seat], heroes[seat]];
  return record && hero ? { name: record.name, emblem: record.emblem, reading: record.reading, hero: hero.hero } : null;
}
