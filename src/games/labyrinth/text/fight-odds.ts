import { reaches } from '../rules/dice.ts';
import { BLUFF, D20, DUCK, FLEE } from '../state/constants.ts';
import type { FoeView, HeroView, View } from '../state/view-types.ts';
import { signed } from './numbers.ts';

/** What a die of twenty sides comes to in a fight: so that nobody has to reckon before they choose. */

/** What the die itself must show for what works so often of 20. */
const needed = (works: number): number => D20 + 1 - works;
/** "15 or more"; of several, "9–11 or more". */
export function orMore(...works: readonly number[]): string {
  const [least, most] = [needed(Math.max(...works)), needed(Math.min(...works))];
  return `${least === most ? '' : `${least}–`}${most} or more`;
}
/** "8 or more on the die (+2 makes 10)": what a die must show, and the sum with what is added. `what`: "for Luck". */
export function onTheDie(add: number, least: number, what = ''): string {
  const sum = add === 0 ? '' : ` (${signed(add)}${what} makes ${least})`;
  return `${orMore(reaches(add, least))} on the die${sum}`;
}
/** "7 on the die, 8 or more needed", once it has fallen. */
export const fellWords = (die: number, total: number, least: number): string =>
  `${die} on the die, ${orMore(reaches(total - die, least))} needed`;
/** How often of 20 a check of a hero's Luck works (LA-25, LA-31). */
export const luckWorks = ({ heroes }: View, seat: number, against: number): number => reaches(heroes[seat]?.modifiers.luck ?? 0, against);
/** How often of 20 running away works for a hero (LA-31). */
export const fleeWorks = (view: View, seat: number): number => luckWorks(view, seat, FLEE);
/** How often of 20 a monster believes a hero (LA-31). */
export const bluffWorks = ({ modifiers }: HeroView): number => reaches(modifiers.intelligence, BLUFF);
/** How often of 20 a hero hits that monster with a weapon (LA-28). */
export const hitWorks = ({ attacks }: HeroView, weapon: string | null, { ac }: FoeView): number =>
  reaches(attacks.find((way) => way.weapon === weapon)?.attack ?? 0, ac);
/** What the monsters of this fight need to hit a hero, at the least, and what if the hero ducks (LA-42). */
export function duckWords({ heroes, fight }: View, seat: number): string {
  const attack = Math.max(...(fight?.foes ?? []).map((foe) => foe.attack));
  const ac = heroes[seat]?.ac ?? 0;
  return `they need ${needed(reaches(attack, ac + DUCK))}, not ${needed(reaches(attack, ac))}`;
}
