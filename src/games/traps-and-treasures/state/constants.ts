import type { HelpLevel } from '../../../engine/seats.ts';

/** The numbers and closed lists of the game. A const array gives both the values and the type. */

/** The four sides of a tile, clockwise. A quarter turn moves each to the next. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** Quarter turns clockwise of a laid tile. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** The level of a place (TT-10). */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** From this level on a new tile carries what has fallen (TT-23). */
export const CROWN_LEVEL = 2 satisfies Level;

/** When a treasure card may be used (TT-13). */
export const CARD_TIMINGS = ['turn', 'roll', 'theft', 'death'] as const;
export type CardTiming = (typeof CARD_TIMINGS)[number];

/** The stored gold that ends the game (TT-19). */
export const TARGETS = [15, 20, 30] as const;

/** All gold pieces of the game (TT-18). */
export const GOLD = 50;
export const MAX_HEALTH = 5;
export const POINTS = 3;
export const HAND = 5;
/** Health from a rest (TT-17). */
export const REST = 1;
export const MAX_ROUNDS = 150;
/** The gold that one can carry (TT-28). */
export const SACK = 10;
/** Gold for a loop (TT-24). */
export const LOOP_GOLD = 1;
/** Of those who go first, so many find a path out of Home Base that nobody has taken (TT-5). */
export const EARLY = SIDES.length;
/** Action points of the first turn of whoever goes later (TT-5). */
export const LATE_POINTS = 5;
/** The gold that a new tile brings to whoever is not the richest (TT-26). */
export const LUCK = 2;
/** So many pieces of gold for so many. */
type Rate = { readonly more: number; readonly each: number };
const NOTHING: Rate = { more: 0, each: 1 };
type Rates = { readonly two: Rate; readonly many: Rate; readonly six: Rate };
/** TT-29: the gold that is added to what comes home, for two players, for three to five, and for six; and extra hearts. */
export const HELP: { readonly [K in HelpLevel]: Rates & { readonly hearts: number } } = {
  none: { two: NOTHING, many: NOTHING, six: NOTHING, hearts: 0 },
  little: { two: { more: 1, each: 2 }, many: { more: 1, each: 2 }, six: { more: 1, each: 2 }, hearts: 0 },
  lot: { two: { more: 1, each: 1 }, many: { more: 3, each: 4 }, six: { more: 3, each: 5 }, hearts: 0 },
  harder: { two: NOTHING, many: NOTHING, six: NOTHING, hearts: -2 },
};
