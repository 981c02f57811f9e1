import type { Rules } from '../../engine/game.ts';
import { actChoices, actRolls } from './acts.ts';
import { trialChoices, trialRolls } from './asking.ts';
import { combatRolls, combatSteps } from './combat.ts';
import { effectChoices, effectRolls, effectSteps } from './effects.ts';
import { encounterChoices, encounterRolls, encounterSteps } from './encounters.ts';
import { monsterRolls, monsterSteps } from './monsters.ts';
import { storeChoices } from './store.ts';
import { turnSteps } from './turns.ts';
import { imagine, view } from './view.ts';
import type { Mayhem } from './vocabulary.ts';

/** Magic and Mayhem: the tables of its rules. */
export const rules: Rules<Mayhem> = {
  id: 'magic-and-mayhem',
  seats: { min: 1, max: 8 },
  steps: { ...turnSteps, ...encounterSteps, ...combatSteps, ...monsterSteps, ...effectSteps },
  choices: { ...actChoices, ...encounterChoices, ...effectChoices, ...storeChoices, ...trialChoices },
  rolls: { ...actRolls, ...encounterRolls, ...combatRolls, ...monsterRolls, ...effectRolls, ...trialRolls },
  view,
  imagine,
};
