import { numeral, type Sentence, type Word, withArticle } from '../../../engine/shared/sentences.ts';
import type { Amount } from '../content/card-schemas.ts';
import { type Dice, diceOf } from '../rules/dice.ts';
import { type Keyword, key } from './keywords.ts';

/** Numbers in printed and spoken form. */

const FACES: { readonly [faces: number]: string } = { 4: 'four', 6: 'six', 8: 'eight', 10: 'ten', 12: 'twelve', 20: 'twenty' };

/** "a four-sided die", "two eight-sided dice". */
const thrown = ({ count, faces }: Dice): string => {
  const shape = `${FACES[faces]}-sided`;
  return count === 1 ? `${withArticle(shape)} die` : `${numeral(count)} ${shape} dice`;
};
/** "1d4+1", spoken as "a four-sided die plus 1". A plain number stays as it is. */
export function dice(amount: Amount): Word {
  if (typeof amount === 'number') return `${amount}`;
  const printed = diceOf(amount);
  return { symbol: amount, spoken: `${thrown(printed)}${printed.plus > 0 ? ` plus ${printed.plus}` : ''}` };
}
/** "1d4+1 goblins", spoken as "a four-sided die of goblins, plus 1". It must come last, since a number may follow. */
export function some(amount: Amount, noun: Word): Sentence {
  if (typeof amount === 'number') return [`${amount} `, noun];
  const printed = diceOf(amount);
  const { plus } = printed;
  return [{ symbol: amount, spoken: `${thrown(printed)} of` }, ' ', noun, ...(plus > 0 ? [{ symbol: '', spoken: `, plus ${plus}` }] : [])];
}
/** Whether the amount is exactly one. */
export const isOne = (amount: Amount): boolean => amount === 1;
export const hitPoints = (amount: Amount): Sentence => some(amount, key('hit-points', isOne(amount) ? 'hit point' : 'hit points'));

/** "+2", "−1", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "+2 Luck", spoken as "plus 2 Luck". */
export const bonus = (n: number, noun: string, keyword: Keyword, spoken = noun): Word =>
  key(keyword, `${signed(n)} ${noun}`, `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)} ${spoken}`);
/** "+2 to attack". */
export const attackWord = (n: number): Word =>
  key('attack', `${signed(n)} to attack`, `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)} to attack`);
