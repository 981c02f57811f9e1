import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { Command } from './commands.ts';
import { deal } from './deal.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import { Options } from './options.ts';
import { rules } from './rules.ts';
import { State } from './state.ts';
import { type Labyrinth, Task } from './vocabulary.ts';

/** Labyrinth: its rules, and how it comes to a table. */
export const labyrinth: Game<Labyrinth> = {
  ...rules,
  setup: (seats, options, random, content) => ({
    state: deal(seats, v.parse(Options, options ?? {}), random, content),
    first: { do: 'come-home' },
  }),
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};
