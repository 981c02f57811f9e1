// @vitest-environment node
import { isDeepStrictEqual } from 'node:util';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vocabulary } from '../../src/engine/game.ts';
import type { Saver as AnySaver } from '../../src/ui/table/saver.ts';
import { AT_A_WRITE, FAULTS, type Fault, plantFaults } from './faults.ts';
import { writeOf } from './fixtures.ts';

/** Every position of a write is made to fail, in every way; what was saved stays, and what was not is saved by the next success. */

const GAME = 'game-1';
/** Late enough in a game for a write that also thins out an old turn. */
const FROM = 60;
const LONG = 60_000;
plantFaults();

const fresh = async () => {
  vi.resetModules();
  const [{ storage }, { own }, { Saver }] = await Promise.all([
    import('../../src/app/storage.ts'),
    import('../../src/app/owner.ts'),
    import('../../src/ui/table/saver.ts'),
  ]);
  return { storage, own, saver: new Saver<Vocabulary>(storage, -1) };
};
type Stage = Awaited<ReturnType<typeof fresh>>;
let stage: Stage;

/** Lets time go by until it is so. */
async function until(what: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !what(); i++) {
    await new Promise((done) => setImmediate(done));
    if (i % 10 === 9) await vi.advanceTimersByTimeAsync(100);
  }
  expect(what()).toBe(true);
}
const saved = ({ saver }: { readonly saver: AnySaver<Vocabulary> }, revision: number) => until(() => saver.saved.value === revision);

/** What lies in the storage, whoever asks. */
async function lying() {
  const { storage } = await fresh();
  const [kept, tickets, tales, starts] = await Promise.all([
    storage.kept(GAME),
    storage.tickets(),
    storage.tales(GAME),
    storage.starts(GAME),
  ]);
  return { kept, ticket: tickets[0], tales: tales.map(({ turn }) => turn), starts: starts.map(({ turn }) => turn) };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  globalThis.indexedDB = new IDBFactory();
  stage = await fresh();
  await stage.own(GAME, 'mine', () => undefined);
  for (let revision = FROM - 55; revision <= FROM; revision++) {
    stage.saver.write(writeOf(GAME, revision));
    await saved(stage, revision);
  }
});
afterEach(() => {
  faults.mend();
  vi.useRealTimers();
});

async function survives(fault: Fault, at: number): Promise<void> {
  const before = await lying();
  expect(before.kept[0]).toEqual(writeOf(GAME, FROM).save);

  faults.break(fault, at);
  stage.saver.write(writeOf(GAME, FROM + 1));
  await until(() => stage.saver.troubled.value);
  expect(faults.struck()).toBeGreaterThan(0);
  expect(stage.saver.saved.value, 'nothing is called saved that is not').toBe(FROM);
  // play goes on
  stage.saver.write(writeOf(GAME, FROM + 2));
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.saver.saved.value).toBe(FROM);
  faults.mend();
  // a read that fails says nothing of what was written; a transaction that stalled may go through now
  if (!['unread', 'torn', 'stall'].includes(fault)) expect(await lying(), 'all of it or nothing').toEqual(before);

  await saved(stage, FROM + 2);
  expect(stage.saver.troubled.value).toBe(false);
  const after = await lying();
  expect(after.kept[0]).toEqual(writeOf(GAME, FROM + 2).save);
  expect(after.ticket).toEqual(writeOf(GAME, FROM + 2).ticket);
  expect(after.tales.slice(-3), 'the story has no gap').toEqual([FROM, FROM + 1, FROM + 2]);
  expect(after.starts.slice(-3)).toEqual([FROM, FROM + 1, FROM + 2]);
}

describe('a write that fails', () => {
  /** Save, stamp, ticket, tale, start, the delete of an old start, and of starts and tales that were taken back: seen, not believed. */
  const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8];
  test('has these positions', async () => {
    stage.saver.write(writeOf(GAME, FROM + 1));
    await saved(stage, FROM + 1);
    expect(faults.positions()).toBe(POSITIONS.length);
  });
  for (const fault of AT_A_WRITE) for (const at of POSITIONS) test(`${fault} at put or delete ${at}`, () => survives(fault, at), LONG);
  for (const fault of FAULTS.filter((one) => !AT_A_WRITE.includes(one) && one !== 'closed')) test(fault, () => survives(fault, 1), LONG);
});

