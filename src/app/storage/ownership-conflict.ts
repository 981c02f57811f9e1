import type { GameTypes } from '../../engine/game.ts';
import type { SaveWrite } from '../../engine/save.ts';
import { storedState } from './save-slots.ts';
import { unsaved } from './unsaved-writes.ts';
import { canAsk, lockGame } from './window-lock.ts';

/**
 * Resolves a failed write of a game that another window owns. The unsaved write is dropped only when the stored save is at least as new,
 * or the game was deleted. When no window has the game open any more, this window claims it again and continues to write.
 */
export async function resolveConflict({ save }: SaveWrite<GameTypes>): Promise<void> {
  const { revision, gone } = await storedState(save.id);
  if (gone || revision >= save.revision) {
    unsaved.drop(save.id);
    return;
  }
  // without a way to ask other windows, a silent window may still be open
  if (canAsk()) (await lockGame(save.id))?.release();
}
