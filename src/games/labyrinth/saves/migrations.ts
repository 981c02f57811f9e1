import type { Json, Migration } from '../../../engine/game.ts';

type Old = { readonly [key: string]: Json };

/** The feats that gave a hit point when only the newest counted. */
const SCARS: readonly string[] = [
  'biscuit-bite',
  'goose-nip',
  'chest-lid',
  'singed-brow',
  'spoon-dent',
  'third-knee',
  'cactus-back',
  'ghost-kiss',
];

/** Each migration upgrades a save of Labyrinth by one version. Append new ones; never edit an old one. */
export const migrations: readonly Migration[] = [
  // 1: numbers of monsters; they were counted anew after each one that fell
  (old) => {
    const state = old.state as Old & {
      readonly delve: (Old & { readonly rooms: readonly (Old & { readonly foes: readonly Old[] })[] }) | null;
    };
    if (state.delve === null) return old;
    const rooms = state.delve.rooms.map((room) => ({
      ...room,
      foes: room.foes.map((foe, i, foes) => {
        const alike = ({ kind }: Old): boolean => kind === foe.kind;
        return { ...foe, number: foes.filter(alike).length > 1 ? foes.slice(0, i + 1).filter(alike).length : 0 };
      }),
    }));
    return { ...old, state: { ...state, delve: { ...state.delve, rooms } } };
  },
  // 2: difficulty; a campaign that has begun goes on by the old book
  (old) => ({ ...old, state: { ...(old.state as Old), difficulty: 'fair', byTheBook: true } }),
  // 3: levels of help; nobody had any
  (old) => {
    const state = old.state as Old & { readonly heroes: readonly Json[] };
    return { ...old, state: { ...state, help: state.heroes.map(() => 'none') } };
  },
  // 4: ducking in a fight, cards behind doors and the swap of a new hero; there were none
  (old) => {
    const state = old.state as Old & { readonly fight: Old | null; readonly delve: Old | null; readonly draft: Old | null };
    return {
      ...old,
      state: {
        ...state,
        fight: state.fight && { ...state.fight, ducked: [] },
        delve: state.delve && { ...state.delve, ahead: [] },
        draft: state.draft && { ...state.draft, swapped: false },
      },
    };
  },
  // 5: errands, titles and the campaign book; there were none
  (old) => {
    const state = old.state as Old & { readonly heroes: readonly (Old | null)[] };
    return {
      ...old,
      state: {
        ...state,
        heroes: state.heroes.map((hero) => hero && { ...hero, title: null }),
        errands: { offered: [], taken: null, done: [] },
        book: { graves: [], evenings: [], beaten: [], tonight: null },
      },
    };
  },
  // 6: feats, and who grew by what in the campaign book; there were none
  (old) => {
    const state = old.state as Old & {
      readonly heroes: readonly (Old | null)[];
      readonly book: Old & { readonly evenings: readonly (Old & { readonly home: readonly Old[] })[] };
    };
    const { book } = state;
    return {
      ...old,
      state: {
        ...state,
        heroes: state.heroes.map((hero) => hero && { ...hero, feats: [] }),
        book: {
          ...book,
          evenings: book.evenings.map((evening) => ({ ...evening, home: evening.home.map((one) => ({ ...one, grown: null })) })),
        },
      },
    };
  },
  // 7: all feats count, so older scars give their hit point back; the Dragon had all its hit points
  (old) => {
    const state = old.state as Old & {
      readonly heroes: readonly ((Old & { readonly most: number; readonly feats: readonly string[] }) | null)[];
    };
    return {
      ...old,
      state: {
        ...state,
        dragon: null,
        heroes: state.heroes.map(
          (hero) => hero && { ...hero, most: hero.most + hero.feats.slice(0, -1).filter((feat) => SCARS.includes(feat)).length },
        ),
      },
    };
  },
];
