import type { GameTypes } from '../game.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';

/** Chooses at random. The baseline for all other bots. */
export const randomPolicy =
  <V extends GameTypes>(random: Random): Policy<V> =>
  (options) =>
    random.int(options.length);
