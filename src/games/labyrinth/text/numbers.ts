import { numeral, type Sentence, type Word, withArticle } from '../../../engine/shared/sentences.ts';
import type { Amount } from '../content/card-schemas.ts';
import { type Dice, diceOf } from '../rules/dice.ts';
import { type Keyword, key } from './keywords.ts';

/** Numbers in printed and spoken form. */

const FACES: { readonly [faces: number]: string } = { 4: 'four', 6: 'six', 8: 'eight', 10: 'ten', 12: 'twelve', 20: 'twenty' };
const shapeOf = ({ faces }: Dice): string => `${FACES[faces]}-sided`;

/** Dice as things to throw: "a four-sided die", "two eight-sided dice". */
export function dice(amount: string): string {
  const thrown = diceOf(amount);
  return thrown.count === 1 ? `${withArticle(shapeOf(thrown))} die` : `${numeral(thrown.count)} ${shapeOf(thrown)} dice`;
}
/** The least and the most that dice can come to, with a number added. */
export function endsOf(amount: Amount, add = 0): readonly [least: number, most: number] {
  const { count, faces, plus } = diceOf(amount);
  return [count + plus + add, count * faces + plus + add];
}
/** "2–5", which no line breaks in two. */
export const span = (amount: Amount, add = 0): string => endsOf(amount, add).join('–\u2060');
/** What dice can come to: "2 to 5" for 1d4+1. A plain number stays as it is. */
export const range = (amount: Amount): string => (typeof amount === 'number' ? `${amount}` : endsOf(amount).join(' to '));
/** "2 to 5 goblins". */
export const some = (amount: Amount, noun: Word): Sentence => [`${range(amount)} `, noun];
/** Whether the amount is exactly one. */
export const isOne = (amount: Amount): boolean => amount === 1;
export const hitPoints = (amount: Amount): Sentence => some(amount, key('hit-points', isOne(amount) ? 'hit point' : 'hit points'));

/** "+2", "−1", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "+2 Luck", spoken as "plus 2 Luck". */
export const bonus = (n: number, noun: string, keyword: Keyword): Word =>
  key(keyword, `${signed(n)} ${noun}`, `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)} ${noun}`);
/** "+2 to hit". */
export const attackWord = (n: number): Word => bonus(n, 'to hit', 'attack');
/** What armour class does for whoever has it: "2 harder to hit", "1 easier to hit". */
export const armourWord = (n: number): Word => key('armour', `${Math.abs(n)} ${n < 0 ? 'easier' : 'harder'} to hit`);
