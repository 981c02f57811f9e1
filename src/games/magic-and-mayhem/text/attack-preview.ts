import { capitalize, pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Content } from '../content/content.ts';
import type { AttackPreview } from '../state/view-types.ts';
import { sentences } from './effects.ts';

/** What an attack or a card will do to a monster, said before it is chosen. */

/** How far an attack reaches. */
export const reachText = (range: number): string => (range === 1 ? 'near by' : `up to ${range} squares away`);

/** What comes of an attack, in order: with which die the monster dodges, if it can; else what the hit takes, and what is left. */
export function outcomeText({ damage, dodgesOn }: AttackPreview, { hp }: { readonly hp: number }): string {
  if (damage === 0) return 'It would not feel that.';
  const hit = damage >= hp ? 'that beats it!' : `takes ${pluralize(damage, 'heart')}, ${hp - damage} left.`;
  return dodgesOn === null ? capitalize(hit) : `It dodges on ${dodgesOn}+. If not: ${hit}`;
}

/** What a card or a power does to whom it is used on. */
export function useLine(source: string, content: Content): Sentence {
  const use = content.treasures[source]?.use ?? content.heroes[source]?.power.use;
  if (!use) return [];
  const spent = content.treasures[source] && use.spent ? ' Then the card is used up.' : '';
  return [...sentences(use.effects, content), spent];
}
