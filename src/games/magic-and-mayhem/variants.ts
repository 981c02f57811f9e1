import { BAND, HELP, LEVELS, POCKET_MONEY, WANDERING } from './levels.ts';
import type { Options } from './options.ts';

/** Ways to change a fair game, for each of which simulations tell how hard and how long it makes a game (npm run figures). */

export const VARIANTS = {
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
} as const satisfies { readonly [variant: string]: Partial<Options> };
export type Variant = keyof typeof VARIANTS;

/** Of what the figures were made: when it changes, they must be made again. */
export const madeOf = (): string => JSON.stringify([VARIANTS, LEVELS, BAND, HELP, WANDERING, POCKET_MONEY]);
/** How many games in 100 the quick bots win, and how many decisions half of their games take: four heroes, twelve tiles, together. */
export type Odds = { readonly won: number; readonly decisions: number };
export type Figures = { readonly of: string; readonly games: number; readonly odds: { readonly [K in Variant]: Odds } };
