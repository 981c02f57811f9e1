import { expect, test } from 'vitest';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';

const migrate = labyrinth.migrations[0] ?? ((old) => old);

test('[LA-21] monsters of an earlier save get the numbers that they had on the screen', () => {
  const foes = ['rat', 'ogre', 'rat', 'rat'].map((kind, id) => ({ id, kind, hp: 1, reward: 0 }));
  const old = { state: { floor: 1, delve: { at: 0, rooms: [{ foes: [], look: 'a' }, { foes }] } }, agenda: [], journal: [] };
  expect(migrate(old)).toEqual({
    state: {
      floor: 1,
      delve: {
        at: 0,
        rooms: [{ foes: [], look: 'a' }, { foes: [1, 0, 2, 3].map((number, i) => ({ ...foes[i], number })) }],
      },
    },
    agenda: [],
    journal: [],
  });
});

test('[LA-37] a campaign that has begun goes on by the old book', () => {
  const old = { state: { floor: 1 }, agenda: [], journal: [] };
  expect(labyrinth.migrations[1]?.(old)).toEqual({ ...old, state: { floor: 1, difficulty: 'fair', byTheBook: true } });
});

test('[LA-44] [LA-46] a campaign that has begun has done no errands, and its book is empty', () => {
  const old = { state: { floor: 1, heroes: [{ hp: 3 }, null] }, agenda: [], journal: [] };
  expect(labyrinth.migrations[4]?.(old)).toEqual({
    ...old,
    state: {
      floor: 1,
      heroes: [{ hp: 3, title: null }, null],
      errands: { offered: [], taken: null, done: [] },
      book: { graves: [], evenings: [], beaten: [], tonight: null },
    },
  });
});

test('[LA-47] heroes of a campaign that has begun have grown by nothing yet', () => {
  const book = { evenings: [{ delve: 1, home: [{ seat: 0, card: null }] }] };
  const old = { state: { heroes: [{ hp: 3 }, null], book }, agenda: [], journal: [] };
  expect(labyrinth.migrations[5]?.(old)).toEqual({
    ...old,
    state: { heroes: [{ hp: 3, feats: [] }, null], book: { evenings: [{ delve: 1, home: [{ seat: 0, card: null, grown: null }] }] } },
  });
});

test('[LA-47] [LA-48] older scars give their hit point back, and the Dragon is as good as new', () => {
  const heroes = [{ most: 21, feats: ['goose-nip', 'map-napkin', 'chest-lid'] }, { most: 20, feats: [] }, null];
  expect(labyrinth.migrations[6]?.({ state: { heroes }, agenda: [], journal: [] })).toMatchObject({
    state: { dragon: null, heroes: [{ most: 22 }, { most: 20 }, null] },
  });
});

test('in town there is nobody to number', () => {
  const old = { state: { floor: 1, delve: null }, agenda: [], journal: [] };
  expect(migrate(old)).toEqual(old);
});
