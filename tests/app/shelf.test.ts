// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeOf } from '../storage/fixtures.ts';

/** What the device has of its games, as the shelf and a table that is taken up find it. */

const window = async () => {
  vi.resetModules();
  const [{ storage }, { claimOwnership: own, endOwnership: disown }] = await Promise.all([
    import('../../src/app/storage/game-store.ts'),
    import('../../src/app/storage/ownership-token.ts'),
  ]);
  await storage.isUnchanged('one', null);
  return { storage, disown, own };
};
const opened = async () => (await window()).storage;
const raw = () => createStore('pass-the-torch', 'games');
const revisions = (records: readonly unknown[]) => records.map((record) => (record as { readonly revision: number }).revision);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

describe('the tickets', () => {
  test('that was played last lies in front', async () => {
    const storage = await opened();
    for (const [id, played] of [
      ['old', 1],
      ['new', 9],
      ['middle', 5],
    ] as const)
      await storage.put(writeOf(id, played));
    expect((await storage.summaries()).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });

  test('that cannot be read are left out', async () => {
    const storage = await opened();
    await storage.put(writeOf('whole', 1));
    await set('ticket/torn', { id: 'torn', game: 'counting' }, raw());
    await set('ticket/gone', null, raw());
    expect((await storage.summaries()).map(({ id }) => id)).toEqual(['whole']);
  });
  test('are shown whatever the clock said when they were written', async () => {
    const storage = await opened();
    for (const [id, played] of [
      ['past-the-last', 8_640_000_000_000_001],
      ['before-1970', -1],
    ] as const)
      await set(`ticket/${id}`, { ...writeOf(id, 1).summary, played }, raw());
    expect((await storage.summaries()).map(({ id }) => id)).toEqual(['past-the-last', 'before-1970']);
  });
});

describe('the saves', () => {
  test('are found with the newest first, and the one before it', async () => {
    const storage = await opened();
    for (const revision of [1, 2, 3]) await storage.put(writeOf('one', revision));
    expect(revisions(await (await opened()).saves('one'))).toEqual([3, 2]);
  });

  test('a damaged one is put aside and kept; the next save leaves the good one alone', async () => {
    const storage = await opened();
    for (const revision of [1, 2]) await storage.put(writeOf('one', revision));
    const damaged = { revision: 2, torn: true };
    const place = (await keys<string>(raw())).find((key) => key.startsWith('save/one/')) ?? '';
    const other = place === 'save/one/0' ? 'save/one/1' : 'save/one/0';
    const [newest, before] = (await get<{ revision: number }>(place, raw()))?.revision === 2 ? [place, other] : [other, place];
    await set(newest, damaged, raw());
    const again = await opened();
    const [found] = await again.saves('one');
    await again.setAside('one', found);
    const aside = (await keys<string>(raw())).filter((key) => key.startsWith('damaged/one/'));
    expect(await get(aside[0] ?? '', raw())).toEqual(damaged);
    const good = await get(before, raw());
    await again.put(writeOf('one', 2));
    expect(await get(before, raw())).toEqual(good);
    expect(revisions(await again.saves('one'))).toEqual([2, 1]);
  });

  test('an older one is not written over a newer one', async () => {
    const storage = await opened();
    await storage.put(writeOf('one', 5));
    await expect(storage.put(writeOf('one', 4))).rejects.toThrow('gone on');
    expect(revisions(await storage.saves('one'))).toEqual([5]);
  });

  test('that are written at once are written one after the other', async () => {
    const storage = await opened();
    await Promise.all([1, 2, 3].map((revision) => storage.put(writeOf('one', revision))));
    expect(revisions(await storage.saves('one'))).toEqual([3, 2]);
  });

  test('are on the disk before they are called saved', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await (await opened()).put(writeOf('one', 1));
    const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.length).toBeGreaterThan(0);
    for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
  });

  test('what a window could not write before it lost the game is not written after, and stands in nobody’s way', async () => {
    const mine = await window();
    await mine.own('one', () => undefined);
    await mine.storage.put(writeOf('one', 1));
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no disk', 'UnknownError');
    });
    await expect(mine.storage.put(writeOf('one', 2))).rejects.toThrow('no disk');
    broken.mockRestore();
    const theirs = await window();
    await theirs.own('one', () => undefined);
    mine.disown('one');
    expect(revisions(await mine.storage.saves('one'))).toEqual([1]);
  });
});
