import type { Random } from '../../engine/random.ts';
import type { Policy } from '../../engine/simulate.ts';
import type { Traps } from './vocabulary.ts';

export const greedy =
  (random: Random): Policy<Traps> =>
  (options) =>
    random.int(options.length);
