import type { Json, Migration } from '../../engine/game.ts';

/** Each carries a save of Magic and Mayhem one version on. Appended, never edited. */
export const migrations: readonly Migration[] = [
  // 1: riddles and twisters, of which nobody had been asked any; monsters that sleep and steal, of which none did
  (old) => {
    const state = old.state as { readonly [key: string]: Json; readonly monsters: readonly { readonly [key: string]: Json }[] };
    const monsters = state.monsters.map((monster) => ({ ...monster, asleep: false, gold: 0, cards: [] }));
    return { ...old, state: { ...state, asked: { riddles: [], twisters: [] }, monsters } };
  },
];
