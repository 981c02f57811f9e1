import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import type { Damage } from '../state/constants.ts';
import type { Monster, State } from '../state/state.ts';
import type { AttackPreview } from '../state/view-types.ts';
import { attacks, damageAfterResistance, damageOf, dodgesOn, exposed, ignoredHitReason } from './figures.ts';
import { sheetOf } from './monster-phases.ts';

/** What an attack would do, without doing it (MM-28, MM-29, MM-32). */

/** The damage to a monster of a hit from square `at`. */
export function damageTo(
  state: Immutable<State>,
  monster: Immutable<Monster>,
  at: number,
  amount: number,
  type: Damage,
  content: Content,
): number {
  if (ignoredHitReason(state, monster, at, content) !== null) return 0;
  return damageAfterResistance(amount + exposed(state, monster, at, content), type, sheetOf(state, monster, content).bonuses);
}

/** What each attack of the hero in turn would do to each monster from where the hero stands, in reach or not. */
export function attackPreviews(state: Immutable<State>, content: Content): AttackPreview[] {
  const hero = state.heroes[state.turn.seat];
  if (!hero || hero.at === null) return [];
  const { at } = hero;
  return attacks(hero, content).flatMap(({ source, attack }) =>
    state.monsters.map((monster) => ({
      source,
      number: monster.number,
      damage: damageTo(state, monster, at, damageOf(hero, attack, content), attack.type, content),
      dodgesOn: dodgesOn(sheetOf(state, monster, content).bonuses),
    })),
  );
}
