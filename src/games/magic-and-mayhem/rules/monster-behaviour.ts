import type { Immutable } from '../../../engine/game.ts';
import { behaviourOf } from '../content/behaviour-schema.ts';
import type { MonsterSheet } from '../content/card-schemas.ts';
import type { Monster } from '../state/state.ts';
import { type Context, figureOf, heal } from './mutations.ts';
import { spawn } from './spawning.ts';

/** Special behaviours of monsters (MM-22c). They take precedence over MM-25 and MM-26. */

type Sheet = Immutable<MonsterSheet>;

/** MM-22c: whether a monster flees. */
export const wantsToFlee = (monster: Immutable<Monster>, { behaves, hp }: Sheet): boolean =>
  behaves.some((one) => one.do === 'flees' && (one.when === 'hurt' ? monster.hp * 2 <= hp : monster.gold > 0 || monster.cards.length > 0));

/** MM-22c: a monster's behaviour before it walks and attacks. */
export function behaveBeforeMove(context: Context, monster: Monster, sheet: Sheet): void {
  const mends = behaviourOf(sheet, 'mends');
  if (mends) heal(context, figureOf(monster), mends.hearts);
  const call = behaviourOf(sheet, 'calls');
  if (!call || context.state.round % call.every !== 0) return;
  const wanted = call.until - context.state.monsters.filter((other) => other.monster === call.monster).length;
  if (wanted <= 0) return;
  context.emit?.({ do: 'called', number: monster.number, monster: monster.monster });
  spawn(context, call.monster, wanted, monster.at, monster.card);
}

/** The heroes that a monster prefers among those it could attack; all without a preference (MM-22c). */
export function preferredTargets(context: Context, sheet: Sheet, seats: readonly number[]): readonly number[] {
  const taste = behaviourOf(sheet, 'prefers');
  if (!taste) return seats;
  const worth = (seat: number): number => {
    const hero = context.state.heroes[seat];
    return !hero ? 0 : taste.who === 'richest' ? hero.gold : -hero.hp;
  };
  const best = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === best);
}
