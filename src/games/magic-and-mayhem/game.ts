import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { deal } from './deal.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import { Options } from './options.ts';
import { rules } from './rules.ts';
import { State } from './state.ts';
import { Command, type Mayhem, Task } from './vocabulary.ts';

/** Magic and Mayhem: its rules, and how it comes to a table. */
export const mayhem: Game<Mayhem> = {
  ...rules,
  setup: (seats, options, random, content) => {
    const state = deal(seats, v.parse(Options, options ?? {}), random, content);
    return { state, first: { do: 'start-turn', seat: state.first } };
  },
  invariants,
  schemas: { state: State, task: Task, command: Command, options: Options },
  migrations,
};
