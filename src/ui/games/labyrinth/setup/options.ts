import * as v from 'valibot';
import type { Json, Seat } from '../../../../engine/game.ts';
import { Options } from '../../../../games/labyrinth/state/options.ts';

/** The options of a campaign before it begins. Who is who is rolled up at the table, so only who begins hangs on the seats. */

export const readOptions = (options: Json): Options => v.parse(Options, options ?? {});
export const defaults = (): Json => readOptions({});
export const reseat = (options: Json, _order: readonly (number | null)[], first: Seat): Json => ({ ...readOptions(options), first });

/** Adventurers a party needs at least, and has at most (LA-1). */
const [LEAST, MOST] = [3, 6] as const;
/** How many of so many seats are adventurers. */
export const heroesOf = (seats: number, { dm }: Pick<Options, 'dm'>): number => (dm === 'person' ? seats - 1 : seats);

/** A person who is the dungeon master sits last (LA-1), and stays it when somebody joins. */
export const keepsLast = (options: Json): boolean => readOptions(options).dm === 'person';

/** Why the table cannot start yet. */
export function problem(seats: number, options: Json): string | null {
  const read = v.safeParse(Options, options ?? {});
  if (!read.success) return 'These rules are strange. Choose them once more.';
  const heroes = heroesOf(seats, read.output);
  if (heroes < LEAST) {
    return read.output.dm === 'person'
      ? 'Three adventurers and a dungeon master: that is four of you. Bots may come, too.'
      : 'A party is three or more. Add a seat, or a bot.';
  }
  return heroes > MOST ? 'Seven of you are one too many, unless one is the dungeon master.' : null;
}
