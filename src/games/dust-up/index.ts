import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { asAnyGameModule, type GameModule } from '../../engine/game-module.ts';
import { rotateFirstSeat } from '../../engine/match.ts';
import { greedy } from './bots/greedy.ts';
import { cardOf } from './content/content.ts';
import { problems } from './content/load.ts';
import { content } from './content/loaded.ts';
import { choices } from './rules/choices.ts';
import { changeHelp } from './rules/help.ts';
import { setup } from './rules/setup.ts';
import { turnSteps } from './rules/turns.ts';
import { imagine, view } from './rules/view.ts';
import { invariants } from './saves/invariants.ts';
import { migrations } from './saves/migrations.ts';
import { lengthKind, Options } from './state/options.ts';
import { State } from './state/state.ts';
import { Command, type DustUp, Task } from './state/tasks.ts';

/** The game definition of Dust-Up. */
export const dustUp: Game<DustUp> = {
  id: 'dust-up',
  seats: { min: 2, max: 4 },
  setup: (seats, options, random, content) => {
    const state = setup(seats, v.parse(Options, options ?? {}), random, content);
    return { state, first: { do: 'start-turn', seat: state.first } };
  },
  help: changeHelp,
  steps: turnSteps,
  choices,
  rolls: {},
  view,
  imagine,
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};

/** The Landlord sits down last, as a bot (DU-24). */
const guestName = cardOf(content.heroes, content.landlord).name;

export const dustUpModule: GameModule<DustUp> = {
  game: dustUp,
  content,
  bots: { greedy },
  searchIterations: { gentle: 0, clever: 800 },
  heroes: (state) => state.players.map(({ hero }) => hero),
  verdict: ({ reason }) => (reason === 'landlord-out' ? 'won' : reason === 'landlord' ? 'lost' : null),
  guest: (options, seats) => (v.parse(Options, options ?? {}).landlord !== null && seats < dustUp.seats.max ? guestName : null),
  rematch: rotateFirstSeat,
  length: (_options, { teams, landlord }) => ({ kind: lengthKind(teams, landlord !== null), parts: 1 }),
  problems: () => problems,
  setups: [{ ghosts: false, level: false }, { ghosts: false }, { level: false }, { teams: true }, { landlord: 'fair' }],
};

export const gameModule = asAnyGameModule(dustUpModule);
