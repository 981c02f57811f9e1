import { accept } from '../engine/accept.ts';
import type { AnyBox } from '../engine/box.ts';
import type { Json, Vocabulary } from '../engine/game.ts';
import type { Save } from '../engine/save.ts';
import type { SeatRecord } from '../engine/seats.ts';
import { start } from '../engine/session.ts';
import { newSave } from '../ui/table/records.ts';
import { BUILD } from './build-name.ts';
import { freshId, now } from './entropy.ts';

/**
 * Deals a new game.
 * @throws NotAccepted or RangeError, with a sentence, when the options do not fit.
 */
export function dealSave(box: AnyBox, seats: readonly SeatRecord[], options: Json, seed: number): Save<Vocabulary> {
  const checked = accept(box.game.schemas.options, options, 'the options');
  const dealt = start(box.game, box.content, seats.length, checked, seed);
  return newSave(box, dealt, { id: freshId(), seats, options: checked, build: BUILD, now: now() });
}
