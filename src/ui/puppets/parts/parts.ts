import { ANIMALS } from './animals.ts';
import { BODIES } from './bodies.ts';
import { BRAWLERS } from './brawlers.ts';
import { DIGGERS } from './diggers.ts';
import { DUNGEON_BEASTS } from './dungeon-beasts.ts';
import { DUNGEON_FOLK } from './dungeon-folk.ts';
import { DUNGEON_HOUSEHOLD } from './dungeon-household.ts';
import { DUNGEON_OUTDOORS } from './dungeon-outdoors.ts';
import { DUNGEON_THINGS } from './dungeon-things.ts';
import { EARS } from './ears.ts';
import { FOLK } from './folk.ts';
import { HATS } from './hats.ts';
import { HEADS } from './heads.ts';
import { HELD } from './held.ts';
import { HEROES } from './heroes.ts';
import { KEEPERS } from './keepers.ts';
import { SPOOKS } from './spooks.ts';
import { THINGS } from './things.ts';
import { WORN } from './worn.ts';

/** Every part that figures are made of, by name. */
export const PARTS = {
  ...BODIES,
  ...EARS,
  ...HEADS,
  ...HATS,
  ...HELD,
  ...FOLK,
  ...HEROES,
  ...ANIMALS,
  ...SPOOKS,
  ...THINGS,
  ...BRAWLERS,
  ...DIGGERS,
  ...DUNGEON_BEASTS,
  ...DUNGEON_FOLK,
  ...DUNGEON_HOUSEHOLD,
  ...DUNGEON_OUTDOORS,
  ...DUNGEON_THINGS,
  ...KEEPERS,
  ...WORN,
} as const;

export type PartName = keyof typeof PARTS;
