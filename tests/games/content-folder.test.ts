// @vitest-environment node
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentFolder } from '../../src/games/content-folder.ts';

const Cup = v.strictObject({ id: v.string(), sugar: v.number() });
const tea = { id: 'tea', sugar: 2 };
const read = (files: { readonly [path: string]: unknown }, within = 'cups') => {
  const { cards, problems } = contentFolder('/content/tea/', files);
  return { cards: cards(Cup, within), problems };
};

test('cards of a file, and of all files of a folder, are read', () => {
  expect(read({ '/content/tea/cups.json': [tea, { ...tea, id: 'more' }] })).toEqual({ cards: [tea, { ...tea, id: 'more' }], problems: [] });
  expect(read({ '/content/tea/cups/tea.json': tea, '/content/tea/pots.json': [{}] }, 'cups/')).toEqual({ cards: [tea], problems: [] });
});

test('one with a problem is left out, and named by file, card and field', () => {
  const { cards, problems } = read({ '/content/tea/cups.json': [tea, { id: 'salt', sugar: 'no' }, 'a saucer'] });
  expect(cards).toEqual([tea]);
  expect(problems).toEqual([
    expect.stringMatching(/^cups\.json: salt: sugar: /),
    expect.stringMatching(/^cups\.json: a card without an id: the card: /),
  ]);
});

test('a file that is not there is missed', () => {
  expect(read({}, 'cups.json')).toEqual({ cards: [], problems: ['cups.json: is not there'] });
});
