import { numeral, type Word } from '../../../engine/kit/words.ts';
import type { Amount } from '../cards.ts';
import { diceOf } from '../dice.ts';
import { type Keyword, key } from './keywords.ts';

/** Numbers as they stand on a card, and as they are said. */

const FACES: { readonly [faces: number]: string } = { 4: 'four', 6: 'six', 8: 'eight', 10: 'ten', 12: 'twelve', 20: 'twenty' };

/** "1d4+1", said "one four-sided die plus 1". A number is itself. */
export function dice(amount: Amount): Word {
  if (typeof amount === 'number') return `${amount}`;
  const { count, faces, plus } = diceOf(amount);
  const spoken = `${numeral(count)} ${FACES[faces]}-sided ${count === 1 ? 'die' : 'dice'}${plus > 0 ? ` plus ${plus}` : ''}`;
  return { symbol: amount, spoken };
}
/** Whether there is one of it, for sure. */
export const isOne = (amount: Amount): boolean => amount === 1;

/** "+2", "−1", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "+2 Luck", said "plus 2 Luck". */
export const bonus = (n: number, noun: string, keyword: Keyword, spoken = noun): Word =>
  key(keyword, `${signed(n)} ${noun}`, `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)} ${spoken}`);
/** "+2 to attack". */
export const attackWord = (n: number): Word =>
  key('attack', `${signed(n)} to attack`, `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)} to attack`);
