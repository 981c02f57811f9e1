import type { GameTypes } from '../../engine/game.ts';
import { countCards, joinCardPacks } from '../../engine/pack.ts';
import type { Save } from '../../engine/save.ts';
import { mixIn } from '../../engine/session.ts';
import { withCardPacks } from '../import-export/import-card-packs.ts';
import { findGameModule } from './import-game.ts';
import { withOwnCards } from './own-cards.ts';

/** Own cards that a family has made since a game began. */
type NewCards = { readonly many: number; readonly save: Save<GameTypes> };

/** The save with the own cards that are switched on, and how many of them are new to it; null where there are none, or the game is over. */
export async function newOwnCards(save: Save<GameTypes>): Promise<NewCards | null> {
  const plain = await findGameModule(save.game);
  if (!plain?.mixIn || save.session.now.outcome) return null;
  const packs = joinCardPacks(save.packs, (await withOwnCards(plain)).packs ?? []);
  const many = countCards(packs) - countCards(save.packs);
  if (many === 0) return null;
  const [before, after] = await Promise.all([withCardPacks(plain, save.packs), withCardPacks(plain, packs)]);
  return { many, save: { ...save, packs, session: mixIn(before, after.content, save.session), undone: [] } };
}
