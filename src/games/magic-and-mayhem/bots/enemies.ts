import type { Immutable } from '../../../engine/game.ts';
import { behaviourOf } from '../content/behaviour-schema.ts';
import type { Content } from '../content/content.ts';
import { ignoredHitReason } from '../rules/figures.ts';
import { sheetOf } from '../rules/monster-phases.ts';
import type { Monster, State } from '../state/state.ts';

/** What the quick bot knows about monsters and their behaviour. */

type At = Immutable<State>;

export const bossOf = (state: At, content: Content): Immutable<Monster> | undefined =>
  state.monsters.find((monster) => sheetOf(state, monster, content).boss);

export const isLaden = ({ gold, cards }: Immutable<Monster>): boolean => gold > 0 || cards.length > 0;
/** The monsters to attack to defeat the boss: the boss, or first the monsters that protect it. */
export function targetsOf(state: At, boss: Immutable<Monster>, content: Content): readonly Immutable<Monster>[] {
  if (ignoredHitReason(state, boss, null, content) !== 'hides') return [boss];
  const call = behaviourOf(sheetOf(state, boss, content), 'calls');
  return state.monsters.filter(({ monster }) => monster === call?.monster);
}

/** Whether this monster protects the boss. */
export function protectsBoss(state: At, { monster }: Immutable<Monster>, content: Content): boolean {
  const boss = bossOf(state, content);
  return boss !== undefined && monster !== boss.monster && targetsOf(state, boss, content).some((foe) => foe.monster === monster);
}
