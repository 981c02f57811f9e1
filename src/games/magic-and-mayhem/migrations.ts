import type { Json, Migration } from '../../engine/game.ts';

type Old = { readonly [key: string]: Json };

/** Each carries a save of Magic and Mayhem one version on. Appended, never edited. */
export const migrations: readonly Migration[] = [
  // 1: riddles and twisters, of which nobody had been asked any; monsters that sleep and steal, of which none did
  (old) => {
    const state = old.state as { readonly [key: string]: Json; readonly monsters: readonly { readonly [key: string]: Json }[] };
    const monsters = state.monsters.map((monster) => ({ ...monster, asleep: false, gold: 0, cards: [] }));
    return { ...old, state: { ...state, asked: { riddles: [], twisters: [] }, monsters } };
  },
  // 2: sides, of which there was one
  (old) => {
    const { bossesBeaten, ...state } = old.state as Old & {
      readonly board: { readonly wide: number; readonly slots: readonly Json[] };
      readonly heroes: readonly Old[];
      readonly bossesBeaten: number;
    };
    // the Entrance lay alone in the first column
    const home = state.board.slots.findIndex((slot, place) => slot !== null && place % state.board.wide === 0);
    const heroes = state.heroes.map((hero) => ({ ...hero, side: 0 }));
    return { ...old, state: { ...state, heroes, sides: [{ home, bosses: bossesBeaten, escaped: null }] } };
  },
  // 3: difficulty, house rules and handicaps, of which there were none
  (old) => {
    const state = old.state as Old & { readonly heroes: readonly Old[] };
    const heroes = state.heroes.map((hero) => ({ ...hero, handicap: 0 }));
    return { ...old, state: { ...state, difficulty: 'fair', house: [], bossHearts: 0, heroes } };
  },
  // 4: quests, on which nobody was
  (old) => ({ ...old, state: { ...(old.state as Old), quest: null } }),
];
