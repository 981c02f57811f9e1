import * as v from 'valibot';
import type { Json } from '../../engine/game.ts';
import { type CardPack, type CardPackSupport, PACK_FORMAT } from '../../engine/pack.ts';
import { canonical, checksum } from './checksum.ts';
import { CARDS, FILE_EXTENSION, formatDay, GAME, isKind, parseFile, type TorchFile } from './file-format.ts';
import { checkPack, NEWER_PACK } from './import-card-packs.ts';
import { damaged, ImportError, type ImportRefusal, refusalOf } from './import-errors.ts';
import { plain } from './untrusted-json.ts';

/** Card packs as files. The JSON is readable, and people can write it without this app. */

/** Size limit. Thirty cards of each deck have about 20,000 characters. */
const MAX_CHARACTERS = 400_000;

const NOT_OURS = 'These are no cards of Pass the Torch.';
const A_GAME = 'This is a saved game. Bring it in at “All games” on the shelf.';
const DAMAGED_FILE = 'These cards were damaged on their way, so nothing was changed. Please ask for them again.';
const TOO_BIG = 'This file is far too big for a pack of cards.';
const NO_GAME = 'These cards are for a game that this app does not have, so nothing was changed.';

const Header = v.looseObject({ file: v.literal(CARDS), format: v.pipe(v.number(), v.integer(), v.minValue(1)), game: v.string() });

type ReadPack = { readonly kind: 'pack'; readonly pack: CardPack } | ImportRefusal;
/** Finds the card pack support of a game; null when the game is unknown or has none. */
type FindPacking = (game: string) => Promise<CardPackSupport<object> | null>;

/** A pack as a file, named after the pack and the day. `now`: milliseconds since 1970. */
export function packFile(pack: CardPack, now: number): TorchFile {
  const name = pack.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { name: `${CARDS}-${name || pack.id}-${formatDay(now)}${FILE_EXTENSION}`, text: packText(pack) };
}

/** The text of a pack file with a correct checksum. `pack` is not validated, so that tests can write invalid packs. */
export function packText(pack: unknown): string {
  return `${JSON.stringify({ file: CARDS, checksum: checksum(canonical(pack)), ...Object(pack) }, null, 2)}\n`;
}

/** Parses and validates the text of a pack file. Never throws, stores nothing. */
export async function readPackFile(text: string, find: FindPacking): Promise<ReadPack> {
  try {
    return { kind: 'pack', pack: await read(text, find) };
  } catch (error) {
    return error instanceof ImportError ? refusalOf(error) : { kind: 'refused', why: 'broken', words: DAMAGED_FILE, where: null };
  }
}

async function read(text: string, find: FindPacking): Promise<CardPack> {
  if (text.length > MAX_CHARACTERS) throw damaged(TOO_BIG);
  const file = toPlainJson(parseFile(text, CARDS, { hurt: DAMAGED_FILE, strange: NOT_OURS }));
  if (isKind(GAME, file)) throw damaged(A_GAME);
  const header = v.safeParse(Header, file);
  if (!header.success) throw damaged(NOT_OURS);
  if (header.output.format > PACK_FORMAT) throw new ImportError('newer', NEWER_PACK, 'format');
  const { file: _file, $schema: _schema, checksum: sum, ...pack } = file as { readonly [key: string]: Json };
  // files written by hand have no checksum
  if (sum !== undefined && sum !== checksum(canonical(pack))) throw damaged(DAMAGED_FILE, 'checksum');
  const packing = await find(header.output.game);
  if (!packing) throw new ImportError('unknown-game', NO_GAME, 'game');
  return checkPack(packing, pack);
}

/** Converts to plain JSON within the size limits. @throws ImportError */
function toPlainJson(value: unknown): Json {
  try {
    return plain(value);
  } catch (error) {
    throw damaged(DAMAGED_FILE, error instanceof ImportError ? error.where : null, error);
  }
}
