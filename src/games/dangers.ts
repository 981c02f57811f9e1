import type { Json } from '../engine/game.ts';

/** What a game finds out about a card: how much of it is done, from 0 to 1, and in the end 1 to 5 torches and sentences. The card has been checked. */
type DangerOf = (card: Json, seed: number) => Generator<number, { readonly torches: number; readonly words: string }>;
const FOUND = import.meta.glob<DangerOf>('./*/danger.ts', { import: 'dangerOf' });

/** How each game tries a card out, by the name of its folder. */
export const dangers: { readonly [game: string]: () => Promise<DangerOf> } = Object.fromEntries(
  Object.entries(FOUND).map(([path, open]) => [path.split('/')[1] ?? path, open]),
);
