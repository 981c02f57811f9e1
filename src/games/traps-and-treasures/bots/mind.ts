import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content.ts';
import type { State } from '../state.ts';
import type { Level } from '../words.ts';

/** What a quick bot likes, and what it thinks with. */

type At = Immutable<State>;
/** How a bot likes to play: the deepest level it goes to, and how much gold it wants before it turns back from there. */
export type Taste = { readonly level: Level; readonly enough: number };
export const TASTES: { readonly [K in Level]: Taste } = {
  1: { level: 1, enough: 8 },
  2: { level: 2, enough: 8 },
  3: { level: 3, enough: 10 },
};

/** All that a turn hangs on. */
export type Mind = {
  readonly state: At;
  readonly seat: number;
  readonly content: Content;
  readonly taste: Taste;
  readonly home: readonly number[];
  /** Whether to turn back. */
  readonly back: boolean;
};
