import type { Vocabulary } from '../engine/game.ts';
import type { Save } from '../engine/save.ts';
import type { Store } from '../ui/ports.ts';
import { Friendly } from './friendly.ts';

type Resumed = {
  readonly save: Save<Vocabulary>;
  /** What the table should be told about it. */
  readonly notice: string | null;
};
/** The game cannot be taken up; the message says why, in a sentence. */
export class CannotResume extends Friendly {}

/**
 * The newest save of a game that is whole, and the damaged ones that are newer. What this build has written is taken as it is; everything
 * else comes through the same door as a file from outside. Nothing that is stored changes.
 * @throws CannotResume when none is whole, when it is of a newer version of the app, or when its box cannot be fetched.
 */
export async function newestWhole(
  store: Store,
  id: string,
): Promise<{ readonly save: Save<Vocabulary>; readonly damaged: readonly unknown[] }> {
  const damaged: unknown[] = [];
  let words = 'That game is not on this device.';
  for (const record of await store.kept(id)) {
    if (await store.isOurs(id, record)) return { save: record as Save<Vocabulary>, damaged };
    const { readKept } = await import('./door.ts');
    const read = await readKept(record);
    if (read.kind === 'save') return { save: read.save, damaged };
    // nothing is wrong with it: the app that wrote it can open it, or this one a little later. (A game that nobody knows is damage, if the save before it is whole.)
    if (read.why === 'newer' || read.why === 'not-now') throw new CannotResume(read.words);
    damaged.push(record);
    words = read.words;
  }
  throw new CannotResume(words);
}

/**
 * Takes a game up, for the window that owns it: a damaged record is put aside, kept, and the one before it is taken. If none is whole all
 * stay where they are: the fault may be ours, and mended tomorrow.
 * @throws CannotResume when nothing can be taken up.
 */
export async function resume(store: Store, id: string): Promise<Resumed> {
  const { save, damaged } = await newestWhole(store, id);
  for (const record of damaged) await store.setAside(id, record);
  const notice = damaged.length > 0 ? 'The newest save was damaged. This is the one before it; the damaged one is kept.' : null;
  return { save, notice };
}
