import * as v from 'valibot';
import type { Json } from '../../engine/game.ts';
import { PACK_FORMAT, type Pack, type Packing } from '../../engine/pack.ts';
import { canonical, checksum } from './checksum.ts';
import { CARDS, day, ENDING, GAME, isOf, parsed, type TorchFile } from './file.ts';
import { checkPack, NEWER_PACK } from './packs.ts';
import { plain } from './plain.ts';
import { broken, type Refused, Refusing, refused } from './refused.ts';

/** A pack as a file: JSON that a person can read, and can write without this app. */

/** Thirty cards of each deck have some twenty thousand letters. */
const MOST_LETTERS = 400_000;

const NOT_OURS = 'These are no cards of Pass the Torch.';
const A_GAME = 'This is a saved game. Bring it in at “All games” on the shelf.';
const HURT = 'These cards were damaged on their way, so nothing was changed. Please ask for them again.';
const TOO_BIG = 'This file is far too big for a pack of cards.';
const NO_GAME = 'These cards are for a game that this app does not have, so nothing was changed.';

const Header = v.looseObject({ file: v.literal(CARDS), format: v.pipe(v.number(), v.integer(), v.minValue(1)), game: v.string() });

type ReadPack = { readonly kind: 'pack'; readonly pack: Pack } | Refused;
/** How a game takes packs in; null where there is no such game, or it takes none. */
type FindPacking = (game: string) => Promise<Packing<object> | null>;

/** The pack as a file, named after itself and the day `now`, in milliseconds, by the device's clock. */
export function packFile(pack: Pack, now: number): TorchFile {
  const name = pack.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { name: `${CARDS}-${name || pack.id}-${day(now)}${ENDING}`, text: packText(pack as unknown as Json) };
}

/** The text of a file with a right checksum, whatever `pack` is: for us and for those who try the door. */
export function packText(pack: Json): string {
  return `${JSON.stringify({ file: CARDS, checksum: checksum(canonical(pack)), ...Object(pack) }, null, 2)}\n`;
}

/** Reads a file that somebody handed in. Never throws; nothing is stored here. */
export async function readPackFile(text: string, find: FindPacking): Promise<ReadPack> {
  try {
    return { kind: 'pack', pack: await read(text, find) };
  } catch (error) {
    return error instanceof Refusing ? refused(error) : { kind: 'refused', why: 'broken', words: HURT, where: null };
  }
}

async function read(text: string, find: FindPacking): Promise<Pack> {
  if (text.length > MOST_LETTERS) throw broken(TOO_BIG);
  const file = bare(parsed(text, CARDS, { hurt: HURT, strange: NOT_OURS }));
  if (isOf(GAME, file)) throw broken(A_GAME);
  const header = v.safeParse(Header, file);
  if (!header.success) throw broken(NOT_OURS);
  if (header.output.format > PACK_FORMAT) throw new Refusing('newer', NEWER_PACK, 'format');
  const { file: _file, $schema: _schema, checksum: sum, ...pack } = file as { readonly [key: string]: Json };
  // who writes a file by hand leaves it out
  if (sum !== undefined && sum !== checksum(canonical(pack))) throw broken(HURT, 'checksum');
  const packing = await find(header.output.game);
  if (!packing) throw new Refusing('unknown-game', NO_GAME, 'game');
  return checkPack(packing, pack);
}

/** What JSON can hold and a pack cannot is damage, too. */
function bare(value: unknown): Json {
  try {
    return plain(value);
  } catch (error) {
    throw broken(HURT, error instanceof Refusing ? error.where : null, error);
  }
}
