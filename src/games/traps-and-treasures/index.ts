import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { asAnyGameModule, type GameModule } from '../../engine/game-module.ts';
import { greedy } from './bots/greedy.ts';
import { plans } from './bots/plans.ts';
import { problems } from './content/load.ts';
import { content } from './content/loaded.ts';
import { diceChoices, diceRolls } from './rules/dice.ts';
import { effectChoices, effectSteps } from './rules/effects.ts';
import { fightChoices, fightSteps } from './rules/fights.ts';
import { changeHelp } from './rules/help.ts';
import { goBefore } from './rules/players.ts';
import { setup } from './rules/setup.ts';
import { firstRolls, turnChoices, turnSteps } from './rules/turns.ts';
import { imagine, view } from './rules/view.ts';
import { invariants } from './saves/invariants.ts';
import { migrations } from './saves/migrations.ts';
import { lengthKind, Options } from './state/options.ts';
import { State } from './state/state.ts';
import { Command, Task, type Traps } from './state/tasks.ts';

/** The game definition of Traps and Treasures. */
export const traps: Game<Traps> = {
  id: 'traps-and-treasures',
  seats: { min: 2, max: 6 },
  setup: (seats, options, random, content) => ({
    state: setup(seats, v.parse(Options, options ?? {}), random, content),
    first: { do: 'ask-first', seats: Array.from({ length: seats }, (_, seat) => seat) },
  }),
  help: changeHelp,
  steps: { ...turnSteps, ...fightSteps, ...effectSteps },
  choices: { ...turnChoices, ...diceChoices, ...fightChoices, ...effectChoices },
  rolls: { ...firstRolls, ...diceRolls },
  view,
  imagine,
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};

export const trapsModule: GameModule<Traps> = {
  game: traps,
  content,
  bots: { greedy, plans },
  searchIterations: { gentle: 0, clever: 90 },
  // By turn order, the only difference between the players.
  heroes: (table) => table.players.map((_, seat) => `goes ${goBefore(table, seat) + 1}`),
  verdict: () => null,
  length: (options) => ({ kind: lengthKind(v.parse(Options, options ?? {})), parts: 1 }),
  problems: () => problems,
  setups: [
    { target: 15, pile: 'strict' },
    { target: 20, friendly: true },
    { target: 30, pile: 'strict', friendly: true, hidden: true },
    { target: 15, oldBook: true },
  ],
};

export const gameModule = asAnyGameModule(trapsModule);
