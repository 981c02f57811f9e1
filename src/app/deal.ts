import { accept } from '../engine/accept.ts';
import type { AnyBox } from '../engine/box.ts';
import type { Json, Vocabulary } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { newSave } from '../engine/records.ts';
import type { Save } from '../engine/save.ts';
import type { SeatRecord } from '../engine/seats.ts';
import { start } from '../engine/session.ts';
import { BUILD } from './build-name.ts';
import { freshId, now } from './entropy.ts';
import { knownOf } from './known.ts';

/**
 * Deals a new game. What the device knows of earlier ones goes into the deal, and not into the save's options: the next deal has its own.
 * @throws NotAccepted or RangeError, with a sentence, when the options do not fit.
 */
export function dealSave(
  box: AnyBox,
  seats: readonly SeatRecord[],
  options: Json,
  seed: number,
  known = knownOf(box),
  match?: Match,
): Save<Vocabulary> {
  const checked = accept(box.game.schemas.options, options, 'the options');
  const seated =
    box.seated?.(
      checked,
      seats.map(({ handicap }) => handicap),
    ) ?? checked;
  const dealt = start(box.game, box.content, seats.length, box.memory?.dealt(seated, known) ?? seated, seed);
  return newSave(box, dealt, { id: freshId(), seats, options: checked, build: BUILD, now: now(), ...(match ? { match } : {}) });
}
