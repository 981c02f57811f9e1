import type { Seat } from '../../engine/game.ts';
import type { SeatRecord } from '../../engine/seats.ts';

/** The seat that answers a prompt for all: the seat itself if it is a person, else the next person; the bot when there is no person. */
export function answeringSeat(seats: readonly SeatRecord[], seat: Seat): Seat {
  const round = seats.map((_, i) => (seat + i) % seats.length);
  return round.find((one) => seats[one]?.player.kind !== 'bot') ?? seat;
}
