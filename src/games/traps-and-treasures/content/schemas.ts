import { MonsterCard, Pattern, Thing, TreasureCard } from './card-schemas.ts';

/** The schema of each kind of content file. The key is its file name in content/schema. */
export const files = { pattern: Pattern, monster: MonsterCard, treasure: TreasureCard, thing: Thing };
