import type { Vocabulary } from '../game.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';

/** Taps anything. The floor that every other bot is measured against. */
export const randomly =
  <V extends Vocabulary>(random: Random): Policy<V> =>
  (options) =>
    random.int(options.length);
