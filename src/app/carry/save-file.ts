import * as v from 'valibot';
import type { Json, Vocabulary } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import { check } from './check.ts';
import { canonical, checksum } from './checksum.ts';
import { CARDS, day, ENDING, GAME, isOf, parsed, type TorchFile } from './file.ts';
import { plain } from './plain.ts';
import { type Find, type Read, readSave, type Tells } from './read.ts';
import { broken, Refusing, refused } from './refused.ts';
import { NEWER } from './versions.ts';

/** A game as a file: one piece of JSON whose first line is the header and whose second is the save. */

/** The format of the header, not of the save. */
const VERSION = 1;
/** A real file has some ten thousand letters. */
const MOST_LETTERS = 8_000_000;

const NOT_OURS = 'This is not a game of Pass the Torch.';
const OWN_CARDS = 'These are own cards. Bring them in at the workshop.';
const HURT = 'This file was damaged on its way, so it was not opened. Please ask for it again.';

const Header = v.looseObject({ file: v.literal(GAME), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const File1 = v.strictObject({
  file: v.literal(GAME),
  version: v.literal(VERSION),
  checksum: v.string(),
  save: v.unknown(),
  // what went wrong, in a file that was sent for that: nobody looks at it here
  report: v.exactOptional(v.unknown()),
});

/** The game as a file, named after the game and the day `now`, in milliseconds, by the device's clock. */
export function exportFile(save: Save<Vocabulary>, now: number): TorchFile {
  return { name: `${GAME}-${save.game}-${day(now)}${ENDING}`, text: fileText(save as unknown as Json) };
}

/** The same with a report beside the save, of something that went wrong; the save may be missing, and may be damaged. */
export function reportFile(record: unknown, report: Json, now: number): TorchFile {
  return { name: `${GAME}-report-${day(now)}${ENDING}`, text: fileText((record ?? null) as Json, report) };
}

/** The text of a file with a right checksum, whatever `save` is: for us and for those who try the door. */
export function fileText(save: Json, report?: Json): string {
  const header = { file: GAME, version: VERSION, checksum: checksum(canonical(save)) };
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
  const file = parsed(text, GAME, { hurt: HURT, strange: NOT_OURS });
  const header = v.safeParse(Header, file);
  if (!header.success) throw broken(isOf(CARDS, file) ? OWN_CARDS : NOT_OURS);
  if (header.output.version > VERSION) throw new Refusing('newer', NEWER, 'version');
  const { checksum: sum, save } = check(File1, file, '');
  const kept = plain(save);
  if (checksum(canonical(kept)) !== sum) throw broken(HURT, 'checksum');
  return kept;
}
