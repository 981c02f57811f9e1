import * as v from 'valibot';
import { id, Seat } from '../plain.ts';
import { DIFFICULTIES, HANDICAPS, HOUSE } from './levels.ts';
import { HOURGLASSES } from './words.ts';

/** How a game is set up. */

/** The ways to play that can be chosen (MM-1). */
export const MODES = ['cooperative', 'competitive', 'narrative'] as const;
export type Mode = (typeof MODES)[number];

/** Riddles and twisters that were asked since their deck was last used up, the newest last (MM-46). */
export const Asked = v.strictObject({ riddles: v.array(id), twisters: v.array(id) });
export type Asked = v.InferOutput<typeof Asked>;

/** Every field has a default. */
export const Options = v.strictObject({
  mode: v.optional(v.picklist(MODES), 'cooperative'),
  /** One hero a seat; missing ones are drawn from the seed. */
  heroes: v.optional(v.array(id), []),
  /** The side of each seat in a competitive game, 0 or 1; by turns, where none is said. */
  sides: v.optional(v.array(v.picklist([0, 1])), []),
  /** How many tiles (MM-3). */
  tiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(9), v.maxValue(36)), 12),
  /** In narrative mode: which one (MM-43). */
  quest: v.optional(v.nullable(id), null),
  /** The seat of the youngest, who goes first (MM-2). */
  first: v.optional(Seat, 0),
  /** MM-49. */
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'fair'),
  /** MM-50: the house rules that are switched on. */
  house: v.optional(v.array(v.picklist(HOUSE)), []),
  /** MM-51: by seat; 0 for whoever is missing. */
  handicaps: v.optional(v.array(v.picklist(HANDICAPS)), []),
  /** MM-13. */
  spentMarks: v.optional(v.boolean(), true),
  /** MM-39. */
  fallen: v.optional(v.picklist(['come-back', 'stay-out']), 'come-back'),
  /** MM-41. */
  torch: v.optional(v.picklist(['burns', 'never-burns-out']), 'burns'),
  /** MM-44: in seconds. Only the table looks at it; the rules know no time. */
  hourglass: v.optional(v.picklist(HOURGLASSES), 60),
  /** What this device has asked before (MM-46). */
  asked: v.optional(Asked, { riddles: [], twisters: [] }),
});
export type Options = v.InferOutput<typeof Options>;
