import type { Immutable } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import { HELP } from '../state/constants.ts';
import type { Player } from '../state/state.ts';

/** What gold comes to at home for a player who is helped (TT-29). */

/** The gold that help adds to so much gold that comes home. It is rounded up. */
export function addedAtHome(help: HelpLevel, gold: number, players: number): number {
  const { more, each } = HELP[help][players === 2 ? 'two' : players < 6 ? 'many' : 'six'];
  return Math.ceil((gold * more) / each);
}
/** What a player's chest will hold when all gold on hand is home. */
export const chestAtHome = ({ help, stored, gold }: Immutable<Player>, players: number): number =>
  stored + gold + addedAtHome(help, gold, players);
