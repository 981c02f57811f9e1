/** The closed lists of the game's words. A const array gives both the values and the type. */

export const ABILITIES = ['strong-magic', 'adept-magic', 'heavy-weapons', 'light-weapons', 'epic-skills', 'agile-skills'] as const;
export type Ability = (typeof ABILITIES)[number];

/** The stronger form of a light ability's family (MM-17). */
export const STRONGER: { readonly [K in Ability]?: Ability } = {
  'adept-magic': 'strong-magic',
  'light-weapons': 'heavy-weapons',
  'agile-skills': 'epic-skills',
};

export const DAMAGE = ['melee', 'psy', 'fire', 'ice', 'poison'] as const;
export type Damage = (typeof DAMAGE)[number];

export const STATES = ['incapacitated', 'immobilized', 'invisible', 'poisoned'] as const;
/** What a lasting effect does to its bearer (MM-31). */
export type Lasting = (typeof STATES)[number];

export const TREASURES = ['potion', 'item', 'spell', 'skill', 'weapon', 'armour', 'scenario'] as const;
export type TreasureKind = (typeof TREASURES)[number];

export const DANGERS = ['monster', 'trap', 'situation'] as const;
export type DangerKind = (typeof DANGERS)[number];

export const DOORS = ['plain', 'locked', 'secret'] as const;
export type DoorKind = (typeof DOORS)[number];

export const TRIALS = ['riddle', 'twister', 'challenge'] as const;
/** What the box asks of the people, not of their heroes (MM-44, MM-47). */
export type TrialKind = (typeof TRIALS)[number];
/** How many seconds of sand the hourglass holds (MM-44). */
export const HOURGLASSES = [30, 60, 90, 'none'] as const;

/** The four sides, clockwise: also the arrow of a creature and the quarter turns of a tile. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** The moments that a trigger may wait for. */
export const MOMENTS = ['turn-began', 'monster-slain', 'tile-flipped'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How a game without a story ends (MM-41, MM-42); a story ends in ways of its own. */
export const REASONS = ['escaped', 'torch', 'all-down', 'most-gold', 'nobody-out'] as const;
export type Reason = (typeof REASONS)[number];
