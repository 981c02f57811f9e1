import type { Json } from '../engine/game.ts';

/** Estimates the danger of a valid card: yields the progress from 0 to 1, and returns 1 to 5 torches and sentences. */
type DangerOf = (card: Json, seed: number) => Generator<number, { readonly torches: number; readonly words: string }>;
const FOUND = import.meta.glob<DangerOf>('./*/bots/danger-estimate.ts', { import: 'estimateDanger' });

/** The danger estimate of each game, by the name of its folder. Loaded on demand. */
export const dangerEstimates: { readonly [game: string]: () => Promise<DangerOf> } = Object.fromEntries(
  Object.entries(FOUND).map(([path, open]) => [path.split('/')[1] ?? path, open]),
);
