// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeOf } from './fixtures.ts';

/** A game that was thrown away stays away, whoever still has something to write; and nobody throws away what another window plays. */

const window = async () => {
  vi.resetModules();
  const [app, owner, { Autosaver }, { unsaved }] = await Promise.all([
    import('../../src/app/storage/game-store.ts'),
    import('../../src/app/storage/ownership-token.ts'),
    import('../../src/app/storage/autosave.ts'),
    import('../../src/app/storage/unsaved-writes.ts'),
  ]);
  // what is fetched later must be this window's own
  await app.storage.isUnchanged('a', null);
  return { ...app, ...owner, saver: new Autosaver({ put: app.storage.put }, unsaved) };
};
const nothing = () => undefined;
const keys = async (): Promise<readonly string[]> => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('pass-the-torch');
    request.onsuccess = () => resolve(request.result);
  });
  const request = database.transaction('games').objectStore('games').getAllKeys();
  await new Promise((done) => {
    request.onsuccess = done;
  });
  database.close();
  return request.result.map(String);
};
const of = async (id: string) => (await keys()).filter((key) => key.split('/')[1] === id && !key.startsWith('owner/'));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('all of it goes, and nothing of another game', async () => {
  const one = await window();
  for (const id of ['a', 'b']) for (const turn of [1, 2, 3]) await one.storage.put(writeOf(id, turn));
  await one.storage.setAside('a', (await one.storage.saves('a'))[0]);
  const others = await of('b');
  expect((await of('a')).length).toBe(11);
  await one.storage.remove('a');
  expect(await of('a')).toEqual([]);
  expect(await of('b')).toEqual(others);
});

test('a window that slept through it cannot bring it back, and is told', async () => {
  const one = await window();
  const lost = vi.fn();
  await one.claimOwnership('a', lost);
  await one.storage.put(writeOf('a', 1));
  const two = await window();
  await two.claimOwnership('a', nothing);
  await two.storage.remove('a');
  await expect(one.storage.put(writeOf('a', 2))).rejects.toBeInstanceOf(one.NotOwnerError);
  expect(lost).toHaveBeenCalledOnce();
  expect(await of('a')).toEqual([]);
  // not even when it asks for the game again
  await one.claimOwnership('a', nothing);
  await expect(one.storage.put(writeOf('a', 2))).rejects.toBeInstanceOf(one.NotOwnerError);
  expect(await one.storage.saves('a')).toEqual([]);
  expect(await of('a')).toEqual([]);
});

test('a write of this very window that was under way, or that it still tries, does not bring it back', async () => {
  const one = await window();
  await one.claimOwnership('a', nothing);
  one.saver.write(writeOf('a', 1));
  one.saver.write(writeOf('a', 2));
  await one.storage.remove('a');
  one.saver.retry();
  await vi.waitFor(() => expect(one.saver.unsaved.value).toEqual([]));
  expect(await of('a')).toEqual([]);
});

test('what another window owns is not thrown away: not a record of it goes', async () => {
  const one = await window();
  await one.claimOwnership('a', nothing);
  await one.storage.put(writeOf('a', 1));
  const two = await window();
  await two.claimOwnership('a', nothing);
  const before = await keys();
  await expect(one.storage.remove('a')).rejects.toBeInstanceOf(one.NotOwnerError);
  expect(await keys()).toEqual(before);
  await two.storage.saves('a');
  await two.storage.put(writeOf('a', 2));
  expect(await two.storage.saves('a')).toEqual([writeOf('a', 2).save, writeOf('a', 1).save]);
});

test('the shelf that is looked at while a game goes does not show it any more', async () => {
  const one = await window();
  for (const id of ['a', 'b']) await one.storage.put(writeOf(id, 1));
  const going = one.storage.remove('a');
  expect((await one.storage.summaries()).map(({ id }) => id)).toEqual(['b']);
  await going;
});
