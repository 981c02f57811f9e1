/** The closed lists of the game's words. A const array gives both the values and the type. */

export const RACES = ['human', 'woodfolk', 'oxkin', 'hollow'] as const;
export type RaceId = (typeof RACES)[number];

export const CLASSES = ['archer', 'medic', 'warrior', 'wizard'] as const;
export type ClassId = (typeof CLASSES)[number];

export const STATISTICS = ['strength', 'intelligence', 'luck'] as const;
export type Statistic = (typeof STATISTICS)[number];

/** The ring of LA-4: each feeds the next, and the last the first. Each destroys the one after the next. */
export const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The floors of the dungeon, which are the levels of its cards (LA-15, LA-22). */
export const FLOORS = [1, 2, 3, 4, 5] as const;
export type Floor = (typeof FLOORS)[number];

/** How hard a check may be (LA-31): easy, moderate, hard. */
export const DIFFICULTIES = [10, 15, 20] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The four sides of a room. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** What two elements are to each other (LA-4). */
export const RELATIONS = ['creative', 'destructive', 'nullified'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a human dungeon master may say at a tap. */
export const NOTES = ['drip', 'wind', 'steps', 'smell', 'glow', 'whisper', 'snore', 'tick'] as const;
export type Note = (typeof NOTES)[number];

/** Silver to begin with (LA-5). */
export const COINS = 10;
/** How much may be equipped (LA-18). */
export const SLOTS = 3;
/** How much lies in the market (LA-20). */
export const STALLS = 3;
/** The most that may be staked (LA-25). */
export const STAKE = 10;
/** The monster whose end wins the campaign, on the last floor (LA-26). */
export const DRAGON = 'dragon';
