import { boxes } from '../games/boxes.ts';
import { type Read, readSave, type Tells } from './carry/read.ts';
import { importFile } from './carry/save-file.ts';
import { listingOf } from './catalogue.ts';

/** The box of a game, or null when this app has none of that name. */
export const findBox = async (game: string) => (await boxes[game]?.()) ?? null;

/** The words of a game: what of a journal cannot be told is left out. */
const tells: Tells = async (box) => {
  const narrator = await (await listingOf(box.game.id)?.ui(box))?.storyteller.load();
  return narrator ? (event, names) => narrator.tell(event, names) : null;
};

/** A record from the storage, through the door. */
export const readKept = (record: unknown): Promise<Read> => readSave(record, findBox, tells);

/** A file from outside, through the same door. */
export async function readFile(text: string): Promise<Read> {
  const read = await importFile(text, findBox);
  return read.kind === 'save' ? readKept(read.save) : read;
}
