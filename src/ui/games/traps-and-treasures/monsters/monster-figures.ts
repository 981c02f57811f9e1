import { ANIMAL_FIGURES } from './animals.ts';
import { HOUSEHOLD_FIGURES } from './household.ts';
import { MORE_ANIMAL_FIGURES } from './more-animals.ts';
import { MORE_PEOPLE_FIGURES } from './more-people.ts';
import { PEOPLE_FIGURES } from './people.ts';
import { THING_FIGURES } from './things.ts';

/** The monsters, by the id of their card and their level. How to add one: docs/how-to/add-to-traps.md. */
export const MONSTER_FIGURES = {
  ...ANIMAL_FIGURES,
  ...PEOPLE_FIGURES,
  ...THING_FIGURES,
  ...MORE_ANIMAL_FIGURES,
  ...MORE_PEOPLE_FIGURES,
  ...HOUSEHOLD_FIGURES,
} as const;
