import * as v from 'valibot';
import type { Json, Seat } from '../../../../engine/game.ts';
import { Random } from '../../../../engine/random.ts';
import type { HeroDeck } from '../../../../games/dust-up/content/card-schemas.ts';
import { cardOf } from '../../../../games/dust-up/content/content.ts';
import { content } from '../../../../games/dust-up/content/loaded.ts';
import { LANDLORD_RIVALS } from '../../../../games/dust-up/state/constants.ts';
import { Options } from '../../../../games/dust-up/state/options.ts';
import { heroesAsLast, heroesMissing, withHero } from '../../../shell/seats/picked-heroes.ts';

/** The options of a brawl before it begins: who plays which hero, and the two rules that a table may choose. */

export const heroOf = (id: string): HeroDeck => cardOf(content.heroes, id);
export const heroes: readonly HeroDeck[] = [...content.playable].map(heroOf);

export const readOptions = (options: Json): Options => v.parse(Options, options ?? {});

/** Fills the empty places with heroes of the pool that nobody has (DU-1). */
function fill(places: readonly (string | null)[], pool: readonly string[]): string[] {
  const free = pool.filter((hero) => !places.includes(hero));
  return places.flatMap((place) => place ?? free.shift() ?? []);
}

/** Options to begin with: heroes from the seed. */
export function defaults(seats: number, seed: number): Json {
  const pool = heroes.map(({ id }) => id);
  Random.seed(seed).shuffle(pool);
  return { ...readOptions({}), heroes: fill(Array<null>(seats).fill(null), pool) };
}

const isInBox = (hero: string): boolean => content.playable.has(hero);
/** Everybody has the hero of their last game. */
export const asLast = (options: Json, last: unknown): Json => heroesAsLast(readOptions(options), last, isInBox);

/** Everybody keeps their hero; whoever is new gets one that is free. */
export function reseat(options: Json, order: readonly (number | null)[], first: Seat): Json {
  const before = readOptions(options);
  const kept = order.map((seat) => (seat === null ? null : (before.heroes[seat] ?? null)));
  return {
    ...before,
    first,
    heroes: fill(
      kept,
      heroes.map(({ id }) => id),
    ),
  };
}

/** A hero for a seat; whoever had it gets the other one's (DU-1: all different). */
export function pickHero(options: Json, seat: Seat, hero: string): Json {
  const before = readOptions(options);
  return { ...before, heroes: withHero(before.heroes, seat, hero) };
}

/** Why the table cannot start yet. */
export function problem(seats: number, options: Json): string | null {
  const read = v.safeParse(Options, options ?? {});
  if (!read.success) return 'These rules are strange. Choose them once more.';
  const { heroes: picked, first, landlord } = read.output;
  const missing = heroesMissing(picked, seats, isInBox);
  if (missing) return missing;
  if (landlord !== null && seats > LANDLORD_RIVALS.max) return 'Lord Humph takes the last chair, so three of you can play. Who gets up?';
  if (first >= seats) return 'Who is youngest? They go first.';
  return null;
}

/** Who would rather win together finds Lord Humph at the seats (DU-24), and the way back. Four cannot play against him. */
export function invite(options: Json, seats: number): { readonly words: string; readonly options: Json } | null {
  const before = readOptions(options);
  if (before.landlord !== null) return { words: 'Each for themselves again?', options: { ...before, landlord: null } };
  const { min, max } = LANDLORD_RIVALS;
  return seats < min || seats > max
    ? null
    : { words: 'Together against Lord Humph?', options: { ...before, teams: false, landlord: 'fair' } };
}
