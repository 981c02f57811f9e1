import { get, getMany, keys, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { equal } from '../../engine/equal.ts';
import type { Json } from '../../engine/game.ts';
import { type CardPack, type CardPackSupport, copyCardPack, MAX_CARD_PACKS } from '../../engine/pack.ts';
import type { StoredCardPack } from '../../ui/workshop.ts';
import { readPackFile } from '../import-export/card-pack-file.ts';
import { checkPack } from '../import-export/import-card-packs.ts';
import { ImportError, refusalOf } from '../import-export/import-errors.ts';
import { plain } from '../import-export/untrusted-json.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { gameStore } from './database.ts';
import { packKey } from './keys.ts';

/** The families' own card packs in IndexedDB. Each pack is one record, separate from the saves. */

const StoredPackSchema = v.strictObject({ pack: v.unknown(), on: v.boolean(), changed: v.pipe(v.number(), v.integer()) });
const FULL = `There are ${MAX_CARD_PACKS} packs on this device, and no room for more. Throw one away first.`;

/** The stored packs of a game, oldest first, and the error messages of damaged packs. */
export type StoredPacks = {
  readonly packs: readonly StoredCardPack[];
  readonly damaged: readonly { readonly id: string; readonly words: string }[];
};

function parseStoredPack(record: unknown, packing: CardPackSupport<object>): StoredCardPack {
  const { on, changed, pack } = v.parse(StoredPackSchema, plain(record));
  return { pack: checkPack(packing, pack as Json), on, changed };
}

/** Reads the stored packs of a game. Damaged packs are reported, not deleted. */
export async function storedCardPacks(packing: CardPackSupport<object>, game: string): Promise<StoredPacks> {
  const begin = packKey(game);
  const names = (await keys<string>(gameStore)).filter((key) => key.startsWith(begin)).sort();
  const records = await getMany<unknown>(names, gameStore);
  const packs: StoredCardPack[] = [];
  const damaged: { id: string; words: string }[] = [];
  names.forEach((name, i) => {
    try {
      packs.push(parseStoredPack(records[i], packing));
    } catch (error) {
      const { words, where } = refusalOf(error);
      damaged.push({ id: name.slice(begin.length), words: where ? `${words} (${where})` : words });
    }
  });
  return { packs: packs.sort((a, b) => (a.pack.id < b.pack.id ? -1 : 1)), damaged };
}

/**
 * Changes a stored pack in one transaction and reads it back. `change` receives the current pack (null: none) and returns the new one
 * (null: delete).
 * @throws UserFacingError when the pack is invalid, there are too many packs, or the write failed. Then nothing has changed.
 */
export async function changeCardPack(
  packing: CardPackSupport<object>,
  game: string,
  id: string,
  change: (stored: StoredCardPack | null) => StoredCardPack | null,
): Promise<void> {
  const key = packKey(game, id);
  const begin = packKey(game);
  let made: StoredCardPack | null = null;
  let refusal: unknown = null;
  await gameStore('readwrite', (store) => {
    const all = store.getAllKeys();
    const there = store.get(key);
    there.onsuccess = () => {
      try {
        made = change(there.result === undefined ? null : parseStoredPack(there.result, packing));
        if (made) checkPack(packing, plain(made.pack));
        const others = all.result.filter((name) => String(name).startsWith(begin) && name !== key).length;
        if (made && others >= MAX_CARD_PACKS) throw new UserFacingError(FULL);
        if (made) store.put(made, key);
        else store.delete(key);
      } catch (error) {
        refusal = error;
        store.transaction.abort();
      }
    };
    return promisifyRequest(store.transaction);
  }).catch((error: unknown) => {
    throw refusal instanceof ImportError ? new UserFacingError(refusal.message) : (refusal ?? error);
  });
  const back = await get<Json>(key, gameStore);
  if (!equal(back ?? null, made)) throw new UserFacingError('These cards could not be kept just now.');
}

/** Deletes a pack, valid or damaged. */
export const deleteCardPack = (game: string, id: string): Promise<void> =>
  gameStore('readwrite', (store) => {
    store.delete(packKey(game, id));
    return promisifyRequest(store.transaction);
  });

type ImportOptions = {
  readonly packing: CardPackSupport<object>;
  readonly game: string;
  readonly freshId: () => string;
  readonly now: () => number;
};

/** Imports a pack from the text of a file and switches it on. An invalid file changes nothing. Returns a sentence for the family. */
export async function importCardPack(text: string, { packing, game, freshId, now }: ImportOptions): Promise<string> {
  const read = await readPackFile(text, async (named) => (named === game ? packing : null));
  if (read.kind === 'refused') return read.where ? `${read.words} (${read.where})` : read.words;
  const { packs } = await storedCardPacks(packing, game);
  const twin = packs.find(({ pack }) => pack.id === read.pack.id);
  if (twin && equal(twin.pack, read.pack)) return 'You have these cards already.';
  const pack: CardPack = twin ? copyCardPack(read.pack, freshId(), `${read.pack.name.slice(0, 28)} 2`) : read.pack;
  await changeCardPack(packing, game, pack.id, () => ({ pack, on: true, changed: now() }));
  return `“${pack.name}” is in the workshop.`;
}
