import { pluralize } from './sentences.ts';

/** Where something lies on a map, in words, as seen from somebody who stands there. North is up. */

export type Compass = 'north' | 'east' | 'south' | 'west';

/** The side on which most of the way lies; null for the same place. */
export function sideOf(dx: number, dy: number): Compass | null {
  if (dx === 0 && dy === 0) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

/** "3 steps north", "2 steps south and 1 east"; "here" for the same place. No two places have the same words. `unit`: what is counted. */
export function wayWords(dx: number, dy: number, unit = 'step'): string {
  const upright = dy === 0 ? null : { count: Math.abs(dy), side: dy < 0 ? 'north' : 'south' };
  const level = dx === 0 ? null : { count: Math.abs(dx), side: dx > 0 ? 'east' : 'west' };
  const first = upright ?? level;
  if (!first) return 'here';
  const rest = upright && level ? ` and ${level.count} ${level.side}` : '';
  return `${pluralize(first.count, unit)} ${first.side}${rest}`;
}
