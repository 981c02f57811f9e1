import * as v from 'valibot';
import { Seat } from '../../state-schemas.ts';
import { DIFFICULTY_LEVELS, FLOORS } from './constants.ts';

/** Setup options. Every field has a default. */
export const Options = v.strictObject({
  /** LA-1: the dungeon master. A person takes the last seat, if three heroes are left. */
  dm: v.optional(v.picklist(['app', 'person']), 'app'),
  /** LA-26: what happens to the campaign when all heroes are dead. */
  again: v.optional(v.picklist(['goes-on', 'starts-over']), 'goes-on'),
  /** LA-22: the deepest unlocked floor at the start. */
  unlocked: v.optional(v.picklist(FLOORS), 1),
  /** LA-35: how strong the monsters are. */
  difficulty: v.optional(v.picklist(DIFFICULTY_LEVELS), 'fair'),
  /** LA-37: everything is as printed, for any number of heroes. */
  byTheBook: v.optional(v.boolean(), false),
  /** The seat that has the torch first: the youngest player. */
  first: v.optional(Seat, 0),
});
export type Options = v.InferOutput<typeof Options>;

/** The kind of campaign whose trips take as long as others of its kind. */
export const lengthKind = ({ byTheBook, difficulty }: Options): string => (byTheBook ? 'book' : difficulty);
