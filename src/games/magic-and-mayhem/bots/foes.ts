import type { Immutable } from '../../../engine/game.ts';
import { behaviour } from '../behaviour.ts';
import type { Content } from '../content.ts';
import { exposed, lands, shrugs } from '../figures.ts';
import { sheetOf } from '../phases.ts';
import type { Monster, State } from '../state.ts';
import type { Damage } from '../words.ts';

/** What the quick bot understands of monsters and their ways. */

type At = Immutable<State>;

export const bossOf = (state: At, content: Content): Immutable<Monster> | undefined =>
  state.monsters.find((monster) => sheetOf(state, monster, content).boss);

export const isLaden = ({ gold, cards }: Immutable<Monster>): boolean => gold > 0 || cards.length > 0;
/** Whom to hit to beat the boss: itself, or first those it hides behind. */
export function targetsOf(state: At, boss: Immutable<Monster>, content: Content): readonly Immutable<Monster>[] {
  if (shrugs(state, boss, null, content) !== 'hides') return [boss];
  const call = behaviour(sheetOf(state, boss, content), 'calls');
  return state.monsters.filter(({ monster }) => monster === call?.monster);
}

/** Whether the boss hides behind this one. */
export function hides(state: At, { monster }: Immutable<Monster>, content: Content): boolean {
  const boss = bossOf(state, content);
  return boss !== undefined && monster !== boss.monster && targetsOf(state, boss, content).some((foe) => foe.monster === monster);
}

/** What a hit from `at` takes of a monster. */
export function damageTo(state: At, monster: Immutable<Monster>, at: number, amount: number, type: Damage, content: Content): number {
  if (shrugs(state, monster, at, content) !== null) return 0;
  return lands(amount + exposed(state, monster, at, content), type, sheetOf(state, monster, content).bonuses);
}
