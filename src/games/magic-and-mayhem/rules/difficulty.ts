import { HELP_LEVELS, type HelpLevel } from '../../../engine/seats.ts';

/** The difficulty and the house rules: plain numbers and switches, each described in a sentence (MM-49, MM-50). */

export const DIFFICULTIES = ['gentle', 'fair', 'cruel'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

type DifficultyNumbers = {
  /** The rounds of the torch, and extra rounds for each tile (MM-41). */
  readonly torch: { readonly rounds: number; readonly tile: number };
  /** Extra hearts of a boss. */
  readonly boss: number;
  /** The minimum roll that gets a hero up again (MM-38). */
  readonly up: number;
  /** The minimum roll that finds a treasure (MM-14). */
  readonly treasure: number;
};

export const DIFFICULTY_NUMBERS: { readonly [K in Difficulty]: DifficultyNumbers } = {
  gentle: { torch: { rounds: 11, tile: 2 }, boss: -3, up: 3, treasure: 4 },
  fair: { torch: { rounds: 6, tile: 2 }, boss: 0, up: 4, treasure: 4 },
  cruel: { torch: { rounds: 3, tile: 2 }, boss: 7, up: 5, treasure: 5 },
};

/** The torch by the old book (MM-56). */
export const OLD_TORCH: { readonly [K in Difficulty]: DifficultyNumbers['torch'] } = {
  gentle: { rounds: 15, tile: 1 },
  fair: { rounds: 10, tile: 1 },
  cruel: { rounds: 7, tile: 1 },
};

/** How a band that is not of `size` heroes changes the rounds of the torch and the hearts of a boss: for each hero fewer, and for each more. */
export const PARTY_SIZES = { size: 4, fewer: { torch: 4, boss: -3 }, more: { torch: -1, boss: 5 } } as const;

/** The number of heroes who fight a boss together: with two sides, half of them. */
export const partySizeOf = (seats: number, sides: number): number => Math.ceil(seats / sides);
function forSize(heroes: number, what: 'torch' | 'boss'): number {
  const { size, fewer, more } = PARTY_SIZES;
  return heroes < size ? fewer[what] * (size - heroes) : more[what] * (heroes - size);
}
/** The rounds of a new torch (MM-41, MM-56). */
export function torchFor(difficulty: Difficulty, tiles: number, heroes: number, byTheBook = false): number {
  const { rounds, tile } = byTheBook ? OLD_TORCH[difficulty] : DIFFICULTY_NUMBERS[difficulty].torch;
  return rounds + tile * tiles + forSize(heroes, 'torch');
}
/** The rounds of a quest's torch. `rounds` is for fair difficulty and four heroes (MM-43). */
export const storyTorchFor = (difficulty: Difficulty, rounds: number, heroes: number): number =>
  rounds + 2 * (DIFFICULTY_NUMBERS[difficulty].torch.rounds - DIFFICULTY_NUMBERS.fair.torch.rounds) + Math.max(0, forSize(heroes, 'torch'));
/** The extra hearts of a boss (MM-49). */
export const bossHeartsFor = (difficulty: Difficulty, heroes: number): number =>
  DIFFICULTY_NUMBERS[difficulty].boss + forSize(heroes, 'boss');

/**
 * House rules, each a switch: a 1 counts as a 6 in heroes' rolls; E marks give treasures more often; a monster card every few rounds; gold
 * at the start; a die roll instead of riddles and twisters, or of challenges.
 */
export const HOUSE_RULES = ['lucky-ones', 'plenty', 'wandering', 'pocket-money', 'no-riddles', 'no-challenges'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];
/** The number of rounds between two wandering monster cards. */
export const WANDERING = 4;
export const POCKET_MONEY = 3;

/** The help that holds in a game: the levels as they are for a hero alone, and were for all in earlier versions; and those of a band. */
export const HELP_IN_FORCE = [...HELP_LEVELS, 'little-hearts', 'lot-hearts'] as const;
export type HelpInForce = (typeof HELP_IN_FORCE)[number];
/** Extra hearts and steps of a hero whose player is helped (MM-51). */
export const HELP: { readonly [K in HelpInForce]: { readonly hp: number; readonly mov: number } } = {
  none: { hp: 0, mov: 0 },
  little: { hp: 3, mov: 1 },
  lot: { hp: 6, mov: 2 },
  harder: { hp: -2, mov: 0 },
  'little-hearts': { hp: 1, mov: 0 },
  'lot-hearts': { hp: 3, mov: 0 },
};

/** What a level comes to for a hero alone: one more (MM-51). */
const ALONE: { readonly [K in HelpLevel]: HelpInForce } = { harder: 'none', none: 'little', little: 'lot', lot: 'lot' };
/** What it comes to for all others. */
const HEARTS: { readonly [K in HelpLevel]: HelpInForce } = { harder: 'harder', none: 'none', little: 'little-hearts', lot: 'lot-hearts' };
/** The help that holds in a game of so many heroes (MM-51, MM-56). */
export const helpInForce = (chosen: HelpLevel, heroes: number, byTheBook: boolean): HelpInForce =>
  (heroes === 1 && !byTheBook ? ALONE : HEARTS)[chosen];
/** The level by its name, for the family. */
export const levelInForce = (help: HelpInForce): HelpLevel => (help === 'little-hearts' ? 'little' : help === 'lot-hearts' ? 'lot' : help);

/** The level that a number in links and saves of version 1.0.0 meant. */
export const HELP_OF_HANDICAP = { [-1]: 'harder', 0: 'none', 1: 'little' } as const;

/** The difficulty and house rules of a game; part of the state and of the view. */
export type InForce = { readonly difficulty: Difficulty; readonly house: readonly HouseRule[] };
/** The minimum roll that makes an encounter a treasure (MM-14, MM-49, MM-50). */
export const treasureOn = ({ difficulty, house }: InForce): number =>
  DIFFICULTY_NUMBERS[difficulty].treasure - (house.includes('plenty') ? 1 : 0);
/** The minimum roll at which a knocked-out hero gets up (MM-38, MM-49). */
export const upOn = ({ difficulty }: InForce): number => DIFFICULTY_NUMBERS[difficulty].up;
/** Whether a hero's roll succeeds: `on` or more, or a 1 with the house rule for lucky ones. */
export const comesOff = (die: number, on: number, { house }: InForce): boolean => die >= on || (die === 1 && house.includes('lucky-ones'));
