import type { Seat } from '../../engine/game.ts';
import type { SeatRecord } from '../../engine/seats.ts';

/** Who answers for a seat what is asked of all: whoever sits there, if it is a person, else the next person on its left; the bot itself where there is none. */
export function deputy(seats: readonly SeatRecord[], seat: Seat): Seat {
  const round = seats.map((_, i) => (seat + i) % seats.length);
  return round.find((one) => seats[one]?.player.kind !== 'bot') ?? seat;
}
