import type { Dice, Immutable, Thrower } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { TRIES } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Roll } from '../state/tasks.ts';
import { isAlive } from './characters.ts';
import { damageDice } from './fights.ts';
import { woundDice } from './monster-turns.ts';

/** Which dice fall together, and which nobody has to ask for (LA-27, LA-28, LA-38). */

type At = Immutable<State>;

/** The damage falls together with the attack. */
export function together(state: At, roll: Roll, content: Content): Dice | null {
  switch (roll.do) {
    case 'attack-roll':
      return isAlive(state.heroes[roll.seat]) ? damageDice(state, roll, content) : null;
    case 'strike-roll': {
      const { count, faces } = woundDice(state, roll.kind, content);
      return { count: count * roll.count, faces };
    }
    default:
      return null;
  }
}

/** A human dungeon master throws for monsters; otherwise their dice fall by themselves. What a hero has just chosen to do falls at once. */
export function thrower({ dm }: At, roll: Roll): Thrower {
  switch (roll.do) {
    case 'strike-roll':
    case 'wound-roll':
    case 'band-roll':
      return dm === null ? 'table' : 'asked';
    case 'initiative-roll':
    case 'attack-roll':
    case 'damage-roll':
    case 'burn-roll':
    case 'guard-roll':
    case 'heal-roll':
    case 'medic-roll':
      return 'chosen';
    case 'check-roll':
      // Where a dungeon master has said how hard it is, the hero throws.
      return dm === null && (roll.why === 'bluff' || roll.why === 'flee' || roll.why in TRIES) ? 'chosen' : 'asked';
    default:
      return 'asked';
  }
}
