import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { deal } from './deal.ts';
import { diceChoices, diceRolls } from './dice.ts';
import { effectChoices, effectSteps } from './effects.ts';
import { fightChoices, fightSteps } from './fights.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import { Options } from './options.ts';
import { State } from './state.ts';
import { firstRolls, turnChoices, turnSteps } from './turns.ts';
import { imagine, view } from './view.ts';
import { Command, Task, type Traps } from './vocabulary.ts';

/** Traps and Treasures: the tables of its rules. */
export const traps: Game<Traps> = {
  id: 'traps-and-treasures',
  seats: { min: 2, max: 6 },
  setup: (seats, options, random, content) => ({
    state: deal(seats, v.parse(Options, options ?? {}), random, content),
    first: { do: 'ask-first', seats: Array.from({ length: seats }, (_, seat) => seat) },
  }),
  steps: { ...turnSteps, ...fightSteps, ...effectSteps },
  choices: { ...turnChoices, ...diceChoices, ...fightChoices, ...effectChoices },
  rolls: { ...firstRolls, ...diceRolls },
  view,
  imagine,
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};
