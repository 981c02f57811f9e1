import type { Json, Migration } from '../../../engine/game.ts';

type Old = { readonly [key: string]: Json };

/** Each migration upgrades a save of Magic and Mayhem by one version. Append new ones; never edit an old one. */
export const migrations: readonly Migration[] = [
  // 1: riddles and twisters, none asked yet; sleeping and stealing monsters, none so far
  (old) => {
    const state = old.state as { readonly [key: string]: Json; readonly monsters: readonly { readonly [key: string]: Json }[] };
    const monsters = state.monsters.map((monster) => ({ ...monster, asleep: false, gold: 0, cards: [] }));
    return { ...old, state: { ...state, asked: { riddles: [], twisters: [] }, monsters } };
  },
  // 2: sides; there was one
  (old) => {
    const { bossesBeaten, ...state } = old.state as Old & {
      readonly board: { readonly wide: number; readonly slots: readonly Json[] };
      readonly heroes: readonly Old[];
      readonly bossesBeaten: number;
    };
    // The Entrance was alone in the first column.
    const home = state.board.slots.findIndex((slot, place) => slot !== null && place % state.board.wide === 0);
    const heroes = state.heroes.map((hero) => ({ ...hero, side: 0 }));
    return { ...old, state: { ...state, heroes, sides: [{ home, bosses: bossesBeaten, escaped: null }] } };
  },
  // 3: difficulty, house rules and handicaps; there were none
  (old) => {
    const state = old.state as Old & { readonly heroes: readonly Old[] };
    const heroes = state.heroes.map((hero) => ({ ...hero, handicap: 0 }));
    return { ...old, state: { ...state, difficulty: 'fair', house: [], bossHearts: 0, heroes } };
  },
  // 4: quests; there was none
  (old) => ({ ...old, state: { ...(old.state as Old), quest: null } }),
  // 5: levels of the players and of help, and challenges that are noted; who plays is not known here, so all are in the middle
  (old) => {
    const state = old.state as Old & { readonly heroes: readonly Old[]; readonly asked: Old };
    const heroes = state.heroes.map(({ handicap, ...hero }) => ({
      ...hero,
      level: 'middle',
      help: handicap === 1 ? 'little' : handicap === -1 ? 'harder' : 'none',
    }));
    return { ...old, state: { ...state, heroes, asked: { ...state.asked, challenges: [] } } };
  },
  // 6: features of rooms; a game that was begun before them goes on by the old book
  (old) => ({ ...old, state: { ...(old.state as Old), byTheBook: true, used: [] } }),
  // 7: monsters that ask, the way home, and what gold buys; nobody had been asked, and nothing was in the box
  (old) => {
    const state = old.state as Old & { readonly monsters: readonly Old[]; readonly heroes: readonly Old[] };
    const heroes = state.heroes.map((hero) => ({ ...hero, lies: null, hustle: 0 }));
    const monsters = state.monsters.map((monster) => ({ ...monster, tried: [] }));
    return { ...old, state: { ...state, heroes, monsters, aside: [], wakened: null, best: 0, brought: 0 } };
  },
  // 8: how often each hero may be asked; there was no limit
  (old) => {
    const state = old.state as Old & { readonly heroes: readonly Old[] };
    return { ...old, state: { ...state, heroes: state.heroes.map((hero) => ({ ...hero, questions: null })) } };
  },
  // 9: a die in place of an answer knows what was read out; before, it was taken to be what was asked last
  (old) => {
    const { asked, house } = old.state as Old & {
      readonly asked: { readonly [deck: string]: readonly Json[] };
      readonly house: readonly Json[];
    };
    const newest = (kind: Json | undefined): Json =>
      house.includes(kind === 'challenge' ? 'no-challenges' : 'no-riddles') ? null : (asked[`${kind}s`]?.at(-1) ?? null);
    const agenda = (old.agenda as readonly Old[]).map((task) => (task.do === 'luck-roll' ? { ...task, id: newest(task.kind) } : task));
    return { ...old, agenda };
  },
];
