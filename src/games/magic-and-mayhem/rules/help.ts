import type { Seat } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import type { Content } from '../content/content.ts';
import type { State } from '../state/state.ts';
import { HELP, helpInForce } from './difficulty.ts';
import { mostHp } from './figures.ts';

/** MM-51: changes a hero's help, also in mid-game. A hero on its feet gains or loses the hearts of it at once, and keeps at least one. */
export function changeHelp(state: State, seat: Seat, chosen: HelpLevel, content: Content): void {
  const hero = state.heroes[seat];
  if (!hero) return;
  const level = helpInForce(chosen, state.heroes.length, state.byTheBook);
  const gained = HELP[level].hp - HELP[hero.help].hp;
  hero.help = level;
  if (hero.fallen === null) hero.hp = Math.min(mostHp(hero, content), Math.max(1, hero.hp + gained));
}
