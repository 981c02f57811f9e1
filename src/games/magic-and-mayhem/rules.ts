import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { actChoices, actRolls } from './acts.ts';
import { trialChoices, trialRolls } from './asking.ts';
import { combatRolls, combatSteps } from './combat.ts';
import { deal } from './deal.ts';
import { effectChoices, effectRolls, effectSteps } from './effects.ts';
import { encounterChoices, encounterRolls, encounterSteps } from './encounters.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import { monsterRolls, monsterSteps } from './monsters.ts';
import { Options } from './options.ts';
import { State } from './state.ts';
import { storeChoices } from './store.ts';
import { turnSteps } from './turns.ts';
import { imagine, view } from './view.ts';
import { Command, type Mayhem, Task } from './vocabulary.ts';

/** Magic and Mayhem: the tables of its rules. */
export const mayhem: Game<Mayhem> = {
  id: 'magic-and-mayhem',
  seats: { min: 1, max: 8 },
  setup: (seats, options, random, content) => {
    const state = deal(seats, v.parse(Options, options ?? {}), random, content);
    return { state, first: { do: 'start-turn', seat: state.first } };
  },
  steps: { ...turnSteps, ...encounterSteps, ...combatSteps, ...monsterSteps, ...effectSteps },
  choices: { ...actChoices, ...encounterChoices, ...effectChoices, ...storeChoices, ...trialChoices },
  rolls: { ...actRolls, ...encounterRolls, ...combatRolls, ...monsterRolls, ...effectRolls, ...trialRolls },
  view,
  imagine,
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};
