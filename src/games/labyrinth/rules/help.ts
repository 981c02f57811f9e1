import type { Immutable, Seat } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import { HELP } from '../state/constants.ts';
import type { State } from '../state/state.ts';

/** How much the rules help each hero (LA-39). */

/** The extra hit points of a seat's hero. */
export const helpOf = ({ help }: Immutable<Pick<State, 'help'>>, seat: Seat): number => HELP[help[seat] ?? 'none'];

/** Changes a hero's help, also in mid-game. A living hero gains or loses the hit points of it at once, and keeps at least one. */
export function changeHelp(state: State, seat: Seat, level: HelpLevel): void {
  const before = state.help[seat];
  if (before === undefined) return;
  state.help[seat] = level;
  const hero = state.heroes[seat];
  if (!hero) return;
  const gained = HELP[level] - HELP[before];
  hero.most += gained;
  if (hero.hp > 0) hero.hp = Math.min(hero.most, Math.max(1, hero.hp + gained));
}
