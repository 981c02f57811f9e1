import { DangerCard, HeroCard, MonsterSheet, TileCard, TreasureCard, Ware } from './card-schemas.ts';
import { Quest } from './quest-schema.ts';
import { Challenge, Riddle, Twister } from './riddle-and-challenge-schemas.ts';

/** The schema of each kind of content file. The key is its file name in content/schema. */
export const files = {
  hero: HeroCard,
  treasure: TreasureCard,
  danger: DangerCard,
  monster: MonsterSheet,
  tile: TileCard,
  riddle: Riddle,
  twister: Twister,
  challenge: Challenge,
  ware: Ware,
  quest: Quest,
};
