import type { Seat } from '../../engine/game.ts';
import type { SeatRecord } from '../../engine/seats.ts';

/**
 * The one person before whom nothing needs a veil: all others are bots, or out. Null when there is none, and while somebody who is out is
 * asked: they have the tablet, and the hand is not theirs to see.
 */
export function alone(seats: readonly SeatRecord[], isOut: (seat: Seat) => boolean, asked: Seat | null): Seat | null {
  const people = seats.flatMap((seat, i) => (seat.player.kind === 'person' ? [i] : []));
  const left = people.filter((seat) => !isOut(seat));
  const [only] = left;
  if (only === undefined || left.length > 1) return null;
  return asked !== only && asked !== null && people.includes(asked) ? null : only;
}
