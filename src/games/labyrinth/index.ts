import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { asAnyGameModule, type GameModule } from '../../engine/game-module.ts';
import { greedy } from './bots/greedy.ts';
import { leavesToPeople } from './bots/torch.ts';
import { problems } from './content/load.ts';
import { content } from './content/loaded.ts';
import { checkRolls } from './rules/ability-checks.ts';
import { approachChoices } from './rules/approach.ts';
import { backpackChoices, backpackRolls, backpackSteps } from './rules/backpack.ts';
import { creationChoices, creationRolls, creationSteps } from './rules/character-creation.ts';
import { sureChoices } from './rules/deadly-warnings.ts';
import { delveChoices, delveSteps } from './rules/delve.ts';
import { dungeonMasterChoices } from './rules/dungeon-master.ts';
import { effectChoices, effectRolls, effectSteps } from './rules/effects.ts';
import { endingChoices } from './rules/endings.ts';
import { featChoices, featSteps } from './rules/feats.ts';
import { fightChoices, fightRolls, fightSteps } from './rules/fights.ts';
import { changeHelp } from './rules/help.ts';
import { monsterTurnChoices, monsterTurnRolls, monsterTurnSteps } from './rules/monster-turns.ts';
import { roomChoices, roomRolls, roomSteps } from './rules/rooms.ts';
import { mixIn, setup } from './rules/setup.ts';
import { thrower, together } from './rules/throws.ts';
import { townChoices, townSteps } from './rules/town.ts';
import { imagine, view } from './rules/view.ts';
import { invariants } from './saves/invariants.ts';
import { migrations } from './saves/migrations.ts';
import { Command } from './state/commands.ts';
import { lengthKind, Options } from './state/options.ts';
import { State } from './state/state.ts';
import { type Labyrinth, Task } from './state/tasks.ts';

/** The game definition of Labyrinth: three to six heroes, and an optional human dungeon master (LA-1). */
export const labyrinth: Game<Labyrinth> = {
  id: 'labyrinth',
  seats: { min: 3, max: 7 },
  setup: (seats, options, random, content) => ({
    state: setup(seats, v.parse(Options, options ?? {}), random, content),
    first: { do: 'come-home' },
  }),
  help: changeHelp,
  steps: {
    ...creationSteps,
    ...featSteps,
    ...townSteps,
    ...backpackSteps,
    ...delveSteps,
    ...roomSteps,
    ...effectSteps,
    ...fightSteps,
    ...monsterTurnSteps,
  },
  choices: {
    ...creationChoices,
    ...featChoices,
    ...townChoices,
    ...backpackChoices,
    ...delveChoices,
    ...roomChoices,
    ...effectChoices,
    ...approachChoices,
    ...fightChoices,
    ...monsterTurnChoices,
    ...dungeonMasterChoices,
    ...sureChoices,
    ...endingChoices,
  },
  rolls: { ...creationRolls, ...checkRolls, ...backpackRolls, ...roomRolls, ...effectRolls, ...fightRolls, ...monsterTurnRolls },
  together,
  thrower,
  view,
  imagine,
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};

export const labyrinthModule: GameModule<Labyrinth> = {
  game: labyrinth,
  content,
  bots: { greedy, leaves: leavesToPeople },
  verdict: ({ reason }) => (reason === 'won' ? 'won' : 'lost'),
  cardPackSupport: async () => (await import('./content/card-packs.ts')).cardPackSupport,
  mixIn,
  // One for each seat.
  heroes: ({ heroes, dm }) => [
    ...heroes.map((hero) => (hero ? `${hero.race} ${hero.class}` : 'nobody yet')),
    ...(dm === null ? [] : ['dungeon master']),
  ],
  length: (options, { delves }) => ({ kind: lengthKind(v.parse(Options, options ?? {})), parts: Math.max(1, delves) }),
  problems: () => problems,
  setups: [
    { dm: 'person' },
    { unlocked: 5, byTheBook: true },
    { again: 'starts-over', unlocked: 3, difficulty: 'cruel' },
    { dm: 'person', unlocked: 4, difficulty: 'gentle' },
  ],
};

export const gameModule = asAnyGameModule(labyrinthModule);
