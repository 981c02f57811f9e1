import { keys } from 'idb-keyval';
import type { AnyOpenBox } from '../engine/box.ts';
import { gameStore } from './database.ts';
import { packKey } from './keys.ts';

/** Own cards on their way into a deal. */

/**
 * The box with the packs in it that are switched on on this device. Where there are none nothing more is fetched; what is damaged stays
 * out: the workshop tells of it.
 */
export async function withOwnCards<B extends AnyOpenBox>(box: B): Promise<B> {
  if (!box.packing) return box;
  const begin = packKey(box.game.id);
  // where nothing can be kept there are no own cards, and a game all the same
  const names = await keys<string>(gameStore).catch(() => []);
  if (!names.some((key) => key.startsWith(begin))) return box;
  const [packing, { keptPacks }, { mixedWith }] = await Promise.all([box.packing(), import('./packs.ts'), import('./carry/packs.ts')]);
  const { packs } = await keptPacks(packing, box.game.id);
  return mixedWith(
    box,
    packs.filter(({ on }) => on).map(({ pack }) => pack),
  );
}
