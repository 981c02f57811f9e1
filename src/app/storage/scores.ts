import type { GameTypes } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import { type PlayTime, playTimeOf, readPlayTimes, withPlayTime } from '../../ui/play-times.ts';
import { type Result, readResults, resultOf, withGameResult } from '../../ui/score.ts';
import { readLocal, writeLocal } from './local-storage.ts';

/** The results of the games that were finished on this device. */

const SCORE = 'score';
const TIMES = 'times';

/** The stored results, without damaged ones. */
export const results = (): readonly Result[] => readResults(readLocal(SCORE));

/** Stores the result of a finished game once. Removes it when the game was continued after an undo. */
function countResult(gameModule: AnyGameModule, save: Save<GameTypes>): void {
  const { outcome } = save.session.now;
  const before = results();
  const result = resultOf(save, outcome && gameModule.verdict(outcome));
  if (result || before.some(({ id }) => id === save.id)) writeLocal(SCORE, withGameResult(before, save.id, result));
}

/** How long the last games took that were finished on this device. */
export const playTimes = (): readonly PlayTime[] => readPlayTimes(readLocal(TIMES));

/** Stores how long a finished game took, once. Removes it when the game was continued after an undo. */
function countTime(gameModule: AnyGameModule, save: Save<GameTypes>): void {
  const before = playTimes();
  const time = playTimeOf(gameModule, save);
  if (time || before.some(({ id }) => id === save.id)) writeLocal(TIMES, withPlayTime(before, save.id, time));
}

/** Stores the result of a finished game and how long it took. */
export function countGame(gameModule: AnyGameModule, save: Save<GameTypes>): void {
  countResult(gameModule, save);
  countTime(gameModule, save);
}

/** Deletes all results. */
export const resetScores = (): void => writeLocal(SCORE, []);
