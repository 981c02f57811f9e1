import { pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Content } from '../content/content.ts';
import type { AttackPreview } from '../state/view-types.ts';
import { sentences } from './effects.ts';

/** What an attack or a card will do to a monster, said before it is chosen. */

/** How far an attack reaches. */
export const reachText = (range: number): string => (range === 1 ? 'near by' : `up to ${range} squares away`);

/** What an attack takes, and what is left. */
export function outcomeText({ damage }: AttackPreview, { hp }: { readonly hp: number }): string {
  if (damage === 0) return 'It would not feel that.';
  if (damage >= hp) return 'That beats it!';
  return `Takes ${pluralize(damage, 'heart')}, ${hp - damage} left.`;
}

/** With which die the monster dodges; nothing if it cannot. */
export const dodgeText = ({ dodgesOn }: AttackPreview): readonly string[] => (dodgesOn === null ? [] : [`It dodges on ${dodgesOn}+.`]);

/** What a card or a power does to whom it is used on. */
export function useLine(source: string, content: Content): Sentence {
  const use = content.treasures[source]?.use ?? content.heroes[source]?.power.use;
  if (!use) return [];
  const spent = content.treasures[source] && use.spent ? ' Then the card is used up.' : '';
  return [...sentences(use.effects, content), spent];
}
