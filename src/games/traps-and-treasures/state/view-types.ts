import type { Immutable } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import type { Level, Rotation, Side } from './constants.ts';
import type { Duel, Fight, Held } from './state.ts';

/** The view of Traps and Treasures. All viewers see the same. */

export type TileView = {
  readonly tile: string;
  readonly pattern: string;
};
/** Treasure cards lie open, so what a trap does can be read, too (TT-13, TT-25). */
export type TrapView = { readonly card: string; readonly level: Level; readonly by: number };
export type PlaceView = {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  /** Null for Home Base, whose tile is face-down. */
  readonly pattern: string | null;
  readonly turn: Rotation;
  /** After rotation. */
  readonly paths: readonly Side[];
  /** 0 for Home Base. */
  readonly level: 0 | Level;
  readonly thing: string | null;
  readonly quiet: boolean;
  readonly trap: TrapView | null;
};
export type PlayerView = {
  readonly seat: number;
  readonly at: number;
  readonly health: number;
  readonly most: number;
  readonly gold: number;
  /** Null while scores are hidden. */
  readonly stored: number | null;
  readonly tiles: readonly TileView[];
  readonly cards: readonly Held[];
  readonly help: HelpLevel;
};
export type View = {
  readonly target: number;
  readonly friendly: boolean;
  readonly hidden: boolean;
  readonly oldBook: boolean;
  readonly pile: number | null;
  /** The gold that one can carry; null if there is no limit (TT-28). */
  readonly sack: number | null;
  readonly round: number;
  readonly first: number;
  /** The seat that stored enough, so these are the last turns. */
  readonly last: number | null;
  /** The width of each level in rings (TT-10). */
  readonly rings: number;
  /** The first roll of each seat; 0 before it, and all 0 after the first player is known. */
  readonly rolled: readonly number[];
  /** `free`: number of next moves that cost no action point. */
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
  /** What the next new tiles from level 2 on carry (TT-23). */
  readonly fallen: readonly string[];
  readonly fight: Immutable<Fight> | null;
  readonly duel: Immutable<Duel> | null;
  readonly stack: { readonly left: number; readonly discard: number };
  readonly monsters: { readonly left: number; readonly discard: readonly string[] };
  readonly treasures: { readonly left: number; readonly discard: readonly string[] };
};
