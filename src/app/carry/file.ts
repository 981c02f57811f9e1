import * as v from 'valibot';
import type { Json, Vocabulary } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import { check } from './check.ts';
import { canonical, checksum } from './checksum.ts';
import { plain } from './plain.ts';
import { type Find, type Read, readSave, type Tells } from './read.ts';
import { broken, Refusing, refused } from './refused.ts';
import { NEWER } from './versions.ts';

/** A game as a file: one piece of JSON whose first line is the header and whose second is the save. */
export type SaveFile = { readonly name: string; readonly text: string };

const NAME = 'pass-the-torch';
/** The format of the header, not of the save. */
const VERSION = 1;
/** A real file has some ten thousand letters. */
const MOST_LETTERS = 8_000_000;
const ENDING = '.torch.json';

const NOT_OURS = 'This is not a game of Pass the Torch.';
const CARDS = 'These are own cards. Bring them in at the workshop.';
const HURT = 'This file was damaged on its way, so it was not opened. Please ask for it again.';

const Header = v.looseObject({ file: v.literal(NAME), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const File1 = v.strictObject({
  file: v.literal(NAME),
  version: v.literal(VERSION),
  checksum: v.string(),
  save: v.unknown(),
  // what went wrong, in a file that was sent for that: nobody looks at it here
  report: v.exactOptional(v.unknown()),
});

/** The game as a file, named after the game and the day `now`, in milliseconds, by the device's clock. */
export function exportFile(save: Save<Vocabulary>, now: number): SaveFile {
  return { name: `${NAME}-${save.game}-${day(now)}${ENDING}`, text: fileText(save as unknown as Json) };
}

/** The same with a report beside the save, of something that went wrong; the save may be missing, and may be damaged. */
export function reportFile(record: unknown, report: Json, now: number): SaveFile {
  return { name: `${NAME}-report-${day(now)}${ENDING}`, text: fileText((record ?? null) as Json, report) };
}

/** The text of a file with a right checksum, whatever `save` is: for us and for those who try the door. */
export function fileText(save: Json, report?: Json): string {
  const header = { file: NAME, version: VERSION, checksum: checksum(canonical(save)) };
  const beside = report === undefined ? '' : `,\n"report":${JSON.stringify(report)}`;
  return `${JSON.stringify(header).slice(0, -1)},\n"save":${JSON.stringify(save)}${beside}}\n`;
}

/** Reads a file that somebody handed in. Never throws; nothing is stored here. */
export async function importFile(text: string, find: Find, tells?: Tells): Promise<Read> {
  try {
    return await readSave(unwrapped(text), find, tells);
  } catch (error) {
    return refused(error);
  }
}

function unwrapped(text: string): unknown {
  if (text.length > MOST_LETTERS) throw broken('This file is far too big for a saved game.');
  const file = parsed(text);
  const header = v.safeParse(Header, file);
  if (!header.success) throw broken(isCards(file) ? CARDS : NOT_OURS);
  if (header.output.version > VERSION) throw new Refusing('newer', NEWER, 'version');
  const { checksum: sum, save } = check(File1, file, '');
  const kept = plain(save);
  if (checksum(canonical(kept)) !== sum) throw broken(HURT, 'checksum');
  return kept;
}

const isCards = (file: unknown): boolean => typeof file === 'object' && file !== null && 'file' in file && file.file === `${NAME}-cards`;

/** A file that says in its first line that it is ours, and cannot be read, is a damaged one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw broken(text.slice(0, 200).includes(`"${NAME}"`) ? HURT : NOT_OURS, null, error);
  }
}

/** The day, for the name of a file. */
export function day(now: number): string {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
