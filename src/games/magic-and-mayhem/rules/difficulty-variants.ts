import type { MinutesTable } from '../../length.ts';
import type { Options } from '../state/options.ts';
import { DIFFICULTY_NUMBERS, PARTY_SIZES, POCKET_MONEY, WANDERING } from './difficulty.ts';

/** Variants of a fair game. Simulations measure the difficulty and length of each (npm run figures -- magic-and-mayhem). */

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

/** The inputs of the figures, which are of four heroes without help. If they change, the figures must be generated again. */
export const inputsOfFigures = (): string => JSON.stringify([VARIANTS, DIFFICULTY_NUMBERS, PARTY_SIZES, WANDERING, POCKET_MONEY]);
/** Wins of the quick bots in 100 games, and the median number of decisions: four heroes, twelve tiles, cooperative. */
export type Odds = { readonly won: number; readonly decisions: number };
export type Figures = {
  readonly of: string;
  readonly games: number;
  readonly odds: { readonly [K in Variant]: Odds };
  readonly minutes: MinutesTable;
};
