import type { Seat } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';

/** Who is a person, as trials need to know it (MM-45, MM-47). The rules know only seats. */

const isPerson = ({ player }: SeatRecord): boolean => player.kind === 'person';

export const people = (seats: readonly SeatRecord[]): number => seats.filter(isPerson).length;

/** The judge: the person on the right of whoever is asked, which is the seat before; bots are passed over. Null for a person alone. */
export function judgeOf(seats: readonly SeatRecord[], asked: Seat): SeatRecord | null {
  for (let i = 1; i < seats.length; i++) {
    const seat = seats[(asked - i + seats.length) % seats.length];
    if (seat && isPerson(seat)) return seat;
  }
  return null;
}
