import * as v from 'valibot';
import { Seat } from '../plain.ts';
import { FLOORS } from './words.ts';

/** How a campaign is set up. Every field has a default. */
export const Options = v.strictObject({
  /** LA-1: who is the dungeon master. A person takes the last seat; three adventurers are always left. */
  dm: v.optional(v.picklist(['app', 'person']), 'app'),
  /** LA-26: what becomes of the campaign when all are dead. */
  again: v.optional(v.picklist(['goes-on', 'starts-over']), 'goes-on'),
  /** LA-22: the deepest floor that is unlocked from the start. */
  unlocked: v.optional(v.picklist(FLOORS), 1),
  /** Who has the torch first: the youngest. */
  first: v.optional(Seat, 0),
});
export type Options = v.InferOutput<typeof Options>;
