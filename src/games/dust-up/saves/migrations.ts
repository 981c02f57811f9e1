import type { Json, Migration } from '../../../engine/game.ts';

type Old = { readonly [key: string]: Json };

/** Each migration upgrades a save of Dust-Up by one version. Append new ones; never edit an old one. */
export const migrations: readonly Migration[] = [
  // 1: who hit somebody last; nobody knows any more
  (old) => {
    const state = old.state as Old & { readonly players: readonly Old[] };
    return { ...old, state: { ...state, players: state.players.map((player) => ({ ...player, hitBy: null })) } };
  },
  // 2: partners; everybody was on their own
  (old) => ({ ...old, state: { ...(old.state as Old), teams: false } }),
  // 3: levels of help; nobody had any
  (old) => {
    const state = old.state as Old & { readonly players: readonly Old[] };
    return { ...old, state: { ...state, players: state.players.map((player) => ({ ...player, help: 'none' })) } };
  },
  // 4: the Landlord, who has more hearts than others; everybody had ten
  (old) => {
    const state = old.state as Old & { readonly players: readonly Old[] };
    return { ...old, state: { ...state, landlord: null, players: state.players.map((player) => ({ ...player, hearts: 10 })) } };
  },
];
