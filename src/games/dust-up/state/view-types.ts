import type { HelpLevel } from '../../../engine/seats.ts';

/** What each viewer may see in Dust-Up. */

export type ShieldView = {
  readonly card: string;
  readonly tokens: number;
  /** Damage that it can still absorb, of `most`. */
  readonly left: number;
  readonly most: number;
  /** The seat whose deck and discard pile it belongs to. This is another seat if the shield was taken. */
  readonly owner: number;
};
/** What all players can see (DU-20). */
export type PlayerView = {
  readonly seat: number;
  readonly hero: string;
  readonly hp: number;
  /** DU-2, DU-22. */
  readonly most: number;
  readonly help: HelpLevel;
  /** The number of cards only. */
  readonly hand: number;
  readonly pile: number;
  /** The newest last. */
  readonly discard: readonly string[];
  readonly shields: readonly ShieldView[];
  readonly untouchable: boolean;
  readonly out: boolean;
  /** The seat that hit the player last, or null. */
  readonly hitBy: number | null;
  /** Cards played in the player's last or current turn, the newest last. */
  readonly played: readonly string[];
};
export type View = {
  readonly round: number;
  /** Whether seats across from each other are partners. */
  readonly teams: boolean;
  /** The Landlord's seat, or null. */
  readonly landlord: number | null;
  /** `owed`: cards that must still be played this turn, without those being resolved. */
  readonly turn: { readonly seat: number; readonly owed: number };
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** The viewer's seat, or null for the shared screen. */
  readonly viewer: number | null;
  /** The viewer's own hand in the order drawn, or null for the shared screen. */
  readonly hand: readonly string[] | null;
  /** Cards being resolved that are in no pile, the innermost last. `owner` is the seat whose deck they are from. */
  readonly inPlay: readonly { readonly card: string; readonly seat: number; readonly owner: number }[];
};
