// @vitest-environment node
import { isDeepStrictEqual } from 'node:util';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  const [{ storage }, { claimOwnership: own, endOwnership: disown }, { Autosaver }, { unsaved }, { resolveConflict: contested }] =
    await Promise.all([
      import('../../src/app/storage/game-store.ts'),
      import('../../src/app/storage/ownership-token.ts'),
      import('../../src/app/storage/autosave.ts'),
      import('../../src/app/storage/unsaved-writes.ts'),
      import('../../src/app/storage/ownership-conflict.ts'),
    ]);
  // what is fetched later must be this window's own
  await storage.isUnchanged(GAME, null);
  return { storage, own, disown, unsaved, saver: new Autosaver({ put: storage.put, contested }, unsaved) };
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
const saved = ({ saver }: Pick<Stage, 'saver'>, revision: number) => until(() => saver.saved(GAME).value === revision);
const troubled = ({ saver }: Pick<Stage, 'saver'>): boolean => saver.unsaved.value.length > 0;

/** What lies in the storage, whoever asks. */
async function lying() {
  const { storage } = await fresh();
  const [kept, tickets, tales, starts] = await Promise.all([
    storage.saves(GAME),
    storage.summaries(),
    storage.turnLogs(GAME),
    storage.turnKeys(GAME),
  ]);
  return { kept, ticket: tickets[0], tales: tales.map(({ turn }) => turn), starts: starts.map(({ turn }) => turn) };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  globalThis.indexedDB = new IDBFactory();
  stage = await fresh();
  await stage.own(GAME, () => undefined);
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
  await until(() => troubled(stage));
  expect(faults.struck()).toBeGreaterThan(0);
  expect(stage.saver.saved(GAME).value, 'nothing is called saved that is not').toBe(FROM);
  // play goes on
  stage.saver.write(writeOf(GAME, FROM + 2));
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.saver.saved(GAME).value).toBe(FROM);
  faults.mend();
  // a read that fails says nothing of what was written; a transaction that stalled may go through now
  if (!['unread', 'torn', 'stall'].includes(fault)) expect(await lying(), 'all of it or nothing').toEqual(before);

  await saved(stage, FROM + 2);
  expect(troubled(stage)).toBe(false);
  const after = await lying();
  expect(after.kept[0]).toEqual(writeOf(GAME, FROM + 2).save);
  expect(after.ticket).toEqual(writeOf(GAME, FROM + 2).summary);
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
  expect(troubled(stage)).toBe(false);
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
  expect(troubled(stage)).toBe(true);
});

test('a table that is left keeps trying, and who comes back finds all of it', async () => {
  faults.break('quota');
  stage.saver.write(writeOf(GAME, FROM + 1));
  await until(() => troubled(stage));
  stage.saver.write(writeOf(GAME, FROM + 2));
  await until(() => faults.struck() > 2);
  const struck = faults.struck();
  for (let i = 0; i < 200; i++) await new Promise((done) => setImmediate(done));
  expect(faults.struck(), 'it waits between its tries').toBeLessThan(struck + 2);
  faults.mend();
  const [newest] = await stage.storage.saves(GAME);
  expect(newest).toEqual(writeOf(GAME, FROM + 2).save);
  // the next one to play is not set back by the tries of the first
  await stage.storage.put(writeOf(GAME, FROM + 3));
  await vi.advanceTimersByTimeAsync(30_000);
  for (let i = 0; i < 200; i++) await new Promise((done) => setImmediate(done));
  expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM + 3).save);
});

for (const fault of ['quota', 'unopened', 'unread'] as const)
  test(`a game is taken up from memory when the storage is ${fault}, and its chronicle with it`, async () => {
    faults.break(fault);
    stage.saver.write(writeOf(GAME, FROM + 1));
    stage.saver.write(writeOf(GAME, FROM + 2));
    await until(() => troubled(stage));
    let kept: readonly unknown[] = [];
    void stage.storage.saves(GAME).then((found) => {
      kept = found;
    });
    await until(() => kept.length > 0);
    const [newest] = kept;
    expect(newest).toEqual(writeOf(GAME, FROM + 2).save);
    expect(await stage.storage.isUnchanged(GAME, newest)).toBe(true);
    expect(stage.saver.unsaved.value).toMatchObject([{ moves: 2 }]);
    stage.saver.write(writeOf(GAME, FROM + 3));
    faults.mend();
    await saved(stage, FROM + 3);
    expect((await lying()).starts.slice(-4), 'no turn is missing').toEqual([FROM, FROM + 1, FROM + 2, FROM + 3]);
  });

