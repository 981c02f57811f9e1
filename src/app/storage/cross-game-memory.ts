import type { GameTypes } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import { readLocal, writeLocal } from './local-storage.ts';

/** Data that a game remembers from one play to the next, such as the riddles already asked. One small record for each game module. */

const storageName = ({ game }: AnyGameModule): string => `known/${game.id}`;

/** The stored memory of a game module; null when there is none or it cannot be read. */
export const memoryOf = (gameModule: AnyGameModule): unknown => (gameModule.memory ? readLocal(storageName(gameModule)) : null);

/** Updates the stored memory from a game state. Writes only when something changed. */
export function updateMemory(gameModule: AnyGameModule, state: GameTypes['state']): void {
  if (!gameModule.memory) return;
  const before = memoryOf(gameModule);
  const after = gameModule.memory.after(before, state);
  if (JSON.stringify(after) !== JSON.stringify(before)) writeLocal(storageName(gameModule), after);
}
