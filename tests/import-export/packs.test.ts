// @vitest-environment node
import { expect, test } from 'vitest';
import { withCardPacks } from '../../src/app/import-export/import-card-packs.ts';
import { type ImportResult, importSave } from '../../src/app/import-export/import-save.ts';
import { importTurnStart } from '../../src/app/import-export/import-turns.ts';
import type { Json } from '../../src/engine/game.ts';
import type { CardPack } from '../../src/engine/pack.ts';
import { pack, packBox } from './pillows.ts';
import { boxOf, changed, finding, played, set } from './pretend.ts';

/** A save brings the family's own cards along, and they pass the same door. */

const box = packBox();
const find = finding(box);
const mixed = await withCardPacks(box, [pack]);
const isOwn = (card: string) => card.startsWith('own-');
const save = played(9, ({ session }) => JSON.stringify(session.now.state).includes('own-k1t3-2'), mixed);
const told = (read: ImportResult) => (read.kind === 'refused' ? `${read.why}: ${read.words} @ ${read.where}` : 'let in');

test('own cards lie in the deck that is dealt', () => {
  const { players } = save.session.now.state as unknown as { players: { hand: string[]; pile: string[]; done: string[] }[] };
  const cards = players.flatMap(({ hand, pile, done }) => [...hand, ...pile, ...done]);
  expect(cards.filter(isOwn).length).toBeGreaterThan(0);
  expect(save.packs).toEqual([pack]);
});

test('a save with own cards comes back as it went, on a device that never saw them', async () => {
  expect(await importSave(JSON.parse(JSON.stringify(save)), find)).toEqual({ kind: 'save', save, migrated: false });
});

test('so does a turn of it', async () => {
  const start = { line: 0, turn: 1, seat: 0, version: 0, at: save.session.now, played: 1 };
  expect(await importTurnStart({ line: 0, turn: 1, record: structuredClone(start) }, save, find)).toEqual(start);
});

test('without its pack such a save is refused', async () => {
  expect(told(await importSave({ ...save, packs: [] }, find))).toMatch(/^broken: .*\.( @|$)/);
});

test('a game that nobody mixes cards into refuses them', async () => {
  expect(told(await importSave(save, finding(boxOf())))).toBe('broken: Nobody can mix own cards into this game. @ packs');
});

test.each<[string, (first: { [key: string]: unknown }) => void, RegExp]>([
  [
    'a card that the schema does not take',
    (first) => set(first, 'amount', 0),
    /card “Feather Rain”.* @ packs\/0\/cards\/deck\/0\/amount: a poke hurts$/,
  ],
  ['a card with a key too many', (first) => set(first, 'wings', 2), /card “Feather Rain”.* @ packs\/0\/cards\/deck\/0\/wings: /],
  ['a card without a name', (first) => set(first, 'name', 7), /these cards.* @ packs\/0\/cards\/deck\/0\/name: /],
  [
    'a card that calls itself one of the box',
    (first) => set(first, 'id', 'poke'),
    /card “Feather Rain”.* @ packs\/0\/cards\/deck\/0\/id: /,
  ],
])('refused: %s', async (_, change, words) => {
  const wrong = changed(save, ({ packs }) => {
    const [first] = ((packs as unknown as { cards: { deck: unknown[] } }[])[0]?.cards.deck ?? []) as { [key: string]: unknown }[];
    if (first) change(first);
  });
  expect(told(await importSave(wrong, find))).toMatch(words);
});

test.each<[string, unknown, RegExp]>([
  ['a newer pack', { ...pack, format: 2 }, /^newer: .*Update the app.* @ format$/],
  ['a pack of another game', { ...pack, game: 'ludo' }, /^broken: .* @ packs\/0\/game: /],
  ['no pack at all', 'sofa', /^broken: .* @ packs\/0: /],
])('refused: %s', async (_, wrong, words) => {
  expect(told(await importSave({ ...save, packs: [wrong as CardPack] }, find))).toMatch(words);
});

test('the same pack twice is refused', async () => {
  expect(told(await importSave({ ...save, packs: [pack, pack] }, find))).toBe('broken: The same pack is in it twice. @ packs');
});

test('a pack of nothing but keys that mean something to the language is refused, and changes nothing', async () => {
  const evil: unknown = JSON.parse(
    '{"format":1,"game":"pillow-fight","id":"e","name":"E","cards":{"deck":[]},"__proto__":{"polluted":true}}',
  );
  expect(told(await importSave({ ...save, packs: [evil as CardPack] }, find))).toMatch(/^broken: /);
  expect(({} as { [key: string]: Json }).polluted).toBeUndefined();
});
