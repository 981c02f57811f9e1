import * as v from 'valibot';
import type { GameTypes, Json } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import { check } from './check-schema.ts';
import { canonical, checksum } from './checksum.ts';
import { CARDS, FILE_EXTENSION, formatDay, GAME, isKind, parseFile, type TorchFile } from './file-format.ts';
import { damaged, ImportError, refusalOf } from './import-errors.ts';
import { type FindGame, type ImportResult, importSave, type LoadEventText } from './import-save.ts';
import { NEWER } from './migrate.ts';
import { plain } from './untrusted-json.ts';

/** Saved games as files. The JSON has the header in its first line and the save in its second. */

/** The format of the header, not of the save. */
const VERSION = 1;
/** Size limit. A real file has some ten thousand characters. */
const MAX_CHARACTERS = 8_000_000;

const NOT_OURS = 'This is not a game of Pass the Torch.';
const OWN_CARDS = 'These are own cards. Bring them in at the workshop.';
const DAMAGED_FILE = 'This file was damaged on its way, so it was not opened. Please ask for it again.';

const Header = v.looseObject({ file: v.literal(GAME), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const FileSchema = v.strictObject({
  file: v.literal(GAME),
  version: v.literal(VERSION),
  checksum: v.string(),
  save: v.unknown(),
  // an error report; the import ignores it
  report: v.exactOptional(v.unknown()),
});

/** A save as a file, named after the game and the day. `now`: milliseconds since 1970. */
export function exportFile(save: Save<GameTypes>, now: number): TorchFile {
  return { name: `${GAME}-${save.game}-${formatDay(now)}${FILE_EXTENSION}`, text: fileText(save) };
}

/** An error report as a file, together with the save, which may be missing or damaged. */
export function reportFile(record: unknown, report: Json, now: number): TorchFile {
  return { name: `${GAME}-report-${formatDay(now)}${FILE_EXTENSION}`, text: fileText(record ?? null, report) };
}

/** The text of a file with a correct checksum. `save` is not validated, so that tests can write invalid files. */
export function fileText(save: unknown, report?: Json): string {
  const header = { file: GAME, version: VERSION, checksum: checksum(canonical(save)) };
  const beside = report === undefined ? '' : `,\n"report":${JSON.stringify(report)}`;
  return `${JSON.stringify(header).slice(0, -1)},\n"save":${JSON.stringify(save)}${beside}}\n`;
}

/** Parses and validates the text of a save file. Never throws, stores nothing. */
export async function importFile(text: string, find: FindGame, tells?: LoadEventText): Promise<ImportResult> {
  try {
    return await importSave(parseSaveFile(text), find, tells);
  } catch (error) {
    return refusalOf(error);
  }
}

function parseSaveFile(text: string): unknown {
  if (text.length > MAX_CHARACTERS) throw damaged('This file is far too big for a saved game.');
  const file = parseFile(text, GAME, { hurt: DAMAGED_FILE, strange: NOT_OURS });
  const header = v.safeParse(Header, file);
  if (!header.success) throw damaged(isKind(CARDS, file) ? OWN_CARDS : NOT_OURS);
  if (header.output.version > VERSION) throw new ImportError('newer', NEWER, 'version');
  const { checksum: sum, save } = check(FileSchema, file, '');
  const kept = plain(save);
  if (checksum(canonical(kept)) !== sum) throw damaged(DAMAGED_FILE, 'checksum');
  return kept;
}
