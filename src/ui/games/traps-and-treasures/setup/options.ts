import * as v from 'valibot';
import type { Json } from '../../../../engine/game.ts';
import { Options } from '../../../../games/traps-and-treasures/state/options.ts';

/** The options of a game before it begins. Who goes first is diced for (TT-5), so seats change nothing here. */

export const readOptions = (options: Json): Options => v.parse(Options, options ?? {});
export const defaults = (): Json => readOptions({});
export const reseat = (options: Json): Json => options;

/** Why the table cannot start yet. */
export const problem = (seats: number, options: Json): string | null => {
  if (!v.safeParse(Options, options ?? {}).success) return 'These rules are strange. Choose them once more.';
  return seats < 2 ? 'A race needs two of you. Add a seat, or a bot.' : null;
};
