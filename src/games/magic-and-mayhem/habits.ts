import type { Immutable } from '../../engine/game.ts';
import { behaviour } from './behaviour.ts';
import type { MonsterSheet } from './cards.ts';
import { figureOf, heal, type Play } from './changes.ts';
import { spawn } from './places.ts';
import type { Monster } from './state.ts';

/** What monsters do in ways of their own (MM-22c): it goes before MM-25 and MM-26. */

type Sheet = Immutable<MonsterSheet>;

/** MM-22c: whether a monster would rather run. */
export const runs = (monster: Immutable<Monster>, { behaves, hp }: Sheet): boolean =>
  behaves.some((one) => one.do === 'flees' && (one.when === 'hurt' ? monster.hp * 2 <= hp : monster.gold > 0 || monster.cards.length > 0));

/** MM-22c: what a monster does before it walks and attacks. */
export function prepare(turn: Play, monster: Monster, sheet: Sheet): void {
  const mends = behaviour(sheet, 'mends');
  if (mends) heal(turn, figureOf(monster), mends.hearts);
  const call = behaviour(sheet, 'calls');
  if (!call || turn.state.round % call.every !== 0) return;
  const wanted = call.until - turn.state.monsters.filter((other) => other.monster === call.monster).length;
  if (wanted <= 0) return;
  turn.emit?.({ do: 'called', number: monster.number, monster: monster.monster });
  spawn(turn, call.monster, wanted, monster.at, monster.card);
}

/** Of the heroes it could attack, those a monster likes best; all, if it is not choosy (MM-22c). */
export function liked(turn: Play, sheet: Sheet, seats: readonly number[]): readonly number[] {
  const taste = behaviour(sheet, 'prefers');
  if (!taste) return seats;
  const worth = (seat: number): number => {
    const hero = turn.state.heroes[seat];
    return !hero ? 0 : taste.who === 'richest' ? hero.gold : -hero.hp;
  };
  const best = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === best);
}
