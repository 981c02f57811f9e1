import * as v from 'valibot';
import type { Json, Seat } from '../../../../engine/game.ts';
import { Random } from '../../../../engine/random.ts';
import type { HeroCard } from '../../../../games/magic-and-mayhem/content/card-schemas.ts';
import { cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { content } from '../../../../games/magic-and-mayhem/content/loaded.ts';
import type { Quest } from '../../../../games/magic-and-mayhem/content/quest-schema.ts';
import { ABILITIES, type Ability, STRONGER } from '../../../../games/magic-and-mayhem/state/constants.ts';
import { Options } from '../../../../games/magic-and-mayhem/state/options.ts';
import { heroesAsLast, heroesMissing, withHero } from '../../../shell/seats/picked-heroes.ts';

/** The options of a game before it begins: who plays which hero, how long, how hard. */

export const heroes: readonly HeroCard[] = Object.values(content.heroes);
export const quests: readonly Quest[] = Object.values(content.quests);
export const heroOf = (id: string): HeroCard => cardOf(content.heroes, id);

/** Dungeons of these many tiles are offered, as far as the box has enough: it needs the boss's and the store's, and any others. */
const LENGTHS = [9, 12, 16, 20, 25, 30, 36] as const;
const tilesInBox = 2 + Object.values(content.tiles).filter((tile) => tile.kind === 'ordinary').length;
export const lengths: readonly number[] = LENGTHS.filter((tiles) => tiles <= tilesInBox);

export const readOptions = (options: Json): Options => v.parse(Options, options ?? {});

/** The cards of an ability may be used by whoever has it, or the stronger one of its family (MM-17). */
const canUse = (hero: string, ability: Ability): boolean => {
  const { abilities } = heroOf(hero);
  const stronger = STRONGER[ability];
  return abilities.includes(ability) || (stronger !== undefined && abilities.includes(stronger));
};
/** Abilities that nobody in this party can use (MM-7). */
export const lacking = (party: readonly string[]): readonly Ability[] =>
  ABILITIES.filter((ability) => !party.some((hero) => canUse(hero, ability)));

/** Fills the empty places, each with the hero of `pool` that adds most to the party; the earlier one of two as good. */
function fill(places: readonly (string | null)[], pool: readonly string[]): string[] {
  const party = places.filter((hero) => hero !== null);
  return places.flatMap((place) => {
    if (place !== null) return [place];
    const missing = lacking(party);
    const adds = (hero: string) => missing.filter((ability) => canUse(hero, ability)).length;
    const free = pool.filter((hero) => !party.includes(hero));
    const [best] = free.sort((a, b) => adds(b) - adds(a));
    if (best === undefined) return [];
    party.push(best);
    return [best];
  });
}

/** Options to begin with: a varied party from the seed. */
export function defaults(seats: number, seed: number): Json {
  const pool = heroes.map((hero) => hero.id);
  Random.seed(seed).shuffle(pool);
  return { ...readOptions({}), heroes: fill(Array<null>(seats).fill(null), pool) };
}

/** The side of a seat in a contest: by turns, until somebody changes it. */
export const sideAt = ({ sides }: Options, seat: Seat): 0 | 1 => sides[seat] ?? (seat % 2 === 0 ? 0 : 1);

/** Everybody keeps their side; whoever is new joins the smaller one. */
function sidesAfter(before: Options, order: readonly (number | null)[]): (0 | 1)[] {
  const sides: (0 | 1)[] = [];
  const kept = order.map((seat) => (seat === null ? null : sideAt(before, seat)));
  for (const side of kept) {
    const [owls, foxes] = [0, 1].map((one) => [...sides, ...kept.slice(sides.length)].filter((other) => other === one).length);
    sides.push(side ?? ((owls ?? 0) > (foxes ?? 0) ? 1 : 0));
  }
  return sides;
}

/** Somebody changes sides. */
export function swapSide(options: Json, seats: number, seat: Seat): Json {
  const before = readOptions(options);
  const flipped = sideAt(before, seat) === 0 ? 1 : 0;
  return { ...before, sides: Array.from({ length: seats }, (_, i) => (i === seat ? flipped : sideAt(before, i))) };
}

const isInBox = (hero: string): boolean => content.heroes[hero] !== undefined;
/** Everybody has the hero of their last game, and the dungeon its size; two sides are two sides again. A story is told once. */
export function asLast(options: Json, last: unknown): Json {
  const fresh = readOptions(options);
  const read = v.safeParse(Options, last);
  const { mode, sides, tiles } = read.success && read.output.tiles <= tilesInBox ? read.output : fresh;
  return heroesAsLast({ ...fresh, ...(mode === 'competitive' && { mode, sides }), tiles }, last, isInBox);
}

/** Everybody keeps their hero; whoever is new gets one that the party needs. */
export function reseat(options: Json, order: readonly (number | null)[], first: Seat): Json {
  const before = readOptions(options);
  const kept = order.map((seat) => (seat === null ? null : (before.heroes[seat] ?? null)));
  return {
    ...before,
    first,
    sides: before.mode === 'competitive' ? sidesAfter(before, order) : [],
    heroes: fill(
      kept,
      heroes.map((hero) => hero.id),
    ),
  };
}

/** A hero for a seat; whoever had it gets the other one's (MM-7: no two the same). */
export function pickHero(options: Json, seat: Seat, hero: string): Json {
  const before = readOptions(options);
  return { ...before, heroes: withHero(before.heroes, seat, hero) };
}

/** Why the table cannot start yet. */
export function problem(seats: number, options: Json): string | null {
  const read = v.safeParse(Options, options ?? {});
  if (!read.success) return 'These rules are strange. Choose them once more.';
  const { heroes: party, first, tiles, mode, quest } = read.output;
  if (seats > heroes.length) return `There are ${heroes.length} heroes, and ${seats} of you. Who watches?`;
  const missing = heroesMissing(party, seats, isInBox);
  if (missing) return missing;
  const sides = new Set(party.map((_, seat) => sideAt(read.output, seat)));
  if (mode === 'competitive' && sides.size < 2)
    return seats < 2 ? 'Two sides need two of you. Add a seat, or a bot.' : 'You are all on one side. Tap a banner to change that.';
  if (first >= seats) return 'Who is youngest? They go first.';
  if (mode === 'narrative' && !(quest && content.quests[quest])) return 'Which story shall it be? Choose one.';
  const players = mode === 'narrative' ? content.quests[quest ?? '']?.players : undefined;
  if (players && seats !== players) return `This story is for ${players === 1 ? 'one hero' : `${players} heroes`}. You are ${seats}.`;
  if (tiles > tilesInBox) return `There are only ${tilesInBox} tiles in the box. Choose a smaller dungeon.`;
  return null;
}
