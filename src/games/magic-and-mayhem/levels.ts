/** How hard the dungeon is, and what a family may change: plain numbers and switches, each told in a sentence (MM-49, MM-50). */

export const DIFFICULTIES = ['gentle', 'fair', 'cruel'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Level = {
  /** Rounds that the torch burns, and rounds more for each tile (MM-41). */
  readonly torch: { readonly rounds: number; readonly tile: number };
  /** Hearts that a boss has beyond its sheet. */
  readonly boss: number;
  /** The least number that gets a hero up again (MM-38). */
  readonly up: number;
  /** The least number that finds a treasure (MM-14). */
  readonly treasure: number;
};

export const LEVELS: { readonly [K in Difficulty]: Level } = {
  gentle: { torch: { rounds: 13, tile: 1 }, boss: -4, up: 3, treasure: 4 },
  fair: { torch: { rounds: 8, tile: 1 }, boss: -2, up: 4, treasure: 4 },
  cruel: { torch: { rounds: 5, tile: 1 }, boss: 3, up: 5, treasure: 5 },
};

/** For each hero fewer than so many, the torch burns longer and a boss has fewer hearts. */
export const BAND = { size: 4, torch: 4, boss: -2 } as const;

/** How many heroes go at a boss together: where two sides have one each, half of them. */
export const bandOf = (seats: number, sides: number): number => Math.ceil(seats / sides);
const missing = (heroes: number): number => Math.max(0, BAND.size - heroes);
/** For how many rounds a new torch burns (MM-41). */
export const torchFor = (difficulty: Difficulty, tiles: number, heroes: number): number =>
  LEVELS[difficulty].torch.rounds + LEVELS[difficulty].torch.tile * tiles + BAND.torch * missing(heroes);
/** The same for a quest, whose torch burns so long when the dungeon is fair and four heroes are out (MM-43). */
export const storyTorchFor = (difficulty: Difficulty, rounds: number, heroes: number): number =>
  rounds + 2 * (LEVELS[difficulty].torch.rounds - LEVELS.fair.torch.rounds) + BAND.torch * missing(heroes);
/** How many hearts more than its sheet says a boss has (MM-49). */
export const bossHeartsFor = (difficulty: Difficulty, heroes: number): number => LEVELS[difficulty].boss + BAND.boss * missing(heroes);

/**
 * House rules, each a switch: a 1 counts as a 6 in rolls of heroes; E marks give a treasure more often; a monster card every few rounds;
 * everybody begins with some gold; a die in place of riddles and twisters, or of challenges.
 */
export const HOUSE = ['lucky-ones', 'plenty', 'wandering', 'pocket-money', 'no-riddles', 'no-challenges'] as const;
export type House = (typeof HOUSE)[number];
/** So many rounds lie between two wandering monster cards. */
export const WANDERING = 4;
export const POCKET_MONEY = 3;

/** Harder, as printed, or a little help, for one player (MM-51). */
export const HANDICAPS = [-1, 0, 1] as const;
export type Handicap = (typeof HANDICAPS)[number];
/** What a seat's record says, which may come from another game. */
export const handicapOf = (said: number): Handicap => HANDICAPS.find((one) => one === Math.sign(said)) ?? 0;
/** Hearts and steps beyond the hero's sheet. */
export const HELP: { readonly [K in Handicap]: { readonly hp: number; readonly mov: number } } = {
  [-1]: { hp: -2, mov: 0 },
  0: { hp: 0, mov: 0 },
  1: { hp: 3, mov: 1 },
};

/** What is in force at a table; part of its state, and of its view. */
export type InForce = { readonly difficulty: Difficulty; readonly house: readonly House[] };
/** From which face on an encounter is a treasure (MM-14, MM-49, MM-50). */
export const treasureOn = ({ difficulty, house }: InForce): number => LEVELS[difficulty].treasure - (house.includes('plenty') ? 1 : 0);
/** From which face on a fallen hero stays up (MM-38, MM-49). */
export const upOn = ({ difficulty }: InForce): number => LEVELS[difficulty].up;
/** Whether a hero's roll comes off: so much or more, or a 1 where that is as good as a 6. */
export const comesOff = (die: number, on: number, { house }: InForce): boolean => die >= on || (die === 1 && house.includes('lucky-ones'));
