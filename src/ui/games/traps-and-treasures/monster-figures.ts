import { BEAST_FIGURES } from './monster-beasts.ts';
import { FOLK_FIGURES } from './monster-folk.ts';
import { HOUSEHOLD_FIGURES } from './monster-household.ts';
import { STRANGER_FIGURES } from './monster-strangers.ts';
import { STRAY_FIGURES } from './monster-strays.ts';
import { THING_FIGURES } from './monster-things.ts';

/** The monsters, by the id of their card and their level. How to add one: docs/how-to/add-to-traps.md. */
export const MONSTER_FIGURES = {
  ...BEAST_FIGURES,
  ...FOLK_FIGURES,
  ...THING_FIGURES,
  ...STRAY_FIGURES,
  ...STRANGER_FIGURES,
  ...HOUSEHOLD_FIGURES,
} as const;
