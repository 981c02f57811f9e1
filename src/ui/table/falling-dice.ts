import { isRoll } from '../../engine/choice-handler.ts';
import type { GameTypes, Thrower } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { facesOf, type RollPrompt } from '../../engine/session.ts';
import type { RollWords } from '../../engine/shared/game-text.ts';
import type { DiceRest } from './stage/animation-frames.ts';
import type { DiceThrow } from './stage/animation-queue.ts';

/** Dice that nobody is asked to throw. */

const fallsFor = (thrower: Thrower, seat: SeatRecord | undefined): boolean =>
  thrower === 'table' || (thrower === 'chosen' && seat?.dice !== 'real');

/** Whether dice are about to fall that nobody is asked to throw. */
export function fallsByItself<V extends GameTypes>({ game }: GameModule<V>, { session: { now }, seats }: Save<V>): boolean {
  const task = now.agenda[now.agenda.length - 1];
  if (now.outcome || task === undefined || !isRoll(game, task)) return false;
  return fallsFor(game.thrower?.(now.state, task) ?? 'asked', seats[task.seat]);
}

/** The dice that the app has thrown for a prompt, at so many revisions. */
export const throwOf = <V extends GameTypes>(
  key: number,
  rolling: RollPrompt<V>,
  words: RollWords,
  dice: readonly number[],
  seats: readonly SeatRecord[],
  rest: DiceRest | null,
): DiceThrow => ({
  key,
  roll: rolling.roll,
  words,
  dice,
  rest,
  faces: facesOf(rolling),
  thrower: rolling.thrower,
  byItself: fallsFor(rolling.thrower, seats[rolling.seat]),
});
