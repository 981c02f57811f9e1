import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import type { Level } from '../state/constants.ts';
import type { State } from '../state/state.ts';

/** Strategies of the quick bot. */

type At = Immutable<State>;
/** A strategy: the deepest level, and the gold at which the bot returns from there. */
export type Strategy = { readonly level: Level; readonly enough: number };
export const STRATEGIES: { readonly [K in Level]: Strategy } = {
  1: { level: 1, enough: 8 },
  2: { level: 2, enough: 8 },
  3: { level: 3, enough: 10 },
};

/** All inputs of a decision in a turn. */
export type StrategyPolicy = {
  readonly state: At;
  readonly seat: number;
  readonly content: Content;
  readonly taste: Strategy;
  readonly home: readonly number[];
  /** Whether to return home. */
  readonly back: boolean;
};
