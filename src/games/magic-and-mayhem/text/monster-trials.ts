import type { Immutable } from '../../../engine/game.ts';
import type { Sentence } from '../../../engine/shared/sentences.ts';
import type { MonsterSheet } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import { isLeftToDie } from '../rules/asked-trials.ts';
import { COMES_OFF, type TrialKind } from '../state/constants.ts';
import type { View } from '../state/tasks.ts';
import { about, begin, orMore, sentences, trialWords } from './effects.ts';

/** What a monster would rather do than fight (MM-53). */

type Asks = NonNullable<Immutable<MonsterSheet>['asks']>;

const ASK_NAMES: { readonly [K in TrialKind]: string } = {
  riddle: 'Answer its riddle',
  twister: 'Say its tongue twister',
  challenge: 'Show it a trick',
};
const LUCK_NAMES: { readonly [K in TrialKind]: string } = {
  riddle: 'Roll for its riddle',
  twister: 'Roll for its tongue twister',
  challenge: 'Roll for its trick',
};
/** What its button is called for a seat; nobody is promised a riddle where the die answers (MM-50). */
export const askName = (view: View, seat: number, { kind }: Asks): string => (isLeftToDie(view, seat, kind) ? LUCK_NAMES : ASK_NAMES)[kind];

/** What comes of it, both ways; the monster is "it". */
const outcomes = ({ won, lost }: Asks, content: Content): Sentence[] => [
  ['Then ', ...begin(about('It', sentences(won, content)))],
  ...(lost.length > 0 ? [['If not, ', ...begin(about('It', sentences(lost, content)))]] : []),
];

/** What it takes, and what comes of it for a seat. */
export const askOutcome = (view: View, seat: number, asks: Asks, content: Content): Sentence => [
  ...(isLeftToDie(view, seat, asks.kind) ? ['Roll ', orMore(COMES_OFF)] : trialWords(asks.kind)),
  '.',
  ...outcomes(asks, content).flatMap((line) => [' ', ...line]),
];

/** The lines on its sheet; none if it would rather fight. */
export function askText({ asks, boss }: Immutable<MonsterSheet>, content: Content): Sentence[] {
  if (!asks) return [];
  return [[`${boss ? 'Weak spot! ' : ''}Action near it, one try each: `, ...begin(trialWords(asks.kind)), '.'], ...outcomes(asks, content)];
}
