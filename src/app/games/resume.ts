import type { GameTypes } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import type { GameStore } from '../../ui/ports.ts';
import { UserFacingError } from '../user-facing-error.ts';

type Resumed = {
  readonly save: Save<GameTypes>;
  /** A message for the family, or null. */
  readonly notice: string | null;
};
/** The game cannot be resumed. The message says why, for the family. */
export class CannotResume extends UserFacingError {}

/**
 * The newest valid save of a game, and the damaged saves that are newer. An unchanged save of this build is not validated again; all others
 * are validated like an imported file. The storage does not change.
 * @throws CannotResume when no save is valid, it is from a newer version of the app, or the game module cannot be loaded.
 */
export async function newestValidSave(
  store: GameStore,
  id: string,
): Promise<{ readonly save: Save<GameTypes>; readonly damaged: readonly unknown[] }> {
  const damaged: unknown[] = [];
  let words = 'That game is not on this device.';
  for (const record of await store.saves(id)) {
    if (await store.isUnchanged(id, record)) return { save: record as Save<GameTypes>, damaged };
    const { importStoredSave: readKept } = await import('./import-game.ts');
    const read = await readKept(record);
    if (read.kind === 'save') return { save: read.save, damaged };
    // the save is not damaged: a newer app can open it, or this one later. (An unknown game counts as damage if an older save is valid.)
    if (read.why === 'newer' || read.why === 'not-now') throw new CannotResume(read.words);
    damaged.push(record);
    words = read.words;
  }
  throw new CannotResume(words);
}

/**
 * Resumes a game in the window that owns it. A damaged save is set aside and the previous one is used. If no save is valid, none is moved,
 * because the cause may be a bug in this version.
 * @throws CannotResume when the game cannot be resumed.
 */
export async function resume(store: GameStore, id: string): Promise<Resumed> {
  const { save, damaged } = await newestValidSave(store, id);
  for (const record of damaged) await store.setAside(id, record);
  const notice = damaged.length > 0 ? 'The newest save was damaged. This is the one before it; the damaged one is kept.' : null;
  return { save, notice };
}
