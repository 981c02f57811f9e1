import type { Immutable } from '../../engine/game.ts';
import type { Duel, Fight, Held } from './state.ts';
import type { Level, Side, Turns } from './words.ts';

/** What may be seen in Traps and Treasures: everybody sees the same. */

export type TileView = {
  readonly tile: string;
  readonly pattern: string;
};
export type PlaceView = {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  /** null for Home Base, whose tile lies face-down. */
  readonly pattern: string | null;
  readonly turn: Turns;
  /** As it lies, turned. */
  readonly paths: readonly Side[];
  /** 0 for Home Base. */
  readonly level: 0 | Level;
};
export type PlayerView = {
  readonly seat: number;
  readonly at: number;
  readonly health: number;
  readonly most: number;
  readonly gold: number;
  /** null while scores are hidden. */
  readonly stored: number | null;
  readonly tiles: readonly TileView[];
  readonly cards: readonly Held[];
};
export type View = {
  readonly target: number;
  readonly friendly: boolean;
  readonly hidden: boolean;
  readonly pile: number | null;
  readonly round: number;
  readonly first: number;
  /** Who stored enough, so that these are the last turns. */
  readonly last: number | null;
  /** How many rings each level is wide (TT-10). */
  readonly rings: number;
  /** What each seat rolled for the first turn; 0 before, and all 0 once that is settled. */
  readonly rolled: readonly number[];
  /** `free`: how many of the next moves cost no point. */
  readonly turn: {
    readonly seat: number;
    readonly points: number;
    readonly free: number;
    readonly walls: number;
    readonly bait: number;
    readonly over: boolean;
  };
  readonly places: readonly PlaceView[];
  readonly players: readonly PlayerView[];
  readonly fight: Immutable<Fight> | null;
  readonly duel: Immutable<Duel> | null;
  readonly stack: { readonly left: number; readonly discard: number };
  readonly monsters: { readonly left: number; readonly discard: readonly string[] };
  readonly treasures: { readonly left: number; readonly discard: readonly string[] };
};
