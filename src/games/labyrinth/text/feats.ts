import { cardOf } from '../content/content.ts';
import type { FeatKind } from '../state/constants.ts';
import type { Speaker } from './names.ts';

/** What a hero has from a delve, in words (LA-47). */

export const FEAT_WORDS: { readonly [K in FeatKind]: string } = { trick: 'A trick', title: 'A title', scar: 'A scar' };
const GREW: { readonly [K in FeatKind]: (who: string, name: string) => string } = {
  trick: (who, name) => `${who} has learned a trick: ${name}.`,
  title: (who, name) => `From now on ${who} is called ${name}.`,
  scar: (who, name) => `${who} has a scar now, with a story: ${name}.`,
};
/** "Mira has learned a trick: The Quiet Whistle." */
export function grewText(seat: number, feat: string, { content, who }: Speaker): string {
  const { kind, name } = cardOf(content.feats, feat);
  return GREW[kind](who(seat), name);
}
