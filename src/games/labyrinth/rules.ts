import type { Rules } from '../../engine/game.ts';
import { checkRolls } from './checks.ts';
import { creationChoices, creationRolls, creationSteps } from './creation.ts';
import { delveChoices, delveSteps } from './delves.ts';
import { dmChoices } from './dms.ts';
import { effectChoices, effectRolls, effectSteps } from './effects.ts';
import { endingChoices } from './endings.ts';
import { fightChoices, fightRolls, fightSteps } from './fights.ts';
import { packChoices, packRolls, packSteps } from './packs.ts';
import { roomChoices, roomRolls, roomSteps } from './rooms.ts';
import { townChoices, townSteps } from './town.ts';
import { imagine, view } from './view.ts';
import type { Labyrinth } from './vocabulary.ts';
import { volleyChoices, volleyRolls, volleySteps } from './volleys.ts';

/** Labyrinth: the tables of its rules. Three to six adventurers, and maybe somebody who masters the dungeon (LA-1). */
export const rules: Rules<Labyrinth> = {
  id: 'labyrinth',
  seats: { min: 3, max: 7 },
  steps: {
    ...creationSteps,
    ...townSteps,
    ...packSteps,
    ...delveSteps,
    ...roomSteps,
    ...effectSteps,
    ...fightSteps,
    ...volleySteps,
  },
  choices: {
    ...creationChoices,
    ...townChoices,
    ...packChoices,
    ...delveChoices,
    ...roomChoices,
    ...effectChoices,
    ...fightChoices,
    ...volleyChoices,
    ...dmChoices,
    ...endingChoices,
  },
  rolls: { ...creationRolls, ...checkRolls, ...packRolls, ...roomRolls, ...effectRolls, ...fightRolls, ...volleyRolls },
  view,
  imagine,
};
