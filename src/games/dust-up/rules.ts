import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { choices } from './choices.ts';
import { deal } from './deal.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import { Options } from './options.ts';
import { turnSteps } from './turns.ts';
import { imagine, view } from './view.ts';
import { Command, type DustUp, State, Task } from './vocabulary.ts';

/** Dust-Up: the tables of its rules. */
export const dustUp: Game<DustUp> = {
  id: 'dust-up',
  seats: { min: 2, max: 4 },
  setup: (seats, options, random, content) => {
    const state = deal(seats, v.parse(Options, options ?? {}), random, content);
    return { state, first: { do: 'start-turn', seat: state.first } };
  },
  steps: turnSteps,
  choices,
  rolls: {},
  view,
  imagine,
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};
