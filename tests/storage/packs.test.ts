// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { packFile } from '../../src/app/import-export/card-pack-file.ts';
import { realPacks, spoiltPack } from '../../src/cli/damaged-card-packs.ts';
import type { CardPack } from '../../src/engine/pack.ts';
import { Random } from '../../src/engine/random.ts';
import { cardPackSupport } from '../../src/games/labyrinth/content/card-packs.ts';
import { decks } from '../../src/games/labyrinth/content/load.ts';
import type { StoredCardPack } from '../../src/ui/workshop.ts';
import { band, ours, sword } from '../games/labyrinth/own.ts';

/** [LA-34] Own cards on the device: kept, brought in, refused, thrown away. */

const GAME = 'labyrinth';
const open = async () => {
  vi.resetModules();
  return import('../../src/app/storage/card-packs.ts');
};
let ids = 0;
const bringing = { packing: cardPackSupport, game: GAME, freshId: () => `fresh${++ids}`, now: () => 5 };
const kept: StoredCardPack = { pack: ours, on: true, changed: 5 };
const file = (pack: CardPack) => packFile(pack, 0).text;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  ids = 0;
});

describe('[LA-34] packs on the device', () => {
  test('what was kept is there in the next window', async () => {
    await (await open()).changeCardPack(cardPackSupport, GAME, 'k1t3', () => kept);
    expect(await (await open()).storedCardPacks(cardPackSupport, GAME)).toEqual({ packs: [kept], damaged: [] });
  });
  test('a change is made to what lies there by now, not to what a window saw', async () => {
    const [one, two] = [await open(), await open()];
    await one.changeCardPack(cardPackSupport, GAME, 'k1t3', () => kept);
    await one.changeCardPack(cardPackSupport, GAME, 'k1t3', (now) => now && { ...now, on: false });
    await two.changeCardPack(cardPackSupport, GAME, 'k1t3', (now) => now && { ...now, changed: 9 });
    expect((await one.storedCardPacks(cardPackSupport, GAME)).packs).toEqual([{ pack: ours, on: false, changed: 9 }]);
  });
  test('a card that does not fit is not kept, and the others stay', async () => {
    const app = await open();
    await app.changeCardPack(cardPackSupport, GAME, 'k1t3', () => kept);
    const wrong = { ...ours, cards: { ...ours.cards, items: [{ ...sword, name: '' }] } };
    await expect(app.changeCardPack(cardPackSupport, GAME, 'k1t3', (now) => now && { ...now, pack: wrong })).rejects.toThrow(
      /Something is wrong/,
    );
    expect((await app.storedCardPacks(cardPackSupport, GAME)).packs).toEqual([kept]);
  });
  test('there is room for twelve', async () => {
    const app = await open();
    const pack = (n: number): CardPack => ({ ...ours, id: `pack${n}`, cards: { encounters: [], items: [] } });
    for (let n = 10; n < 22; n++) await app.changeCardPack(cardPackSupport, GAME, `pack${n}`, () => ({ ...kept, pack: pack(n) }));
    await expect(app.changeCardPack(cardPackSupport, GAME, 'pack30', () => ({ ...kept, pack: pack(30) }))).rejects.toThrow(
      /no room for more/,
    );
    await app.changeCardPack(cardPackSupport, GAME, 'pack10', () => null);
    await app.changeCardPack(cardPackSupport, GAME, 'pack30', () => ({ ...kept, pack: pack(30) }));
    expect((await app.storedCardPacks(cardPackSupport, GAME)).packs).toHaveLength(12);
  });
  test('a record that was damaged is told of, and can be thrown away', async () => {
    const app = await open();
    await app.changeCardPack(cardPackSupport, GAME, 'k1t3', () => kept);
    const { gameStore } = await import('../../src/app/storage/database.ts');
    await gameStore('readwrite', (store) => void store.put({ ...kept, pack: { ...ours, cards: 7 } }, `pack/${GAME}/hurt`));
    const found = await app.storedCardPacks(cardPackSupport, GAME);
    expect(found).toMatchObject({
      packs: [kept],
      damaged: [{ id: 'hurt', words: expect.stringMatching(/wrong with these cards.*cards/) }],
    });
    await app.deleteCardPack(GAME, 'hurt');
    expect(await app.storedCardPacks(cardPackSupport, GAME)).toEqual({ packs: [kept], damaged: [] });
  });
});

describe('[LA-34] packs from files', () => {
  test('one that is new comes in, switched on', async () => {
    const app = await open();
    expect(await app.importCardPack(file(ours), bringing)).toBe('“Ours” is in the workshop.');
    expect((await app.storedCardPacks(cardPackSupport, GAME)).packs).toEqual([kept]);
  });
  test('one that is there already changes nothing', async () => {
    const app = await open();
    await app.importCardPack(file(ours), bringing);
    expect(await app.importCardPack(file(ours), bringing)).toBe('You have these cards already.');
    expect((await app.storedCardPacks(cardPackSupport, GAME)).packs).toEqual([kept]);
  });
  test('another one of the same name comes in beside it, and no card is called as another', async () => {
    const app = await open();
    await app.importCardPack(file(ours), bringing);
    const theirs = { ...ours, cards: { encounters: [{ ...band, name: 'Goblin Duet' }], items: [] } };
    expect(await app.importCardPack(file(theirs), bringing)).toBe('“Ours 2” is in the workshop.');
    const { packs } = await app.storedCardPacks(cardPackSupport, GAME);
    expect(packs.map(({ pack }) => [pack.id, pack.cards.encounters])).toEqual([
      ['fresh1', [{ ...band, id: 'own-fresh1-1', name: 'Goblin Duet' }]],
      ['k1t3', ours.cards.encounters],
    ]);
  });

  test('1,000 files that were damaged on their way: each refused with a sentence, and nothing that is stored has changed', async () => {
    const app = await open();
    await app.importCardPack(file(ours), bringing);
    const packs = realPacks(cardPackSupport, GAME, { encounters: decks.encounters, items: decks.items });
    const before = JSON.stringify(await app.storedCardPacks(cardPackSupport, GAME));
    let deep = 0;
    for (let tried = 0, seed = 0; tried < 1000; seed++) {
      const random = Random.seed(seed);
      const pack = random.pick(packs);
      const { input, name } = spoiltPack(pack, random);
      // the deepest take long to parse: twenty of them will do
      if (name.endsWith('deep') ? ++deep > 20 : says(input, file(pack))) continue;
      tried++;
      expect(await app.importCardPack(input, bringing), name).toMatch(/^[A-Z][^(]*\.( \(.+\))?$/);
    }
    expect(JSON.stringify(await app.storedCardPacks(cardPackSupport, GAME))).toBe(before);
  });
});

/** Whether a spoilt file still says the same: a key that stands twice with one value is no damage. */
function says(spoilt: string, whole: string): boolean {
  try {
    return JSON.stringify(JSON.parse(spoilt)) === JSON.stringify(JSON.parse(whole));
  } catch {
    return false;
  }
}
