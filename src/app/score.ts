import type { AnyOpenBox } from '../engine/box.ts';
import type { Vocabulary } from '../engine/game.ts';
import type { Save } from '../engine/save.ts';
import { counted, type Result, readResults, resultOf } from '../ui/score.ts';
import { readLocal, writeLocal } from './local.ts';

/** Who won what on this device: the results of the games that were played to the end here. */

const SCORE = 'score';

/** The results that are kept; what is damaged is left out. */
export const results = (): readonly Result[] => readResults(readLocal(SCORE));

/** Counts a game that is over, once; one that went on again after all is counted no more. */
export function count(box: AnyOpenBox, save: Save<Vocabulary>): void {
  const { outcome } = save.session.now;
  const before = results();
  const result = resultOf(save, outcome && box.verdict(outcome));
  if (result || before.some(({ id }) => id === save.id)) writeLocal(SCORE, counted(before, save.id, result));
}

/** Begins the score again. */
export const wipe = (): void => writeLocal(SCORE, []);
