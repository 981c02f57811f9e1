import type { Content } from '../../../games/labyrinth/content/content.ts';
import type { View } from '../../../games/labyrinth/state/view-types.ts';
import { cutOf } from '../../parts/inks.ts';

/** Whoever sits at a seat as a glyph, where a puppet has no room or there is none: the dungeon master, a hero's race, or nobody yet. */
export function seatGlyph(view: View, seat: number, content: Content): ReturnType<typeof cutOf> {
  const hero = view.heroes[seat];
  if (view.dm === seat) return cutOf({ icon: 'cowled', print: 'plum', holes: 'flame' });
  return cutOf(hero ? content.races[hero.race].art : { icon: 'rolling-dices', print: 'ember', holes: 'cream' });
}
