import { capitalize } from '../../../../engine/shared/sentences.ts';
import { type Figures, inputsOfFigures, type Outlook, type RuleSet } from '../../../../games/labyrinth/rules/difficulty.ts';

/** What measured campaigns say of a party (npm run figures -- labyrinth). */

const [read] = Object.values(import.meta.glob<Figures>('/content/labyrinth/figures.json', { eager: true, import: 'default' })) as [Figures];
export const figures: Figures = read;
/** Whether the figures were made with the numbers as they are now. */
export const areFresh = (): boolean => figures.of === inputsOfFigures();

const PARTIES: { readonly [heroes: number]: string } = { 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' };
const RULES: { readonly [K in RuleSet]: string } = { gentle: ', gentle', fair: ', fair', cruel: ', cruel', book: ' by the old book' };
/** First delves that all survive, in 100, and what one calls such a beginning. A trip is what the seats give the minutes of. */
const STARTS = [
  [90, 'a kind first trip'],
  [75, 'a rough first trip'],
  [50, 'a hard first trip'],
  [0, 'a first trip for the brave'],
] as const;

/** What so many heroes may expect: the first evening, the way to the Dragon, and how often it ends well. Empty for a party that is none. */
export function expectation(heroes: number, rules: RuleSet): string {
  const party = figures.parties[heroes]?.[rules];
  if (!party) return '';
  return `${PARTIES[heroes] ?? heroes} of you${RULES[rules]}: ${startOf(party)}. ${howOften(party)}`;
}

/** The same in a few words, for the seats. Null for a party that is none. */
export function shortExpectation(heroes: number, rules: RuleSet): string | null {
  const party = figures.parties[heroes]?.[rules];
  return party ? `${capitalize(startOf(party))}. ${howOften(party)}` : null;
}

const startOf = ([, , kindStart]: Outlook): string => STARTS.find(([least]) => kindStart >= least)?.[1] ?? '';
function howOften([won, delves]: Outlook): string {
  const tenths = Math.round(won / 10);
  if (tenths === 0) return 'Hardly any party beats the Dragon.';
  const trips = delves > 0 ? `, in about ${delves} trips` : '';
  return `${tenths === 10 ? 'Nearly every party beats' : `${tenths} parties in 10 beat`} the Dragon${trips}.`;
}
