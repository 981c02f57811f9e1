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
