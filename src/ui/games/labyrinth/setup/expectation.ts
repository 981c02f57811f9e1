import { capitalize, numeral } from '../../../../engine/shared/sentences.ts';
import { type Figures, inputsOfFigures, type Outlook, type RuleSet } from '../../../../games/labyrinth/rules/difficulty.ts';
import type { Expectation } from '../../../game-ui.ts';

/** What measured campaigns say of a party (npm run figures -- labyrinth). */

const [read] = Object.values(import.meta.glob<Figures>('/content/labyrinth/figures.json', { eager: true, import: 'default' })) as [Figures];
export const figures: Figures = read;
/** Whether the figures were made with the numbers as they are now. */
export const areFresh = (): boolean => figures.of === inputsOfFigures();

const PARTIES: { readonly [heroes: number]: string } = { 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' };
const RULES: { readonly [K in RuleSet]: string } = { gentle: ', gentle', fair: ', fair', cruel: ', cruel', book: ' by the old book' };
/** First delves that all survive, in 100, and what one calls such a beginning. A trip is what the seats give the minutes of. */
const STARTS = [
  [97, 'all come home from the first trip'],
  [75, 'nearly all come home from the first trip'],
  [50, 'the first trip is hard'],
  [0, 'the first trip is for the brave'],
] as const;

/** What so many heroes may expect: the first evening, the way to the Dragon, and how often it ends well. Empty for a party that is none. */
export function expectation(heroes: number, rules: RuleSet): string {
  const party = figures.parties[heroes]?.[rules];
  if (!party) return '';
  return `${PARTIES[heroes] ?? heroes} of you${RULES[rules]}: ${startOf(party)}. ${howOften(party, heroes, rules)}`;
}

/** The same in a few words, for the seats. Null for a party that is none. */
export function shortExpectation(heroes: number, rules: RuleSet): Expectation | null {
  const party = figures.parties[heroes]?.[rules];
  if (!party) return null;
  const why =
    party[1] > 0
      ? `A trip leads down and home again. The first is longer: you make your heroes. After about ${party[1]} trips the Dragon is beaten. An evening is an hour here.`
      : null;
  // the line of a phone has room for the first sentence
  return { words: `${howOften(party, heroes, rules)} ${capitalize(startOf(party))}.`, why };
}

const startOf = ([, , kindStart]: Outlook): string => STARTS.find(([least]) => kindStart >= least)?.[1] ?? '';

/** How long a family plays in one evening, in minutes. */
const EVENING = 60;
/** In how many evenings so many trips are done, at the measured pace. */
const eveningsOf = (trips: number, heroes: number, rules: RuleSet): number =>
  Math.max(1, Math.round((trips * (figures.minutes[rules]?.[heroes] ?? 0)) / EVENING));

function howOften([won, trips]: Outlook, heroes: number, rules: RuleSet): string {
  const tenths = Math.round(won / 10);
  if (tenths === 0) return 'Hardly any family beats the Dragon.';
  const many = tenths === 10 ? 'Nearly every family beats' : `${capitalize(numeral(tenths))} families in ten beat`;
  const evenings = eveningsOf(trips, heroes, rules);
  return `${many} the Dragon${trips > 0 ? `, in about ${numeral(evenings)} evening${evenings === 1 ? '' : 's'} of an hour` : ''}.`;
}
