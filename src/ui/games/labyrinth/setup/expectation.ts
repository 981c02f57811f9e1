import { capitalize } from '../../../../engine/shared/sentences.ts';
import { type Figures, inputsOfFigures, type Outlook, type RuleSet } from '../../../../games/labyrinth/rules/difficulty.ts';

/** What measured campaigns say of a party (npm run figures -- labyrinth). */

const [read] = Object.values(import.meta.glob<Figures>('/content/labyrinth/figures.json', { eager: true, import: 'default' })) as [Figures];
export const figures: Figures = read;
/** Whether the figures were made with the numbers as they are now. */
export const areFresh = (): boolean => figures.of === inputsOfFigures();

const PARTIES: { readonly [heroes: number]: string } = { 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' };
const RULES: { readonly [K in RuleSet]: string } = { gentle: ', gentle', fair: ', fair', cruel: ', cruel', book: ' by the old book' };
/** First delves that all survive, in 100, and what one calls such a beginning. */
const STARTS = [
  [90, 'a kind first evening'],
  [75, 'a rough first evening'],
  [50, 'a hard first evening'],
  [0, 'a first evening for the brave'],
] as const;

/** What so many heroes may expect: the first evening, the way to the Dragon, and how often it ends well. Empty for a party that is none. */
export function expectation(heroes: number, rules: RuleSet): string {
  const party = figures.parties[heroes]?.[rules];
  if (!party) return '';
  const [, delves] = party;
  const dragon = delves > 0 ? `, the Dragon in about ${delves} trips` : '';
  return `${PARTIES[heroes] ?? heroes} of you${RULES[rules]}: ${startOf(party)}${dragon}. ${howOften(party)}`;
}

/** The same in a few words, for the seats. Null for a party that is none. */
export function shortExpectation(heroes: number, rules: RuleSet): string | null {
  const party = figures.parties[heroes]?.[rules];
  return party ? `${capitalize(startOf(party))}. ${howOften(party)}` : null;
}

const startOf = ([, , kindStart]: Outlook): string => STARTS.find(([least]) => kindStart >= least)?.[1] ?? '';
function howOften([won]: Outlook): string {
  const tenths = Math.round(won / 10);
  return tenths === 0
    ? 'Hardly any party beats the Dragon.'
    : tenths === 10
      ? 'Nearly every party beats the Dragon.'
      : `About ${tenths} parties in 10 beat the Dragon.`;
}