test('it is said loudly after five seconds, with its cause, and not before', async () => {
  faults.break('quota');
  stage.saver.write(writeOf(GAME, FROM + 1));
  await new Promise((done) => setImmediate(done));
  await vi.advanceTimersByTimeAsync(4900);
  expect(stage.saver.unsaved.value).toMatchObject([{ cause: 'full', loud: false }]);
  await vi.advanceTimersByTimeAsync(200);
  expect(stage.saver.unsaved.value).toMatchObject([{ cause: 'full', loud: true, moves: 1 }]);
});

describe('a window that could not put its mark on a game', () => {
  const unmarked = async () => {
    const next = await fresh();
    const lost = vi.fn();
    faults.break('quota');
    await expect(next.own(GAME, lost)).rejects.toThrow('made to fail');
    faults.mend();
    await next.storage.saves(GAME);
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
    await third.own(GAME, () => undefined);
    next.saver.write(writeOf(GAME, FROM + 1));
    await until(() => lost.mock.calls.length > 0);
    expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM).save);
  });
});

describe('another window has taken the game', () => {
  /** Time goes by, and whoever tries tries. */
  const wait = async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    for (let i = 0; i < 400; i++) await new Promise((done) => setImmediate(done));
  };
  /** A window takes the game, and this one has something that is not saved. */
  const taken = async () => {
    const other = await fresh();
    await other.own(GAME, () => undefined);
    const lost = vi.fn(() => stage.disown(GAME));
    await stage.own(GAME, lost);
    await other.own(GAME, () => undefined);
    stage.saver.write(writeOf(GAME, FROM + 1));
    await until(() => lost.mock.calls.length > 0);
    return { other, lost };
  };
  afterEach(() => vi.unstubAllGlobals());

  test('and may be alive: nothing is written, and nothing dropped, until it has gone further', async () => {
    // nobody can be asked
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const { other, lost } = await taken();
    await wait();
    expect(lost).toHaveBeenCalledTimes(1);
    expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM).save);
    expect(stage.unsaved.get(GAME)?.save.revision, 'it stays in memory').toBe(FROM + 1);
    // and that one plays on
    await other.storage.put(writeOf(GAME, FROM + 1));
    await until(() => stage.unsaved.get(GAME) === null);
    expect((await lying()).kept[0]).toEqual(writeOf(GAME, FROM + 1).save);
  });

  test('and has gone: this one takes the game back, and writes what it has', async () => {
    vi.stubGlobal('navigator', {});
    // nobody answers
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage(): void {}
        close(): void {}
      },
    );
    await taken();
    await saved(stage, FROM + 1);
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
      await own(GAME, () => undefined);
      const [first, second] = await storage.saves(GAME);
      const good = writeOf(GAME, FROM - 1).save;
      expect([first, second]).toContainEqual(spoilt);
      expect([first, second]).toContainEqual(good);
      if (typeof spoilt !== 'object' || (spoilt as { revision?: unknown }).revision !== FROM - 1) expect(first).toEqual(spoilt);
      await storage.setAside(
        GAME,
        [first, second].find((record) => !isDeepStrictEqual(record, good)),
      );
      expect(await storage.saves(GAME), 'the good one is left').toEqual([good]);
      // the next save goes where the damaged one was
      await storage.put(writeOf(GAME, FROM));
      expect(await storage.saves(GAME)).toEqual([writeOf(GAME, FROM).save, good]);
      const all = (await raw((store) => store.getAllKeys())) as string[];
      const aside = all.filter((key) => key.startsWith('damaged/'));
      expect(await Promise.all(aside.map((key) => raw((store) => store.get(key))))).toEqual([spoilt]);
    });
  }

  test('two damaged ones are both kept', async () => {
    const { storage } = await fresh();
    for (const place of places) await raw((store) => store.put(`spoilt ${place}`, place));
    for (const record of await storage.saves(GAME)) await storage.setAside(GAME, record);
    const all = (await raw((store) => store.getAllKeys())) as string[];
    expect(all.filter((key) => key.startsWith('damaged/')).length).toBe(2);
    expect(await storage.saves(GAME)).toEqual([]);
  });

  test('a ticket that is damaged does not hide the others', async () => {
    const { storage, own } = await fresh();
    await own('game-2', () => undefined);
    await storage.put(writeOf('game-2', 1));
    for (const spoilt of ['pass', null, {}, { id: GAME, emblems: 'sun' }]) {
      await raw((store) => store.put(spoilt, `ticket/${GAME}`));
      expect((await storage.summaries()).map(({ id }) => id)).toEqual(['game-2']);
    }
  });
});
