import { get, getMany, keys, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { equal } from '../engine/equal.ts';
import type { Json } from '../engine/game.ts';
import { copyOf, MOST_PACKS, type Pack, type Packing } from '../engine/pack.ts';
import type { KeptPack } from '../ui/workshop.ts';
import { readPackFile } from './carry/pack-file.ts';
import { checkPack } from './carry/packs.ts';
import { plain } from './carry/plain.ts';
import { Refusing, refused } from './carry/refused.ts';
import { gameStore } from './database.ts';
import { Friendly } from './friendly.ts';
import { packKey } from './keys.ts';

/** The packs of own cards on this device: a record for each, beside the saves and apart from them. */

const Kept = v.strictObject({ pack: v.unknown(), on: v.boolean(), changed: v.pipe(v.number(), v.integer()) });
const FULL = `There are ${MOST_PACKS} packs on this device, and no room for more. Throw one away first.`;

/** What lies on the device of a game: whole packs, the ones made first before the others; and what is wrong with those that are damaged. */
export type Drawer = { readonly packs: readonly KeptPack[]; readonly damaged: readonly { readonly id: string; readonly words: string }[] };

function readKept(record: unknown, packing: Packing<object>): KeptPack {
  const { on, changed, pack } = v.parse(Kept, plain(record));
  return { pack: checkPack(packing, pack as Json), on, changed };
}

/** What lies in the drawer of a game. What is damaged is told, and not thrown away. */
export async function keptPacks(packing: Packing<object>, game: string): Promise<Drawer> {
  const begin = packKey(game);
  const names = (await keys<string>(gameStore)).filter((key) => key.startsWith(begin)).sort();
  const records = await getMany<unknown>(names, gameStore);
  const packs: KeptPack[] = [];
  const damaged: { id: string; words: string }[] = [];
  names.forEach((name, i) => {
    try {
      packs.push(readKept(records[i], packing));
    } catch (error) {
      const { words, where } = refused(error);
      damaged.push({ id: name.slice(begin.length), words: where ? `${words} (${where})` : words });
    }
  });
  return { packs: packs.sort((a, b) => (a.pack.id < b.pack.id ? -1 : 1)), damaged };
}

/**
 * Keeps a pack as `change` makes it of what lies there by now, in one transaction, and reads it back; null throws it away.
 * @throws with a sentence when it does not fit, or was not kept; then nothing has changed.
 */
export async function changePack(
  packing: Packing<object>,
  game: string,
  id: string,
  change: (kept: KeptPack | null) => KeptPack | null,
): Promise<void> {
  const key = packKey(game, id);
  const begin = packKey(game);
  let made: KeptPack | null = null;
  let refusal: unknown = null;
  await gameStore('readwrite', (store) => {
    const all = store.getAllKeys();
    const there = store.get(key);
    there.onsuccess = () => {
      try {
        made = change(there.result === undefined ? null : readKept(there.result, packing));
        if (made) checkPack(packing, plain(made.pack));
        const others = all.result.filter((name) => String(name).startsWith(begin) && name !== key).length;
        if (made && others >= MOST_PACKS) throw new Friendly(FULL);
        if (made) store.put(made, key);
        else store.delete(key);
      } catch (error) {
        refusal = error;
        store.transaction.abort();
      }
    };
    return promisifyRequest(store.transaction);
  }).catch((error: unknown) => {
    throw refusal instanceof Refusing ? new Friendly(refusal.message) : (refusal ?? error);
  });
  const back = await get<Json>(key, gameStore);
  if (!equal(back ?? null, made as unknown as Json)) throw new Friendly('These cards could not be kept just now.');
}

/** Takes what lies there of a pack off the device for good, whole or damaged. */
export const forgetPack = (game: string, id: string): Promise<void> =>
  gameStore('readwrite', (store) => {
    store.delete(packKey(game, id));
    return promisifyRequest(store.transaction);
  });

type Bringing = { readonly packing: Packing<object>; readonly game: string; readonly freshId: () => string; readonly now: () => number };

/** Takes in a pack from a file, switched on. Nothing that is stored changes unless it fits. What came of it, in a sentence. */
export async function bringInPack(text: string, { packing, game, freshId, now }: Bringing): Promise<string> {
  const read = await readPackFile(text, async (named) => (named === game ? packing : null));
  if (read.kind === 'refused') return read.where ? `${read.words} (${read.where})` : read.words;
  const { packs } = await keptPacks(packing, game);
  const twin = packs.find(({ pack }) => pack.id === read.pack.id);
  if (twin && equal(twin.pack as unknown as Json, read.pack as unknown as Json)) return 'You have these cards already.';
  const pack: Pack = twin ? copyOf(read.pack, freshId(), `${read.pack.name.slice(0, 28)} 2`) : read.pack;
  await changePack(packing, game, pack.id, () => ({ pack, on: true, changed: now() }));
  return `“${pack.name}” is in the workshop.`;
}
