import type { HeroView } from '../../../../games/labyrinth/state/view-types.ts';

/** What a hero is like, in a sentence. */
export function heroDescription(name: string, hero: HeroView | null, torch: boolean): string {
  if (!hero) return `${name}: nobody yet`;
  if (!hero.alive) return `${name}: fallen`;
  return `${name}: ${hero.hp} of ${hero.most} hit points, armour class ${hero.ac}, ${hero.coins} silver${torch ? ', holds the torch' : ''}`;
}
