import { numeral, one, type Sentence, type Word } from '../../../engine/kit/words.ts';
import type { Amount } from '../cards.ts';
import { type Dice, diceOf } from '../dice.ts';
import { type Keyword, key } from './keywords.ts';

/** Numbers as they stand on a card, and as they are said. */

const FACES: { readonly [faces: number]: string } = { 4: 'four', 6: 'six', 8: 'eight', 10: 'ten', 12: 'twelve', 20: 'twenty' };

/** "a four-sided die", "two eight-sided dice". */
const thrown = ({ count, faces }: Dice): string => {
  const shape = `${FACES[faces]}-sided`;
  return count === 1 ? `${one(shape)} die` : `${numeral(count)} ${shape} dice`;
};
/** "1d4+1", said "a four-sided die plus 1". A number is itself. */
export function dice(amount: Amount): Word {
  if (typeof amount === 'number') return `${amount}`;
  const printed = diceOf(amount);
  return { symbol: amount, spoken: `${thrown(printed)}${printed.plus > 0 ? ` plus ${printed.plus}` : ''}` };
}
/** "1d4+1 goblins", said "a four-sided die of goblins, plus 1": to stand last, since a number may be added at the end. */
export function some(amount: Amount, noun: Word): Sentence {
  if (typeof amount === 'number') return [`${amount} `, noun];
  const printed = diceOf(amount);
  const { plus } = printed;
  return [{ symbol: amount, spoken: `${thrown(printed)} of` }, ' ', noun, ...(plus > 0 ? [{ symbol: '', spoken: `, plus ${plus}` }] : [])];
}
/** Whether there is one of it, for sure. */
export const isOne = (amount: Amount): boolean => amount === 1;
export const hitPoints = (amount: Amount): Sentence => some(amount, key('hit-points', isOne(amount) ? 'hit point' : 'hit points'));

/** "+2", "−1", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "+2 Luck", said "plus 2 Luck". */
export const bonus = (n: number, noun: string, keyword: Keyword, spoken = noun): Word =>
  key(keyword, `${signed(n)} ${noun}`, `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)} ${spoken}`);
/** "+2 to attack". */
export const attackWord = (n: number): Word =>
  key('attack', `${signed(n)} to attack`, `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)} to attack`);
