import type { AnyBox } from '../engine/box.ts';
import type { Vocabulary } from '../engine/game.ts';
import type { Save } from '../engine/save.ts';
import { counted, type Result, readResults, resultOf } from '../ui/score.ts';

/** Who won what on this device: the results of the games that were played to the end here. */

const KEY = 'pass-the-torch/score';

export function results(): readonly Result[] {
  try {
    return readResults(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return []; // damaged, or storage is switched off: the score begins again
  }
}

/** Counts a game that is over, once; one that went on again after all is counted no more. */
export function count(box: AnyBox, save: Save<Vocabulary>): void {
  const { outcome } = save.session.now;
  const before = results();
  const result = resultOf(save, outcome && box.verdict(outcome));
  if (!result && !before.some(({ id }) => id === save.id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(counted(before, save.id, result)));
  } catch {
    // full or switched off: a star is missing, and nothing else is lost
  }
}

export function wipe(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // switched off: there was nothing
  }
}
