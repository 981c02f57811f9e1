import { DangerCard, HeroCard, MonsterSheet, TileCard, TreasureCard, Ware } from './cards.ts';
import { Quest } from './quest.ts';
import { Challenge, Riddle, Twister } from './trials.ts';

/** The schema of each kind of content file, by the name it gets in content/schema. */
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
