import { damageTo } from '../rules/attack-preview.ts';
import { distance, reaches } from '../rules/range-and-sight.ts';
import type { Attack } from './attacks.ts';
import { isLaden, protectsBoss } from './enemies.ts';
import type { Foe, Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** The value of a hit with this damage on a monster. */
export function hitValue({ state, content, boss, aim }: Situation, { monster, sheet }: Foe, damage: number): number {
  const felled = damage >= monster.hp;
  // A sleeping monster is left alone, unless the party is ready for it or one hit defeats it.
  if (damage <= 0 || (monster.asleep && !felled && !(sheet.boss && aim === 'hunt'))) return WEIGHTS.bad;
  const wanted = sheet.boss || isLaden(monster) || (felled && boss !== undefined && protectsBoss(state, monster, content));
  return (
    WEIGHTS.blow +
    WEIGHTS.heartTaken * Math.min(damage, monster.hp) +
    (felled ? WEIGHTS.felled : 0) +
    (wanted ? WEIGHTS.wanted : 0) +
    (aim === 'home' ? WEIGHTS.late : 0)
  );
}

/** The value of an attack from square `from`. The monster must be in range. */
export const attackValue = (sight: Situation, foe: Foe, { amount, type }: Attack, from: number): number =>
  hitValue(sight, foe, damageTo(sight.state, foe.monster, from, amount, type, sight.content));

/** The best attack from a square; 0 if no attack is worth it. */
export function bestAttack(sight: Situation, from: number): number {
  const { here } = sight;
  let best = 0;
  for (const foe of sight.foes) {
    const far = distance(here, from, foe.monster.at);
    for (const arm of sight.arms) {
      if (far > Math.max(1, arm.range) || !reaches(here, from, foe.monster.at, arm.range)) continue;
      best = Math.max(best, attackValue(sight, foe, arm, from));
    }
  }
  return best;
}

export const foeOf = ({ foes }: Situation, number: number): Foe | undefined => foes.find((foe) => foe.monster.number === number);