test('a dead handle is opened anew in the same breath', async () => {
  faults.break('closed');
  stage.saver.write(writeOf(GAME, FROM + 1));
  await saved(stage, FROM + 1);
  expect(faults.struck()).toBe(1);
  expect(stage.saver.troubled.value).toBe(false);
});

test('a transaction that never ends is given up, and another one tried', async () => {
  faults.break('stall');
  stage.saver.write(writeOf(GAME, FROM + 1));
  await until(() => faults.struck() === 1);
  await vi.advanceTimersByTimeAsync(11_000);
  await until(() => faults.struck() > 1);
  faults.mend();
  await saved(stage, FROM + 1);
});

test('an open that hangs is told within two seconds', async () => {
  faults.break('unanswered');
  stage.saver.write(writeOf(GAME, FROM + 1));
  await new Promise((done) => setImmediate(done));
  await vi.advanceTimersByTimeAsync(2000);
  expect(stage.saver.troubled.value).toBe(true);
});

test('a table that is left keeps trying, and who comes back finds all of it', async () => {
  faults.break('quota');
  stage.saver.write(writeOf(GAME, FROM + 1));
  await until(() => stage.saver.troubled.value);
  stage.saver.write(writeOf(GAME, FROM + 2));
  stage.saver.close();
  await until(() => faults.struck() > 2);
  const struck = faults.struck();
  for (let i = 0; i < 200; i++) await new Promise((done) => setImmediate(done));
  expect(faults.struck(), 'it waits between its tries').toBeLessThan(struck + 2);
  faults.mend();
  const [newest] = await stage.storage.kept(GAME);
  expect(newest).toEqual(writeOf(GAME, FROM + 2).save);
  // the next one to play is not set back by the tries of the first
  await stage.storage.put(writeOf(GAME, FROM + 3));
  await vi.advanceTimersByTimeAsync(30_000);
  for (let i = 0; i < 200; i++) await new Promise((done) => setImmediate(done));
  expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM + 3).save);
});

test('what an earlier table still tries to write does not hide what a later one could not write yet', async () => {
  faults.break('quota');
  stage.saver.write(writeOf(GAME, FROM + 1));
  await until(() => stage.saver.troubled.value);
  const struck = faults.struck();
  stage.saver.close();
  await until(() => faults.struck() > struck);
  faults.mend();
  await stage.storage.kept(GAME);
  expect(stage.saver.saved.value, 'the one that was left waits for its next try').toBe(FROM);
  // the table is laid again, and the storage is full again, but for what lies there already
  faults.break('quota');
  await expect(stage.storage.put(writeOf(GAME, FROM + 2))).rejects.toThrow('made to fail');
  await saved(stage, FROM + 1);
  faults.mend();
  const [newest] = await stage.storage.kept(GAME);
  expect(newest).toEqual(writeOf(GAME, FROM + 2).save);
});

describe('a window that could not put its mark on a game', () => {
  const unmarked = async () => {
    const next = await fresh();
    const lost = vi.fn();
    faults.break('quota');
    await expect(next.own(GAME, 'loaded again', lost)).rejects.toThrow('made to fail');
    faults.mend();
    await next.storage.kept(GAME);
    return { next, lost };
  };

  test('puts it there with its first write: the mark of before is nobody’s any more', async () => {
    const { next, lost } = await unmarked();
    next.saver.write(writeOf(GAME, FROM + 1));
    await saved(next, FROM + 1);
    expect(lost).not.toHaveBeenCalled();
    // and who had it before can write no more
    await expect(stage.storage.put(writeOf(GAME, FROM + 2))).rejects.toThrow('another window');
    expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM + 1).save);
  });

  test('does not write over a window that has come after it', async () => {
    const { next, lost } = await unmarked();
    const third = await fresh();
    await third.own(GAME, 'theirs', () => undefined);
    next.saver.write(writeOf(GAME, FROM + 1));
    await until(() => lost.mock.calls.length > 0);
    expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM).save);
  });
});

