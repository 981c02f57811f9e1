import { BAND, HELP, LEVELS, POCKET_MONEY, WANDERING } from './levels.ts';
import type { Options } from './options.ts';

/** What a family may choose before it begins, and for which simulations tell how hard and how long it makes a game (npm run figures). */

export const CHOICES = {
  gentle: { difficulty: 'gentle' },
  fair: { difficulty: 'fair' },
  cruel: { difficulty: 'cruel' },
  'never-burns-out': { torch: 'never-burns-out' },
  'stay-out': { fallen: 'stay-out' },
  'fresh-marks': { spentMarks: false },
  'lucky-ones': { house: ['lucky-ones'] },
  plenty: { house: ['plenty'] },
  wandering: { house: ['wandering'] },
  'pocket-money': { house: ['pocket-money'] },
  'no-riddles': { house: ['no-riddles'] },
  'no-challenges': { house: ['no-challenges'] },
} as const satisfies { readonly [choice: string]: Partial<Options> };
export type Choice = keyof typeof CHOICES;

/** Of what the figures were made: when it changes, they must be made again. */
export const madeOf = (): string => JSON.stringify([CHOICES, LEVELS, BAND, HELP, WANDERING, POCKET_MONEY]);
/** How many games in 100 the quick bots win, and how many decisions half of their games take: four heroes, twelve tiles, together. */
export type Odds = { readonly won: number; readonly decisions: number };
export type Figures = { readonly of: string; readonly games: number; readonly odds: { readonly [K in Choice]: Odds } };
