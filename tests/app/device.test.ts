import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockOrientation, unlockOrientation } from '../../src/app/device/orientation-lock.ts';
import { wakeLock } from '../../src/app/device/wake-lock.ts';
import { isPersistent, requestPersistence } from '../../src/app/storage/persistence.ts';
import { noteSavedGames } from '../../src/app/storage/preferences.ts';

/** What the app asks of the device: light, room, letters, a fresh log. Devices say no, or do not know what is meant. */

beforeEach(() => {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});
const soon = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));

describe('the light', () => {
  /** A screen whose lock can be asked for, and how often it was. */
  function screenOf({ visible = true, refuses = false } = {}) {
    const locks: { released: boolean; drop: () => void }[] = [];
    const request = vi.fn(async () => {
      if (refuses) throw new DOMException('low battery', 'NotAllowedError');
      const lock = { released: false, drop() {} };
      locks.push(lock);
      return {
        addEventListener: (_: string, then: () => void) => {
          lock.drop = then;
        },
        release: async () => {
          await undefined;
          lock.released = true;
          lock.drop();
        },
      };
    });
    vi.stubGlobal('navigator', { wakeLock: { request } });
    const now = { visible };
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (now.visible ? 'visible' : 'hidden'));
    const look = async (seen: boolean) => {
      now.visible = seen;
      document.dispatchEvent(new Event('visibilitychange'));
      await soon();
    };
    return { request, locks, look };
  }

  test('stays on while a game is on the table, and not longer', async () => {
    const { request, locks } = screenOf();
    const light = wakeLock();
    expect(request).not.toHaveBeenCalled();
    light.hold();
    light.hold();
    await soon();
    expect(locks).toHaveLength(1);
    light.release();
    await soon();
    expect(locks[0]?.released).toBe(true);
  });

  test('is taken again when the browser dropped it while the app was hidden', async () => {
    const { locks, look } = screenOf();
    wakeLock().hold();
    await soon();
    await look(false);
    locks[0]?.drop();
    expect(locks).toHaveLength(1);
    await look(true);
    expect(locks).toHaveLength(2);
  });

  test('is not taken again once the table is left', async () => {
    const { locks, look } = screenOf();
    const light = wakeLock();
    light.hold();
    await soon();
    light.release();
    await soon();
    await look(true);
    expect(locks).toHaveLength(1);
  });

  test('stays on when one game follows the other', async () => {
    const { locks } = screenOf();
    const light = wakeLock();
    light.hold();
    await soon();
    light.release();
    light.hold();
    await soon();
    expect(locks.map(({ released }) => released)).toEqual([true, false]);
  });

  test('that comes after the table was left is put out again', async () => {
    const { locks } = screenOf();
    const light = wakeLock();
    light.hold();
    light.release();
    await soon();
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  test('a device that refuses is asked again the next time, and nothing breaks', async () => {
    const { request, look } = screenOf({ refuses: true });
    wakeLock().hold();
    await soon();
    await look(true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('a device that has none is left alone', async () => {
    vi.stubGlobal('navigator', {});
    const light = wakeLock();
    light.hold();
    light.release();
    await soon();
  });
});

describe('the promise to keep our games', () => {
  const storageOf = (promised: boolean, says: boolean) => {
    const persist = vi.fn(async () => says);
    vi.stubGlobal('navigator', { storage: { persisted: async () => promised, persist } });
    return persist;
  };
  test.each([
    ['has been given: nobody is asked again', true, false, true, 0],
    ['is given', false, true, true, 1],
    ['is not given', false, false, false, 1],
  ])('%s', async (_, promised, says, kept, asked) => {
    const persist = storageOf(promised, says);
    expect(await requestPersistence()).toBe(kept);
    expect(persist).toHaveBeenCalledTimes(asked);
    expect(await isPersistent()).toBe(promised);
  });
  test('a browser that knows no such promise gives none', async () => {
    vi.stubGlobal('navigator', {});
    expect([await requestPersistence(), await isPersistent()]).toEqual([false, false]);
  });
});

describe('a browser has thrown our games away', () => {
  test.each([
    ['when it kept one and has nothing any more', true, false, true],
    ['not when something is left', true, true, false],
    ['not when it never kept any', false, false, false],
  ])('%s', async (_, before, left, gone) => {
    const { storageWasCleared: emptied } = await import('../../src/app/storage/storage-cleared.ts');
    const { gameStore } = await import('../../src/app/storage/database.ts');
    noteSavedGames(before);
    await gameStore('readwrite', (store) => void (left && store.put(1, 'owner/one')));
    expect(await emptied()).toBe(gone);
  });
});

describe('a fresh log', () => {
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  test('is made by a database that comes and goes, beside ours', async () => {
    vi.stubGlobal('navigator', {
      userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    });
    const { startNewLog: freshLog } = await import('../../src/app/storage/chromium-log.ts');
    const made = vi.spyOn(indexedDB, 'open');
    const gone = vi.spyOn(indexedDB, 'deleteDatabase');
    await freshLog();
    expect(made).toHaveBeenCalledOnce();
    expect(gone.mock.calls).toEqual([[made.mock.calls[0]?.[0]]]);
    expect(await names()).toEqual([]);
  });
  test('is left to an engine that keeps its storage otherwise', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' });
    const { startNewLog: freshLog } = await import('../../src/app/storage/chromium-log.ts');
    const made = vi.spyOn(indexedDB, 'open');
    await freshLog();
    expect(made).not.toHaveBeenCalled();
  });
});

describe('the letters', () => {
  const fonts = (...faces: (() => Promise<unknown>)[]) => vi.stubGlobal('document', { fonts: faces.map((load) => ({ load })) });
  const fetched = async () => {
    const { fontsReady: letters } = await import('../../src/app/device/fonts.ts');
    return letters;
  };
  test('are waited for until all are there, also those that cannot be had, and fetched once', async () => {
    const load = vi.fn(async () => undefined);
    fonts(load, () => Promise.reject(new Error('offline')));
    const letters = await fetched();
    await letters();
    await letters();
    expect(load).toHaveBeenCalledOnce();
  });
  test('are not waited for longer than a blink', async () => {
    vi.useFakeTimers();
    fonts(() => new Promise(() => undefined));
    const letters = await fetched();
    let done = false;
    void letters().then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(1400);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toBe(true);
  });
});

describe('a tablet that lies flat', () => {
  const stub = (lock?: (to: string) => Promise<void>) => {
    const unlock = vi.fn();
    vi.stubGlobal('screen', { orientation: { type: 'landscape-primary', unlock, ...(lock ? { lock } : {}) } });
    return unlock;
  };

  test('is asked to stay as it lies, and may turn again later', () => {
    const lock = vi.fn(async () => undefined);
    const unlock = stub(lock);
    lockOrientation();
    expect(lock.mock.calls).toEqual([['landscape-primary']]);
    unlockOrientation();
    expect(unlock).toHaveBeenCalledOnce();
  });

  test.each<[string, (() => Promise<void>) | undefined]>([
    ['says no', () => Promise.reject(new DOMException('not in a tab', 'SecurityError'))],
    [
      'says no at once',
      () => {
        throw new DOMException('not here', 'NotSupportedError');
      },
    ],
    ['does not know what is meant', undefined],
  ])('a browser that %s is no trouble', async (_, lock) => {
    stub(lock);
    lockOrientation();
    await soon();
    expect(screen.orientation.type).toBe('landscape-primary');
  });

  test('nor is one without any orientation', () => {
    vi.stubGlobal('screen', {});
    lockOrientation();
    unlockOrientation();
    expect(screen.orientation).toBeUndefined();
  });
});
