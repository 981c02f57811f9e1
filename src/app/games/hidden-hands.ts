import type { SaveSummary } from '../../engine/save.ts';
import { findGameModule } from './import-game.ts';

/** Whether the file of a game holds hidden cards: the game is not over, and has secret choices. If its rules cannot be loaded, that is assumed. */
export async function holdsHiddenCards({ game, over }: SaveSummary): Promise<boolean> {
  if (over) return false;
  const gameModule = await findGameModule(game).catch(() => null);
  return gameModule === null || Object.values(gameModule.game.choices).some(({ secret }) => secret === true);
}
