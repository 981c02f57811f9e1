import * as v from 'valibot';
import { TARGETS } from './constants.ts';

/** Setup options. Every field has a default. */
export const Options = v.strictObject({
  /** TT-19: the stored gold that ends the game. */
  target: v.optional(v.picklist(TARGETS), 30),
  /** TT-18: whether there are only 50 gold pieces. */
  pile: v.optional(v.picklist(['bottomless', 'strict']), 'bottomless'),
  /** TT-16: nobody attacks the player with the least gold. */
  friendly: v.optional(v.boolean(), false),
  /** TT-20: stored gold is hidden until the end. */
  hidden: v.optional(v.boolean(), false),
  /** By the old book: no things on tiles, no quiet places, no loops, no luck, and the cards of the first box (TT-27). */
  oldBook: v.optional(v.boolean(), false),
});
export type Options = v.InferOutput<typeof Options>;

/** The kind of game that takes as long as others of its kind. */
export const lengthKind = ({ target, oldBook }: Options): string => (oldBook ? `old ${target}` : `to ${target}`);
