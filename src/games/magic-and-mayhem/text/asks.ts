import type { Immutable } from '../../../engine/game.ts';
import type { Sentence } from '../../../engine/shared/sentences.ts';
import type { MonsterSheet } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import type { TrialKind } from '../state/constants.ts';
import { sentences } from './effects.ts';

/** What a monster would rather do than fight (MM-53). */

export const ASK_NAMES: { readonly [K in TrialKind]: string } = {
  riddle: 'Answer its riddle',
  twister: 'Say its tongue twister',
  challenge: 'Show it a trick',
};

/** The line on its sheet; none if it would rather fight. */
export function askText({ asks, boss }: Immutable<MonsterSheet>, content: Content): Sentence[] {
  if (!asks) return [];
  const how = boss ? 'Weak spot, an Action near it, once for each of you: ' : 'Action, near it, once for each of you: ';
  return [[how, ...sentences([{ do: 'trial', ...asks }], content)]];
}
