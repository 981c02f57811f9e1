import type { GameTypes, Json } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { Match } from '../../engine/match.ts';
import type { Save } from '../../engine/save.ts';
import { newSave } from '../../engine/save-records.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { startSession } from '../../engine/session.ts';
import { validate } from '../../engine/validate.ts';
import { addBot } from '../../ui/shell/seats/seat-list.ts';
import { BUILD } from '../build-name.ts';
import { freshId, now } from '../device/entropy.ts';
import { memoryOf } from '../storage/cross-game-memory.ts';

/** Adds whoever the app plays in such a game. A rematch has them among its seats. */
export function withGuest(box: AnyGameModule, seats: readonly SeatRecord[], options: Json): readonly SeatRecord[] {
  const guest = box.guest?.(options, seats.length) ?? null;
  return guest === null ? seats : addBot(seats, guest).seats;
}

/**
 * Starts a new game. The memory of earlier games is used for the setup, but not stored in the save's options, because it changes with each game.
 * @throws NotAccepted or RangeError, with a sentence for the family, when the options are invalid.
 */
export function newGame(
  box: AnyGameModule,
  seats: readonly SeatRecord[],
  options: Json,
  seed: number,
  known = memoryOf(box),
  match?: Match,
): Save<GameTypes> {
  const checked = validate(box.game.schemas.options, options, 'the options');
  const seated = box.withSeats?.(checked, seats) ?? checked;
  const remembered = box.memory?.dealt(seated, known) ?? seated;
  const help = seats.map((seat) => seat.help);
  const dealt = startSession(box.game, box.content, seats.length, remembered, seed, help);
  return newSave(box, dealt, { id: freshId(), seats, options: checked, build: BUILD, now: now(), ...(match ? { match } : {}) });
}
