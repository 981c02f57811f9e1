import type { Immutable } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import { HELP } from '../state/constants.ts';
import type { Player } from '../state/state.ts';
import type { PlayerView, View } from '../state/view-types.ts';

/** What gold comes to at home for a player who is helped (TT-29). */

/** The gold that help adds to so much gold that comes home. It is rounded up. */
export function addedAtHome(help: HelpLevel, gold: number, players: number): number {
  const { more, each } = HELP[help][players === 2 ? 'two' : players < 6 ? 'many' : 'six'];
  return Math.ceil((gold * more) / each);
}
/** What a player's chest will hold when all gold on hand is home. */
export const chestAtHome = ({ help, stored, gold }: Pick<Immutable<Player>, 'help' | 'stored' | 'gold'>, players: number): number =>
  stored + gold + addedAtHome(help, gold, players);
/** TT-19: whether a player who is home now would begin the last turns. Nobody knows that of a chest that is shut. */
export const endsWith = ({ last, target, players }: View, { stored, ...player }: PlayerView): boolean =>
  last === null && stored !== null && player.gold > 0 && chestAtHome({ ...player, stored }, players.length) >= target;
