import type { GameTypes } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { CardPack } from '../../engine/pack.ts';
import type { GameUi } from '../../ui/game-ui.ts';
import { UserFacingError } from '../user-facing-error.ts';
import type { GameListing } from './catalogue.ts';

/** A loaded game. */
export type LoadedGame = { readonly box: AnyGameModule; readonly ui: GameUi<GameTypes> };

/** Loads a game module and adds these packs to it. */
export async function loadGameModule(listing: GameListing, packs: readonly CardPack[] = []): Promise<AnyGameModule> {
  const box = await listing.box?.();
  if (!box) throw new UserFacingError('That box is empty.');
  return packs.length === 0 ? box : (await import('../import-export/import-card-packs.ts')).withCardPacks(box, packs);
}

/** Loads a game module and its UI. */
export async function loadTable(listing: GameListing, packs: readonly CardPack[]): Promise<LoadedGame> {
  if (packs.length > 0) {
    const box = await loadGameModule(listing, packs);
    return { box, ui: await listing.ui(box) };
  }
  const [box, ui] = await Promise.all([loadGameModule(listing), listing.ui()]);
  return { box, ui };
}
