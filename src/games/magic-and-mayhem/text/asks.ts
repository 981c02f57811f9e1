import type { Immutable } from '../../../engine/game.ts';
import type { Sentence } from '../../../engine/shared/sentences.ts';
import type { MonsterSheet } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import { isLeftToDie } from '../rules/asked-trials.ts';
import { COMES_OFF, type TrialKind } from '../state/constants.ts';
import type { View } from '../state/tasks.ts';
import { sentences } from './effects.ts';

/** What a monster would rather do than fight (MM-53). */

type Asks = NonNullable<Immutable<MonsterSheet>['asks']>;

const ASK_NAMES: { readonly [K in TrialKind]: string } = {
  riddle: 'Answer its riddle',
  twister: 'Say its tongue twister',
  challenge: 'Show it a trick',
};
/** What its button is called for a seat; nobody is promised a riddle where the die answers (MM-50). */
export const askName = (view: View, seat: number, { kind }: Asks): string =>
  isLeftToDie(view, seat, kind) ? 'Try your luck with it' : ASK_NAMES[kind];
/** What comes of it for a seat. */
export const askOutcome = (view: View, seat: number, { kind, won, lost }: Asks, content: Content): Sentence =>
  sentences(
    [isLeftToDie(view, seat, kind) ? { do: 'roll', on: COMES_OFF, then: won, else: lost } : { do: 'trial', kind, won, lost }],
    content,
  );

/** The line on its sheet; none if it would rather fight. */
export function askText({ asks, boss }: Immutable<MonsterSheet>, content: Content): Sentence[] {
  if (!asks) return [];
  const how = boss ? 'Weak spot, an Action near it, once for each of you: ' : 'Action, near it, once for each of you: ';
  return [[how, ...sentences([{ do: 'trial', ...asks }], content)]];
}
