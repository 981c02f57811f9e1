/** The closed lists of the game's words. A const array gives both the values and the type. */

/** The four sides of a tile, clockwise; a quarter turn carries each to the next. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** How many quarter turns clockwise a tile was given when it was placed. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turns = (typeof TURNS)[number];

/** How dangerous a place is (TT-10). */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** When a treasure card may be used (TT-13). */
export const MOMENTS = ['turn', 'roll', 'theft', 'death'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How much gold stored ends the game (TT-19). */
export const TARGETS = [15, 20, 30] as const;

/** All gold in the box (TT-18). */
export const GOLD = 50;
export const MOST_HEALTH = 5;
export const POINTS = 3;
export const HAND = 5;
export const MOST_ROUNDS = 150;
