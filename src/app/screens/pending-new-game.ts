import type { GameTypes } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';

/** A new game on its way from the seats screen to the table. The table saves it first. */
let pendingGame: Save<GameTypes> | null = null;
/** Hands a new game over to the table that opens next. */
export function handOverGame(save: Save<GameTypes>): void {
  pendingGame = save;
}
/** The handed-over game, if it has this id. */
export const dealtGame = (id: string): Save<GameTypes> | null => (pendingGame?.id === id ? pendingGame : null);
/** Clears the hand-over after the table has taken the game. */
export function clearHandOver(): void {
  pendingGame = null;
}
