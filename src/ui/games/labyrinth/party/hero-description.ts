import type { HelpLevel } from '../../../../engine/seats.ts';
import type { HeroView } from '../../../../games/labyrinth/state/view-types.ts';
import { HELP_NAMES } from '../../../parts/HelpSheet.tsx';

/** What a hero is like, in a sentence. */
export function heroDescription(name: string, hero: HeroView | null, torch: boolean, help: HelpLevel = 'none'): string {
  if (!hero) return `${name}: nobody yet`;
  if (!hero.alive) return `${name}: fallen`;
  return `${name}: ${hero.hp} of ${hero.most} hit points, armour class ${hero.ac}, ${hero.coins} silver${torch ? ', holds the torch' : ''}${help === 'none' ? '' : `, ${HELP_NAMES[help].toLowerCase()}`}`;
}
