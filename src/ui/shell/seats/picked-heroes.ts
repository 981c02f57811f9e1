import * as v from 'valibot';
import type { Seat } from '../../../engine/game.ts';

/** The heroes by seat. Each seat has a different hero. */

/** Gives a hero to a seat. The previous holder gets the seat's old hero. */
export const withHero = (picked: readonly string[], seat: Seat, hero: string): string[] => {
  const mine = picked[seat];
  return picked.map((theirs, i) => (i === seat ? hero : theirs === hero && mine !== undefined ? mine : theirs));
};

/** Why the game cannot start with these heroes, for the family; null when it can. */
export function heroesMissing(picked: readonly string[], seats: number, isInBox: (hero: string) => boolean): string | null {
  if (picked.length < seats) return 'Everybody needs a hero.';
  if (new Set(picked).size < picked.length) return 'Two of you have the same hero. One of you takes another.';
  return picked.every(isInBox) ? null : 'One of the heroes is not in this box.';
}

const Last = v.looseObject({ heroes: v.array(v.string()) });
/** Everybody has their hero of the last game, as long as all of these are still there. */
export function heroesAsLast<O extends { readonly heroes: readonly string[] }>(
  options: O,
  last: unknown,
  isInBox: (hero: string) => boolean,
): O {
  const seats = options.heroes.length;
  const picked = v.is(Last, last) ? last.heroes : [];
  return picked.length === seats && heroesMissing(picked, seats, isInBox) === null ? { ...options, heroes: picked } : options;
}
