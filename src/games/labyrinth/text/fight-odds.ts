import { pluralize } from '../../../engine/shared/sentences.ts';
import { reaches } from '../rules/dice.ts';
import { BLUFF, D20, DUCK, FLEE } from '../state/rule-constants.ts';
import type { FoeView, HeroView, View } from '../state/view-types.ts';

/** What a die of twenty sides comes to in a fight: so that nobody has to reckon before they choose. */

/** "6 times in 20". */
export const often = (times: number): string => `${pluralize(times, 'time')} in ${D20}`;
/** How often of 20 a check of a hero's Luck works (LA-25, LA-31). */
export const luckWorks = ({ heroes }: View, seat: number, against: number): number => reaches(heroes[seat]?.modifiers.luck ?? 0, against);
/** How often of 20 running away works for a hero (LA-31). */
export const fleeWorks = (view: View, seat: number): number => luckWorks(view, seat, FLEE);
/** How often of 20 a monster believes a hero (LA-31). */
export const bluffWorks = ({ modifiers }: HeroView): number => reaches(modifiers.intelligence, BLUFF);
/** How often of 20 a hero hits that monster with a weapon (LA-28). */
export const hitWorks = ({ attacks }: HeroView, weapon: string | null, { ac }: FoeView): number =>
  reaches(attacks.find((way) => way.weapon === weapon)?.attack ?? 0, ac);
/** How often of 20 the monsters of this fight hit a hero, at the most, and how often if the hero ducks (LA-42). */
export function duckWorks({ heroes, fight }: View, seat: number): { readonly now: number; readonly ducked: number } {
  const attack = Math.max(...(fight?.foes ?? []).map((foe) => foe.attack));
  const ac = heroes[seat]?.ac ?? 0;
  return { now: reaches(attack, ac), ducked: reaches(attack, ac + DUCK) };
}
