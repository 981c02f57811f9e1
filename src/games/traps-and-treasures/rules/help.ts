import type { Seat } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import type { Content } from '../content/content.ts';
import type { State } from '../state/state.ts';
import { mostHealth } from './players.ts';

/** TT-29: changes a player's help, also in mid-game: hearts for which there is no more room are lost. */
export function changeHelp(state: State, seat: Seat, level: HelpLevel, content: Content): void {
  const player = state.players[seat];
  if (!player) return;
  player.help = level;
  player.health = Math.min(player.health, mostHealth(player, content));
}
