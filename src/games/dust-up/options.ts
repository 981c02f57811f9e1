import * as v from 'valibot';
import { Seat } from '../plain.ts';

/** How a game is set up. Every field has a default. */
export const Options = v.strictObject({
  /** One hero a seat; missing ones are drawn from the seed. */
  heroes: v.optional(v.array(v.string()), []),
  /** The seat of the youngest, who goes first (DU-3). */
  first: v.optional(Seat, 0),
  /** With two players the first turn is made as good as the second (DU-3). */
  level: v.optional(v.boolean(), true),
  /** Who is out has one small choice a round (DU-17). */
  ghosts: v.optional(v.boolean(), true),
});
export type Options = v.InferOutput<typeof Options>;
