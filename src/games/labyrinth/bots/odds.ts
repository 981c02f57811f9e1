import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { armourClassOf, attackOf, damageDie, damageOf, heroAt, isRenegade, living, modifierOf, weaponsOf } from '../rules/characters.ts';
import { meanOf, reaches } from '../rules/dice.ts';
import { foeNumbers } from '../rules/difficulty.ts';
import { D20, type Statistic } from '../state/constants.ts';
import type { AnyHero, Foe, State } from '../state/state.ts';

/** Probabilities and expected values, from printed and public information only. */

type At = Immutable<State>;

/** The probability that a d20 plus a bonus reaches a number. */
export const chance = (against: number, add: number): number => reaches(add, against) / D20;
export const checkChance = (hero: AnyHero, statistic: Statistic, against: number, content: Content): number =>
  chance(against, modifierOf(hero, statistic, content));

/** The expected damage of one attack with a weapon against this AC. */
export const attackWorth = (hero: AnyHero, weapon: string | null, ac: number, content: Content): number =>
  chance(ac, attackOf(hero, weapon, content)) * (meanOf(damageDie(hero, weapon, content)) + damageOf(hero, weapon, content));
/** The expected damage of a whole turn with the best weapon. */
const turnWorth = (hero: AnyHero, ac: number, content: Content): number =>
  Math.max(...weaponsOf(hero, content).map((weapon) => attackWorth(hero, weapon, ac, content))) * (isRenegade(hero) ? 2 : 1);

/** The expected damage of a monster's attack against that hero. */
export function expectedDamage(state: At, kind: string, hero: AnyHero, content: Content): number {
  const { attack, die } = foeNumbers(state, kind, content);
  return chance(armourClassOf(hero, content), attack) * meanOf(die);
}

export type Foes = readonly Immutable<Foe>[];
export const foesHere = ({ delve }: At): Foes => delve?.rooms[delve.at]?.foes ?? [];

/** The expected result of a fight to the end: its rounds, and the share of the party's hit points that it costs. */
export function outlook(state: At, foes: Foes, content: Content): { readonly rounds: number; readonly cost: number } {
  const heroes = living(state).map((seat) => heroAt(state, seat));
  if (heroes.length === 0) return { rounds: 99, cost: 9 };
  let rounds = 0;
  let cost = 0;
  let standing = foes.reduce((sum, { kind }) => sum + mean(heroes, (hero) => expectedDamage(state, kind, hero, content)), 0);
  // The weakest monsters are defeated first.
  for (const { kind, hp } of [...foes].sort((one, other) => one.hp - other.hp)) {
    const { ac } = foeNumbers(state, kind, content);
    const takes =
      hp /
      Math.max(
        0.1,
        heroes.reduce((sum, hero) => sum + turnWorth(hero, ac, content), 0),
      );
    rounds += takes;
    cost += takes * standing;
    standing -= mean(heroes, (hero) => expectedDamage(state, kind, hero, content));
  }
  return { rounds, cost: cost / heroes.reduce((sum, { hp }) => sum + hp, 0) };
}
const mean = (heroes: readonly AnyHero[], of: (hero: AnyHero) => number): number =>
  heroes.reduce((sum, hero) => sum + of(hero), 0) / heroes.length;

/** A hero's power in fights against average monsters. */
const AC = 12;
const ATTACK = 2;
export const power = (hero: AnyHero, content: Content): number =>
  (turnWorth(hero, AC, content) * hero.most) / Math.max(0.1, chance(armourClassOf(hero, content), ATTACK));
