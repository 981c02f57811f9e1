import type { Immutable, Seat } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import { HELP } from '../state/constants.ts';
import type { Player, State } from '../state/state.ts';

/** The most hearts that a player can have (DU-2, DU-22, DU-24). */
export const mostHp = ({ hearts, help }: Pick<Immutable<Player>, 'hearts' | 'help'>): number => hearts + HELP[help];

/** DU-22: changes a player's help, also in mid-game. Whoever is still in gains or loses the hearts of it at once, and keeps at least one. */
export function changeHelp(state: State, seat: Seat, level: HelpLevel): void {
  const player = state.players[seat];
  if (!player) return;
  const gained = HELP[level] - HELP[player.help];
  player.help = level;
  if (!player.out) player.hp = Math.min(mostHp(player), Math.max(1, player.hp + gained));
}
