import { distance, reaches } from '../reach.ts';
import type { Arm } from './arms.ts';
import { damageTo, hides, isLaden } from './foes.ts';
import type { Foe, Sight } from './sight.ts';
import { WORTH } from './values.ts';

/** What hitting a monster for `damage` is worth. */
export function hitWorth({ state, content, boss, aim }: Sight, { monster, sheet }: Foe, damage: number): number {
  const felled = damage >= monster.hp;
  // whoever sleeps is left alone, unless all are ready for it or one blow is enough
  if (damage <= 0 || (monster.asleep && !felled && !(sheet.boss && aim === 'hunt'))) return WORTH.bad;
  const wanted = sheet.boss || isLaden(monster) || (felled && boss !== undefined && hides(state, monster, content));
  return (
    WORTH.blow +
    WORTH.heartTaken * Math.min(damage, monster.hp) +
    (felled ? WORTH.felled : 0) +
    (wanted ? WORTH.wanted : 0) +
    (aim === 'home' ? WORTH.late : 0)
  );
}

/** What an attack from `from` is worth; the monster is taken to be in reach. */
export const blowWorth = (sight: Sight, foe: Foe, { amount, type }: Arm, from: number): number =>
  hitWorth(sight, foe, damageTo(sight.state, foe.monster, from, amount, type, sight.content));

/** The best blow from a square; 0 when there is none worth striking. */
export function bestBlow(sight: Sight, from: number): number {
  const { here } = sight;
  let best = 0;
  for (const foe of sight.foes) {
    const far = distance(here, from, foe.monster.at);
    for (const arm of sight.arms) {
      if (far > Math.max(1, arm.range) || !reaches(here, from, foe.monster.at, arm.range)) continue;
      best = Math.max(best, blowWorth(sight, foe, arm, from));
    }
  }
  return best;
}

export const foeOf = ({ foes }: Sight, number: number): Foe | undefined => foes.find((foe) => foe.monster.number === number);
