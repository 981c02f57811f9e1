import type { Vocabulary } from '../engine/game.ts';
import type { Save } from '../engine/save.ts';
import { boxes } from '../games/boxes.ts';
import type { Store } from '../ui/ports.ts';
import { type Read, readSave, type Tells } from './carry/read.ts';
import { importFile } from './carry/save-file.ts';
import { listingOf } from './catalogue.ts';
import { Friendly } from './friendly.ts';

/** The box of a game, or null when this app has none of that name. */
export const findBox = async (game: string) => (await boxes[game]?.()) ?? null;

/** The words of a game: what of a journal cannot be told is left out. */
const tells: Tells = async (box) => {
  const ui = await listingOf(box.game.id)?.ui(box);
  return ui ? (event, names) => ui.teller.tell(event, names) : null;
};

/** A record from the storage, through the door. */
export const readKept = (record: unknown): Promise<Read> => readSave(record, findBox, tells);

/** A file from outside, through the same door. */
export async function readFile(text: string): Promise<Read> {
  const read = await importFile(text, findBox);
  return read.kind === 'save' ? readKept(read.save) : read;
}

type Resumed = {
  readonly save: Save<Vocabulary>;
  /** What the table should be told about it. */
  readonly notice: string | null;
};
/** The game cannot be taken up; the message says why, in a sentence. */
export class CannotResume extends Friendly {}

/**
 * The newest save of a game that is whole, through the same door as a file from outside, and the damaged ones that are newer. Nothing
 * that is stored changes.
 * @throws CannotResume when none is whole, when it is of a newer version of the app, or when its box cannot be fetched.
 */
export async function newestWhole(
  store: Store,
  id: string,
): Promise<{ readonly save: Save<Vocabulary>; readonly damaged: readonly unknown[] }> {
  const damaged: unknown[] = [];
  let words = 'That game is not on this device.';
  for (const record of await store.kept(id)) {
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
