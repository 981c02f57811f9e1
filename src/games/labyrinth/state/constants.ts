/** The numbers and closed lists of the game. A const array gives both the values and the type. */

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
