import { D20 } from '../state/constants.ts';

/** Dice as printed: "2d6", "1d4+1". */
export type Dice = { readonly count: number; readonly faces: number; readonly plus: number };

/** Dice on a card: up to nine standard dice, and a number added. */
export const DICE = /^([1-9])d(4|6|8|10|12|20)(?:\+([1-9]))?$/;

const known = new Map<string, Dice>();

/** Parses a number or printed dice. A plain number has no dice. */
export function diceOf(amount: number | string): Dice {
  if (typeof amount === 'number') return { count: 0, faces: 0, plus: amount };
  const before = known.get(amount);
  if (before) return before;
  const [, count, faces, plus] = DICE.exec(amount) ?? [];
  if (count === undefined) throw new Error(`"${amount}" are no dice`);
  const dice: Dice = { count: Number(count), faces: Number(faces), plus: Number(plus ?? 0) };
  known.set(amount, dice);
  return dice;
}
/** The sum of the dice and the printed `plus`. */
export const totalOf = (thrown: readonly number[], plus = 0): number => thrown.reduce((sum, die) => sum + die, plus);
/** How often of 20 a die of twenty sides and what is added to it reach a number. */
export const reaches = (add: number, against: number): number => Math.max(0, Math.min(D20, D20 + 1 + add - against));
/** The average result. */
export const meanOf = (amount: number | string): number => {
  const { count, faces, plus } = diceOf(amount);
  return (count * (faces + 1)) / 2 + plus;
};
