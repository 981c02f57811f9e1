// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { update } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeOf } from './fixtures.ts';

/** What this build wrote is known again, for as long as not a letter of it changes. */

const GAME = 'game-1';
/** A window of the app that was built under this name. */
async function window(build: string) {
  vi.resetModules();
  vi.doMock('../../src/app/build-name.ts', () => ({ BUILD: build }));
  const [{ storage }, { gameStore }] = await Promise.all([
    import('../../src/app/storage/game-store.ts'),
    import('../../src/app/storage/database.ts'),
  ]);
  return { storage, gameStore };
}
type Window = Awaited<ReturnType<typeof window>>;
async function ours({ storage }: Window): Promise<readonly boolean[]> {
  const records = await storage.saves(GAME);
  return Promise.all(records.map((record) => storage.isUnchanged(GAME, record)));
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  const { storage } = await window('tea');
  for (const turn of [1, 2]) await storage.put(writeOf(GAME, turn));
});

test('both of its saves are known again, also after a reload', async () => {
  expect(await ours(await window('tea'))).toEqual([true, true]);
});

test('those of another build are not', async () => {
  expect(await ours(await window('cake'))).toEqual([false, false]);
});

test.each(['dev', 'unnamed'])('nor those of a build without a name: %s', async (name) => {
  const nameless = await window(name);
  for (const turn of [3, 4]) await nameless.storage.put(writeOf(GAME, turn));
  expect(await ours(await window(name))).toEqual([false, false]);
});

test.each<[string, (save: object) => unknown]>([
  ['a figure in it changed', (save) => ({ ...save, turn: 40 })],
  ['something was added', (save) => ({ ...save, soup: 1 })],
  ['it is no save any more', () => 'soup'],
  ['it is something that no JSON holds', () => ({ revision: 9, soup: 1n })],
])('nor one of which %s', async (_what, damage) => {
  const there = await window('tea');
  await update<object>(`save/${GAME}/1`, (save) => damage(save ?? {}) as object, there.gameStore);
  expect([...(await ours(there))].sort()).toEqual([false, true]);
});

test('nor one that nobody has handed out', async () => {
  const { storage } = await window('tea');
  expect(await storage.isUnchanged(GAME, writeOf(GAME, 2).save)).toBe(false);
});
