import * as v from 'valibot';
import { LEVELS } from '../../../engine/seats.ts';
import { id, Seat } from '../../state-schemas.ts';
import { DIFFICULTIES, HOUSE_RULES } from '../rules/difficulty.ts';
import { ASKING, HOURGLASSES } from './constants.ts';

/** Setup options. */

/** The game modes (MM-1). */
export const MODES = ['cooperative', 'competitive', 'narrative'] as const;
export type Mode = (typeof MODES)[number];

/** What has been asked of people, each once, the newest last (MM-46). Earlier versions kept no challenges. */
export const AskedTrials = v.strictObject({ riddles: v.array(id), twisters: v.array(id), challenges: v.optional(v.array(id), []) });
export type AskedTrials = v.InferOutput<typeof AskedTrials>;

/** Every field has a default. */
export const Options = v.strictObject({
  mode: v.optional(v.picklist(MODES), 'cooperative'),
  /** Hero id by seat. Missing heroes are drawn at random. */
  heroes: v.optional(v.array(id), []),
  /** The side of each seat in a competitive game, 0 or 1. Missing sides alternate. */
  sides: v.optional(v.array(v.picklist([0, 1])), []),
  /** The number of tiles (MM-3). */
  tiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(9), v.maxValue(36)), 12),
  /** The quest in narrative mode (MM-43). */
  quest: v.optional(v.nullable(id), null),
  /** The seat of the youngest, who goes first (MM-2). */
  first: v.optional(Seat, 0),
  /** Who is youngest where somebody else goes first: in a rematch. */
  youngest: v.optional(v.nullable(Seat), null),
  /** MM-49. */
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'fair'),
  /** MM-50: the active house rules. */
  house: v.optional(v.array(v.picklist(HOUSE_RULES)), []),
  /** MM-51, as links and saves of version 1.0.0 have it: by seat, 1 for a little help, -1 for harder. */
  handicaps: v.optional(v.array(v.picklist([-1, 0, 1])), []),
  /** The level of each seat (MM-46); missing ones are in the middle. */
  levels: v.optional(v.array(v.picklist(LEVELS)), []),
  /** MM-13. */
  spentMarks: v.optional(v.boolean(), true),
  /** MM-50: how much is asked. */
  asking: v.optional(v.picklist(ASKING), 'normal'),
  /** MM-56. */
  byTheBook: v.optional(v.boolean(), false),
  /** MM-39. */
  fallen: v.optional(v.picklist(['come-back', 'stay-out']), 'come-back'),
  /** MM-41. */
  torch: v.optional(v.picklist(['burns', 'never-burns-out']), 'burns'),
  /** MM-44: in seconds. Only the user interface uses it. */
  hourglass: v.optional(v.picklist(HOURGLASSES), 60),
  /** The most gold that this family has brought out before (MM-55). */
  best: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** What this device has asked before (MM-46). */
  asked: v.optional(AskedTrials, { riddles: [], twisters: [], challenges: [] }),
});
export type Options = v.InferOutput<typeof Options>;

/** The kind of game that takes as long as others of its kind. */
export const lengthKind = ({ mode, tiles, quest }: Options): string => (mode === 'narrative' ? `story ${quest}` : `${mode} ${tiles}`);
