import type { Json, Migration } from '../../../engine/game.ts';

type Old = { readonly [key: string]: Json };

/** Draws up to five tiles, as the choice `ready` did: migration 1 replaces it. The discards are not shuffled here, since a save has no dice. */
function withTiles(state: Old, seat: number): Old {
  const { stack, players } = state as Old & {
    readonly stack: { readonly draw: readonly Json[]; readonly discard: readonly Json[] };
    readonly players: readonly (Old & { readonly tiles: readonly Json[] })[];
  };
  const discard = [...stack.discard, ...(players[seat]?.tiles ?? [])];
  const draw = stack.draw.length >= 5 ? stack.draw : [...discard, ...stack.draw];
  const tiles = draw.slice(-5).reverse();
  return {
    ...state,
    stack: { draw: draw.slice(0, draw.length - tiles.length), discard: draw === stack.draw ? discard : [] },
    players: players.map((player, i) => (i === seat ? { ...player, tiles } : player)),
  };
}

/** Each migration upgrades a save of Traps and Treasures by one version. Append new ones; never edit an old one. */
export const migrations: readonly Migration[] = [
  // 1: a game in progress goes on by the old book. Tiles are drawn by themselves, so whoever had yet to draw has drawn.
  (old) => {
    const before = old.state as Old & { readonly places: readonly Old[] };
    const tasks = old.agenda as readonly Old[];
    const waiting = tasks.find((task) => task.do === 'ready');
    const places = before.places.map((place) => ({ ...place, thing: null, quiet: false, trap: null }));
    const state = { ...before, places, oldBook: true, finds: [], fallen: [] };
    return {
      ...old,
      state: waiting ? withTiles(state, Number(waiting.seat)) : state,
      agenda: tasks.flatMap((task): Old[] => {
        if (task.do === 'ready') return [];
        if (task.do === 'go-on' && waiting) return [{ do: 'turn', seat: task.seat ?? 0 }];
        return [task.do === 'run' ? { ...task, by: null } : task];
      }),
    };
  },
  // 2: levels of help; nobody had any
  (old) => {
    const state = old.state as Old & { readonly players: readonly Old[] };
    return { ...old, state: { ...state, players: state.players.map((player) => ({ ...player, help: 'none' })) } };
  },
];
