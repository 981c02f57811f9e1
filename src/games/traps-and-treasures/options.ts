import * as v from 'valibot';
import { TARGETS } from './words.ts';

/** How a game is set up. Every field has a default. */
export const Options = v.strictObject({
  /** TT-19: how much gold stored ends the game. */
  target: v.optional(v.picklist(TARGETS), 30),
  /** TT-18: 50 gold pieces and no more. */
  pile: v.optional(v.picklist(['bottomless', 'strict']), 'bottomless'),
  /** TT-16: nobody attacks whoever has the least gold. */
  friendly: v.optional(v.boolean(), false),
  /** TT-20: nobody sees what is stored until the end. */
  hidden: v.optional(v.boolean(), false),
});
export type Options = v.InferOutput<typeof Options>;