describe('another window has taken the game', () => {
  test('the first writes nothing any more, and does not try again', async () => {
    const other = await fresh();
    await other.own(GAME, 'theirs', () => undefined);
    const lost = vi.fn();
    await stage.own(GAME, 'mine again', lost);
    await other.own(GAME, 'theirs again', () => undefined);
    stage.saver.write(writeOf(GAME, FROM + 1));
    await until(() => lost.mock.calls.length > 0);
    await vi.advanceTimersByTimeAsync(60_000);
    for (let i = 0; i < 200; i++) await new Promise((done) => setImmediate(done));
    expect(lost).toHaveBeenCalledTimes(1);
    expect(stage.saver.saved.value).toBe(FROM);
    expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM).save);
    // and that one plays on
    await other.storage.kept(GAME);
    await other.storage.put(writeOf(GAME, FROM + 1));
    expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM + 1).save);
  });
});

describe('a damaged record', () => {
  const places = ['save/game-1/0', 'save/game-1/1'] as const;
  const raw = async (work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('pass-the-torch');
      request.onsuccess = () => resolve(request.result);
    });
    const request = work(database.transaction('games', 'readwrite').objectStore('games'));
    await new Promise((done) => {
      request.onsuccess = done;
    });
    database.close();
    return request.result;
  };
  const placeOf = async (revision: number): Promise<string> => {
    for (const place of places) {
      const record = (await raw((store) => store.get(place))) as { revision: number };
      if (record.revision === revision) return place;
    }
    throw new Error('nowhere');
  };

  for (const [what, spoil] of Object.entries({
    'is no object': () => 'pass',
    'has lost its revision': ({ revision: _gone, ...rest }: { revision: number }) => rest,
    'has a revision that is no number': (record: object) => ({ ...record, revision: '60' }),
    'has the revision of the one before': (record: object) => ({ ...record, revision: FROM - 1, session: null }),
    'has a revision beyond all numbers': (record: object) => ({ ...record, revision: Number.NaN }),
    'holds what no JSON can': (record: object) => ({ ...record, session: 10n }),
    'runs in a circle': (record: object) => {
      const round: { inner?: unknown } = {};
      round.inner = round;
      return { ...record, session: round };
    },
  })) {
    test(`that ${what} is looked at first, put aside whole, and the other one stays`, async () => {
      const place = await placeOf(FROM);
      const spoilt: unknown = spoil((await raw((store) => store.get(place))) as never);
      await raw((store) => store.put(spoilt, place));
      const { storage, own } = await fresh();
      await own(GAME, 'mine too', () => undefined);
      const [first, second] = await storage.kept(GAME);
      const good = writeOf(GAME, FROM - 1).save;
      expect([first, second]).toContainEqual(spoilt);
      expect([first, second]).toContainEqual(good);
      if (typeof spoilt !== 'object' || (spoilt as { revision?: unknown }).revision !== FROM - 1) expect(first).toEqual(spoilt);
      await storage.setAside(
        GAME,
        [first, second].find((record) => !isDeepStrictEqual(record, good)),
      );
      expect(await storage.kept(GAME), 'the good one is left').toEqual([good]);
      // the next save goes where the damaged one was
      await storage.put(writeOf(GAME, FROM));
      expect(await storage.kept(GAME)).toEqual([writeOf(GAME, FROM).save, good]);
      const all = (await raw((store) => store.getAllKeys())) as string[];
      const aside = all.filter((key) => key.startsWith('damaged/'));
      expect(await Promise.all(aside.map((key) => raw((store) => store.get(key))))).toEqual([spoilt]);
    });
  }

  test('two damaged ones are both kept', async () => {
    const { storage } = await fresh();
    for (const place of places) await raw((store) => store.put(`spoilt ${place}`, place));
    for (const record of await storage.kept(GAME)) await storage.setAside(GAME, record);
    const all = (await raw((store) => store.getAllKeys())) as string[];
    expect(all.filter((key) => key.startsWith('damaged/')).length).toBe(2);
    expect(await storage.kept(GAME)).toEqual([]);
  });

  test('a ticket that is damaged does not hide the others', async () => {
    const { storage, own } = await fresh();
    await own('game-2', 'mine', () => undefined);
    await storage.put(writeOf('game-2', 1));
    for (const spoilt of ['pass', null, {}, { id: GAME, emblems: 'sun' }]) {
      await raw((store) => store.put(spoilt, `ticket/${GAME}`));
      expect((await storage.tickets()).map(({ id }) => id)).toEqual(['game-2']);
    }
  });
});
