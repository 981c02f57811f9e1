import * as v from 'valibot';
import type { Game, Json } from '../../engine/game.ts';
import { asAnyGameModule, type GameModule } from '../../engine/game-module.ts';
import { rotateFirstSeat } from '../../engine/match.ts';
import { levelsOf } from '../../engine/seats.ts';
import { greedy } from './bots/greedy.ts';
import { leavesLastBlow } from './bots/last-blow.ts';
import { decks, problems } from './content/load.ts';
import { content } from './content/loaded.ts';
import { actionChoices, actionRolls } from './rules/actions.ts';
import { combatRolls, combatSteps } from './rules/combat.ts';
import { memoryAfter, optionsWithMemory } from './rules/cross-game-memory.ts';
import { effectChoices, effectRolls, effectSteps } from './rules/effects.ts';
import { encounterChoices, encounterRolls, encounterSteps } from './rules/encounters.ts';
import { changeHelp } from './rules/help.ts';
import { monsterRolls, monsterSteps } from './rules/monsters.ts';
import { setup } from './rules/setup.ts';
import { shoutChoices } from './rules/shouting.ts';
import { storeChoices } from './rules/store.ts';
import { trialChoices, trialRolls } from './rules/trials.ts';
import { turnSteps } from './rules/turns.ts';
import { imagine, view } from './rules/view.ts';
import { wayHomeRolls } from './rules/way-home.ts';
import { invariants } from './saves/invariants.ts';
import { migrations } from './saves/migrations.ts';
import { lengthKind, Options } from './state/options.ts';
import { State } from './state/state.ts';
import { Command, type Mayhem, Task } from './state/tasks.ts';

/** The game definition of Magic and Mayhem. */
export const mayhem: Game<Mayhem> = {
  id: 'magic-and-mayhem',
  seats: { min: 1, max: 8 },
  setup: (seats, options, random, content) => {
    const state = setup(seats, v.parse(Options, options ?? {}), random, content);
    return { state, first: { do: 'start-turn', seat: state.first } };
  },
  steps: { ...turnSteps, ...encounterSteps, ...combatSteps, ...monsterSteps, ...effectSteps },
  choices: { ...actionChoices, ...encounterChoices, ...effectChoices, ...storeChoices, ...trialChoices, ...shoutChoices },
  rolls: { ...actionRolls, ...encounterRolls, ...combatRolls, ...monsterRolls, ...effectRolls, ...trialRolls, ...wayHomeRolls },
  view,
  imagine,
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
  help: changeHelp,
};

const bosses = decks.monsters.flatMap(({ id, boss }) => (boss ? [id] : []));

const youngestOf = (options: Json): number => {
  const { first, youngest } = v.parse(Options, options ?? {});
  return youngest ?? first;
};

export const mayhemModule: GameModule<Mayhem> = {
  game: mayhem,
  content,
  bots: { greedy, leaves: leavesLastBlow },
  verdict: ({ winners, reason }) => (reason === 'most-gold' || reason === 'nobody-out' ? null : winners.length > 0 ? 'won' : 'lost'),
  memory: { after: (known, state) => memoryAfter(known, state), dealt: optionsWithMemory },
  heroes: (state) => state.heroes.map((hero) => hero.hero),
  foes: (state) => bosses.filter((id) => !state.bosses.includes(id)),
  withSeats: (options, seats) => Object.assign({}, options, { levels: levelsOf(seats, youngestOf(options)) }),
  rematch: (options, seats) => Object.assign({}, rotateFirstSeat(options, seats), { youngest: youngestOf(options) }),
  length: (options) => ({ kind: lengthKind(v.parse(Options, options ?? {})), parts: 1 }),
  problems: () => problems,
  setups: [
    { tiles: 9, difficulty: 'gentle', handicaps: [1, -1], levels: ['little', 'big'] },
    { tiles: 10, fallen: 'stay-out', house: ['wandering', 'no-riddles'] },
    { tiles: 12, spentMarks: false, difficulty: 'cruel', house: ['lucky-ones', 'plenty', 'pocket-money', 'no-challenges'] },
    { mode: 'competitive', tiles: 9, house: ['wandering'] },
    { mode: 'competitive', tiles: 10, sides: [0, 1, 1, 1, 1, 1, 1, 1], fallen: 'stay-out' },
    { mode: 'competitive', tiles: 14, sides: [1, 0, 0], torch: 'never-burns-out' },
    ...decks.quests.map(({ id }) => ({ mode: 'narrative', quest: id })),
  ],
};

export const gameModule = asAnyGameModule(mayhemModule);
