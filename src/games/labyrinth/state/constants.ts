import type { HelpLevel } from '../../../engine/seats.ts';

/** The closed lists and numbers of the game. A const array gives both the values and the type. */

export const RACES = ['human', 'woodfolk', 'oxkin', 'hollow'] as const;
export type RaceId = (typeof RACES)[number];

export const CLASSES = ['archer', 'medic', 'warrior', 'wizard'] as const;
export type ClassId = (typeof CLASSES)[number];

export const STATISTICS = ['strength', 'intelligence', 'luck'] as const;
export type Statistic = (typeof STATISTICS)[number];

/** The ring of LA-4: each element creates the next one, and the last the first. Each destroys the one after the next. */
export const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The floors of the dungeon. They are also the levels of the cards (LA-15, LA-22). */
export const FLOORS = [1, 2, 3, 4, 5] as const;
export type Floor = (typeof FLOORS)[number];

/** The numbers of a check (LA-31): easy, moderate, hard. */
export const DIFFICULTIES = [10, 15, 20] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How hard the dungeon is (LA-35). */
export const DIFFICULTY_LEVELS = ['gentle', 'fair', 'cruel'] as const;
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

/** The four sides of a room. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** What a door may show (LA-43). */
export const CLUES = [
  'peek',
  'eyes',
  'claws',
  'smoke',
  'soup',
  'coins',
  'glow',
  'draught',
  'web',
  'ribbon',
  'voices',
  'warning',
  'errand',
] as const;
export type Clue = (typeof CLUES)[number];

/** The relation of two elements (LA-4). */
export const RELATIONS = ['creative', 'destructive', 'nullified'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What an errand may bring to the town (LA-45). The screens draw it. */
export const TOWN_THINGS = [
  'goat',
  'hen',
  'cat',
  'flag',
  'lamp',
  'flowers',
  'bell',
  'kite',
  'bench',
  'tree',
  'pie',
  'washing',
  'statue',
  'balloon',
] as const;
export type TownThing = (typeof TOWN_THINGS)[number];
/** The houses of the town. */
export const HOUSES = ['market', 'wizard', 'alley', 'inn', 'gate'] as const;
export type House = (typeof HOUSES)[number];

/** What a hero may have from a delve (LA-47): each time one of each kind is offered. */
export const FEAT_KINDS = ['trick', 'title', 'scar'] as const;
export type FeatKind = (typeof FEAT_KINDS)[number];

/** The decks whose next cards a human dungeon master sees (LA-49). */
export const DECKS = ['encounters', 'items'] as const;
export type Deck = (typeof DECKS)[number];

/** The notes that a human dungeon master can send. */
export const NOTES = ['drip', 'wind', 'steps', 'smell', 'glow', 'whisper', 'snore', 'tick'] as const;
export type Note = (typeof NOTES)[number];

/** The most letters of a dungeon master's own line (LA-50). */
export const LONGEST_LINE = 160;

/** The naughty powers of a family's own monsters (LA-54). Append only: packs name them. */
export const POWERS = ['pinches', 'splits', 'stinks', 'giggles', 'grows', 'hides', 'bites', 'munches', 'runs', 'calls'] as const;
export type Power = (typeof POWERS)[number];
/** What such a monster leaves behind (LA-53). */
export const LOOT = ['silver', 'card', 'snack'] as const;
export type Loot = (typeof LOOT)[number];

/** Silver at the start (LA-5). */
export const COINS = 10;
/** The number of equipment slots (LA-18). */
export const SLOTS = 3;
/** The number of market stalls (LA-20). */
export const STALLS = 3;
/** The highest stake (LA-25). */
export const STAKE = 10;
/** The monster on the last floor that wins the campaign when slain (LA-26). */
export const DRAGON = 'dragon';

// numbers of the rule book that are on no card (LA-2 to LA-31): a test holds the book against them

/** Dice for each statistic (LA-2). */
export const DICE_PER_STATISTIC = 3;
/** The statistic with modifier 0 (LA-3). */
export const AVERAGE = 10;
/** LA-6: bonus on each statistic; bonus with friendly elements; attack bonus with opposed elements. */
export const HUMAN = { statistic: 1, friendly: 2, attack: 2 } as const;
/** LA-7: AC bonus with wood or earth; hit points with friendly elements; factor of fire damage. */
export const WOODFOLK = { armour: 2, health: 4, fire: 2 } as const;
/** LA-8: bonus on Strength and on the other two, for metal and for earth; attacks per turn with opposed elements. */
export const OXKIN = { strength: 2, others: 1, attacks: 2 } as const;
/** The dice that a Hollow adds to the AC (LA-9). */
export const GUARD = { count: 2, faces: 6 } as const;
/** The roll that saves the Medic's card (LA-11). */
export const SAVED = 6;
/** The attack bonus of a Warrior with nothing equipped (LA-12). */
export const BARE_WARRIOR = 4;
/** The faces of the die for damage to a Wizard by the own attack (LA-13). */
export const STING = 4;
/** The die of attacks, checks and initiative (LA-27, LA-28, LA-31). */
export const D20 = 20;
/** The minimum damage of a hit (LA-28). */
export const LEAST_DAMAGE = 1;
/** The numbers to bluff, to flee and to find a trap (LA-31). */
export const BLUFF = 20;
export const FLEE = 15;
export const SEARCH = 10;
/** With more torches than this the party is asked before a fight (LA-40). */
export const TORCHES_ASKED = 2;
/** What the party may try then (LA-41). */
export const TRIES = {
  slip: { statistic: 'luck', against: 10 },
  talk: { statistic: 'intelligence', against: 15 },
  trick: { statistic: 'strength', against: 15 },
} as const;
export type Try = keyof typeof TRIES;
/** With more torches than this a dungeon master is warned (LA-52). */
export const TORCHES_WARNED = 4;
/** How many of the next cards of a deck a human dungeon master sees (LA-49). */
export const NEXT_CARDS = 3;
/** What ducking adds to the armour class (LA-42). */
export const DUCK = 4;
/** The modifier with which a hero reads more clues, and how many rooms away stairs are felt (LA-43). */
export const CLUE_MODIFIER = 2;
export const DRAUGHT_ROOMS = 2;
/** How many errands the town offers, and after how many rooms one comes to the door of it (LA-44). */
export const ERRANDS_OFFERED = 2;
export const ERRAND_ROOMS = 2;
/** The silver that each hero gets for an errand when they come home, for each floor down (LA-45). */
export const THANKS = 1;
/** The most graves and evenings in the campaign book (LA-46). */
export const GRAVES = 24;
export const EVENINGS = 40;
/** A shop buys an item for its price divided by this number (LA-20). */
export const SELLS_FOR = 2;
/** The payout factor of a stake by the number of the check (LA-25). */
export const PAYS: { readonly [against: number]: number } = { 10: 1.5, 15: 2, 20: 3 };
/** LA-53: what a hit with the right element adds to the damage, and the hit points that a snack gives. */
export const RIGHT_ELEMENT = 2;
export const SNACK = 2;
/** LA-54: the number of each naughty power: silver, hit points, the least roll, what is added, the round. */
export const POWER: { readonly [P in Exclude<Power, 'hides'>]: number } = {
  pinches: 2,
  splits: 2,
  stinks: 1,
  giggles: 15,
  grows: 2,
  bites: 1,
  munches: 2,
  runs: 4,
  calls: 2,
};
/** Extra hit points of a hero whose player is helped (LA-39). */
export const HELP: { readonly [K in HelpLevel]: number } = { none: 0, little: 1, lot: 2, harder: -3 };
