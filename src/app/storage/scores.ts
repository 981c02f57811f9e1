import type { GameTypes } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import { type Result, readResults, resultOf, withGameResult } from '../../ui/score.ts';
import { readLocal, writeLocal } from './local-storage.ts';

/** The results of the games that were finished on this device. */

const SCORE = 'score';

/** The stored results, without damaged ones. */
export const results = (): readonly Result[] => readResults(readLocal(SCORE));

/** Stores the result of a finished game once. Removes it when the game was continued after an undo. */
export function countResult(gameModule: AnyGameModule, save: Save<GameTypes>): void {
  const { outcome } = save.session.now;
  const before = results();
  const result = resultOf(save, outcome && gameModule.verdict(outcome));
  if (result || before.some(({ id }) => id === save.id)) writeLocal(SCORE, withGameResult(before, save.id, result));
}

/** Deletes all results. */
export const resetScores = (): void => writeLocal(SCORE, []);
