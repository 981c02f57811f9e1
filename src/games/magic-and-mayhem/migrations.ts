import type { Json, Migration } from '../../engine/game.ts';

/** Each carries a save of Magic and Mayhem one version on. Appended, never edited. */
export const migrations: readonly Migration[] = [
  // 1: riddles and twisters; nobody had been asked anything
  (old) => ({ ...old, state: { ...(old.state as { readonly [key: string]: Json }), asked: { riddles: [], twisters: [] } } }),
];
