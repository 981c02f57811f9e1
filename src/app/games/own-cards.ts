import { keys } from 'idb-keyval';
import type { AnyGameModule } from '../../engine/game-module.ts';
import { gameStore } from '../storage/database.ts';
import { packKey } from '../storage/keys.ts';

/** Adds the family's own cards to a game module. */

/**
 * The game module with all packs that are switched on on this device. Without packs nothing more is loaded. Damaged packs are left out; the
 * workshop reports them.
 */
export async function withOwnCards<B extends AnyGameModule>(box: B): Promise<B> {
  if (!box.cardPackSupport) return box;
  const begin = packKey(box.game.id);
  // without storage, play without own cards
  const names = await keys<string>(gameStore).catch(() => []);
  if (!names.some((key) => key.startsWith(begin))) return box;
  const [packing, { storedCardPacks: keptPacks }, { withCardPacks: mixedWith }] = await Promise.all([
    box.cardPackSupport(),
    import('../storage/card-packs.ts'),
    import('../import-export/import-card-packs.ts'),
  ]);
  const { packs } = await keptPacks(packing, box.game.id);
  return mixedWith(
    box,
    packs.filter(({ on }) => on).map(({ pack }) => pack),
  );
}
