import { MonsterCard, Pattern, TreasureCard } from './cards.ts';

/** The schema of each kind of content file, by the name it gets in content/schema. */
export const files = { pattern: Pattern, monster: MonsterCard, treasure: TreasureCard };
