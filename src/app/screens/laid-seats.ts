import type { Json } from '../../engine/game.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { go } from '../routes.ts';

/** What has been chosen on the seats screen. */
export type Laid = {
  readonly seats: readonly SeatRecord[];
  /** Somebody has chosen the sides, so they are no longer assigned automatically. */
  readonly placed: boolean;
  readonly youngest: number;
  readonly options: Json;
  /** How many games somebody must win to win the match; null for one game. */
  readonly goal: number | null;
};

/** What stays laid while somebody is in the workshop, and for which game. */
let kept: { readonly game: string; readonly laid: Laid } | null = null;
/** Opens a game's workshop. What was laid is there again afterwards. */
export function toWorkshop(game: string, laid: Laid): void {
  kept = { game, laid };
  go(`#/workshop/${game}`);
}
/** Whether somebody has come to a game's workshop from its seats. */
export const isLaid = (game: string): boolean => kept?.game === game;
/** What was laid for this game before the workshop; only once. */
export function takeLaid(game: string): Laid | null {
  const laid = kept?.game === game ? kept.laid : null;
  kept = null;
  return laid;
}
