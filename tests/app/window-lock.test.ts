import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WindowLock } from '../../src/app/storage/window-lock.ts';
import { writeOf } from '../storage/fixtures.ts';

/** One window owns a game. Time is that of the test, so that nobody waits. */

const LOCK = 'pass-the-torch/game/one';
/** Longer than anybody's patience. */
const LONG = 12_000;

type Grant = () => Promise<void>;
/** A browser's lock manager that takes its time: `after` milliseconds pass before a lock that is free is given. */
class Locks {
  private readonly held: { name: string }[];
  private readonly pending: { name: string }[] = [];
  private take: ((why: Error) => void) | null = null;
  private readonly after: number;
  private readonly keptByAnother: boolean;

  constructor(after: number, keptByAnother = false) {
    this.after = after;
    this.keptByAnother = keptByAnother;
    this.held = keptByAnother ? [{ name: LOCK }] : [];
  }
  query = async () => ({ held: [...this.held], pending: [...this.pending] });
  request = (name: string, { signal, steal }: LockOptions, grant: Grant) =>
    new Promise<void>((done, failed) => {
      const lock = { name };
      this.pending.push(lock);
      signal?.addEventListener('abort', () => failed(signal.reason));
      if (this.keptByAnother && !steal) return;
      setTimeout(() => {
        this.pending.splice(this.pending.indexOf(lock), 1);
        this.held.push(lock);
        this.take = failed;
        if (signal?.aborted) return;
        grant()
          .finally(() => this.held.splice(this.held.indexOf(lock), 1))
          .then(done, failed);
      }, this.after);
    });
  /** Another window takes the lock from whoever has it. */
  steal = (): void => this.take?.(new DOMException('stolen', 'AbortError'));
}

/** What windows say to each other, all in one place. */
class Line {
  static readonly open = new Set<Line>();
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  constructor() {
    Line.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Line.open) if (other !== this) queueMicrotask(() => other.onmessage?.({ data }));
  }
  close(): void {
    Line.open.delete(this);
  }
}

/** A window of its own: what one remembers no other one knows. */
async function opened() {
  vi.resetModules();
  const [{ lockGame: claim }, { NotOwnerError }, { saves }, { unsaved }] = await Promise.all([
    import('../../src/app/storage/window-lock.ts'),
    import('../../src/app/storage/ownership-token.ts'),
    import('../../src/app/storage/saves.ts'),
    import('../../src/app/storage/unsaved-writes.ts'),
  ]);
  return { claim, NotOwnerError, saves, unsaved };
}
type Window = Awaited<ReturnType<typeof opened>>;
let one: Window;
let two: Window;

const claimed = async (window: Window, steal = false, id = 'one'): Promise<WindowLock | null> => {
  const asked = window.claim(id, steal);
  await vi.advanceTimersByTimeAsync(LONG);
  return asked;
};
const withLocks = (locks: Locks) => vi.stubGlobal('navigator', { locks });

beforeEach(async () => {
  one = await opened();
  two = await opened();
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Line.open.clear();
});

describe('the lock of a game', () => {
  test('a device that is slow to give it is not taken for another window', async () => {
    withLocks(new Locks(0));
    expect(await claimed(one)).not.toBeNull();
    withLocks(new Locks(1500));
    expect(await claimed(two)).not.toBeNull();
  });

  test('another window that has it keeps it, until it is taken over', async () => {
    withLocks(new Locks(0, true));
    expect(await claimed(one)).toBeNull();
    withLocks(new Locks(50, true));
    expect(await claimed(one, true)).not.toBeNull();
  });

  test('from whom it is taken has lost the game', async () => {
    const locks = new Locks(0);
    withLocks(locks);
    const mine = await claimed(one);
    expect(mine?.lost.value).toBe(false);
    locks.steal();
    await vi.advanceTimersByTimeAsync(0);
    expect(mine?.lost.value).toBe(true);
  });

  test('from whom it is taken writes it no more, even before the other window has put its token on it', async () => {
    const locks = new Locks(0);
    withLocks(locks);
    await claimed(one);
    const put = (revision: number) => Promise.all([one.saves.put(writeOf('one', revision)), vi.advanceTimersByTimeAsync(LONG)]);
    await put(1);
    locks.steal();
    await vi.advanceTimersByTimeAsync(0);
    await expect(put(2)).rejects.toThrow(one.NotOwnerError);
  });

  test('is kept by a window that has left the table, until all is saved; and by one that comes back at once', async () => {
    const locks = new Locks(0);
    withLocks(locks);
    const mine = await claimed(one);
    one.unsaved.add(writeOf('one', 1));
    mine?.release();
    await vi.advanceTimersByTimeAsync(LONG);
    expect((await locks.query()).held).toHaveLength(1);
    const again = await claimed(one);
    expect(again?.lost.value).toBe(false);
    again?.release();
    one.unsaved.written(writeOf('one', 1));
    await vi.advanceTimersByTimeAsync(LONG);
    expect((await locks.query()).held).toHaveLength(0);
  });
});

test('only who takes a game over tells the others to let go', async () => {
  withLocks(new Locks(0));
  const heard: { readonly do?: string }[] = [];
  new Line().onmessage = ({ data }) => heard.push(data as object);
  await claimed(one);
  expect(heard).toEqual([]);
  await claimed(two, true);
  expect(heard.map((message) => message.do)).toContain('let-go');
});

test('where windows cannot speak to each other one can play all the same', async () => {
  vi.stubGlobal('navigator', {});
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(await claimed(one)).not.toBeNull();
});

describe('in a browser without locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('who hears of nobody has the game; who is told that another has it has not', async () => {
    const mine = await claimed(one);
    expect(mine).not.toBeNull();
    expect(await claimed(two)).toBeNull();
    expect(await claimed(two, false, 'two')).not.toBeNull();
    mine?.release();
    expect(await claimed(two)).not.toBeNull();
  });

  test('an answer about another game is none', async () => {
    await claimed(one, false, 'two');
    const [first, second] = await Promise.all([claimed(two), claimed(two, false, 'two')]);
    expect(first).not.toBeNull();
    expect(second).toBeNull();
  });

  test('from whom it is taken has lost the game, and does not say any more that it has it', async () => {
    const mine = await claimed(one);
    const other = await claimed(one, false, 'two');
    const theirs = await claimed(two, true);
    expect([mine?.lost.value, other?.lost.value, theirs?.lost.value]).toEqual([true, false, false]);
    theirs?.release();
    expect(await claimed(one)).not.toBeNull();
  });
});

describe('on a full disk, where the browser may have no locks to give', () => {
  const broken = {
    request: () => Promise.reject(new DOMException('Failed to access storage', 'UnknownError')),
    query: () => Promise.reject(),
  };
  beforeEach(() => vi.stubGlobal('navigator', { locks: broken }));

  test('windows ask one another: who is told that another has the game has it not, until it is taken over', async () => {
    const mine = await claimed(one);
    expect(mine?.lost.value).toBe(false);
    expect(await claimed(two)).toBeNull();
    expect(mine?.lost.value).toBe(false);
    expect(await claimed(two, true)).not.toBeNull();
    expect(mine?.lost.value).toBe(true);
  });
});

test('who takes a game over while it still asks for it in silence takes it', async () => {
  withLocks(new Locks(50, true));
  const asked = one.claim('one');
  const taken = one.claim('one', true);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(await asked).toBeNull();
  expect(await taken).not.toBeNull();
});

describe('a game of which something is not saved', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));
  const waiting = ({ unsaved }: Window): number | undefined => unsaved.get('one')?.save.revision;

  test('is handed to the window that takes it over, and stays where it was until it is seen to be saved', async () => {
    await claimed(one);
    one.unsaved.add(writeOf('one', 7));
    one.unsaved.failed('one', new DOMException('no room', 'QuotaExceededError'));
    expect(one.unsaved.failures.value).toMatchObject([{ moves: 7, cause: 'full' }]);
    await claimed(two, true);
    expect([waiting(one), waiting(two)]).toEqual([7, 7]);
    expect(one.unsaved.failures.value, 'the other one says it now').toEqual([]);
  });

  test('is handed over, too, when the lock is gone before the other window listens', async () => {
    const locks = new Locks(0);
    withLocks(locks);
    const mine = await claimed(one);
    one.unsaved.add(writeOf('one', 7));
    locks.steal();
    await vi.advanceTimersByTimeAsync(0);
    expect(mine?.lost.value).toBe(true);
    withLocks(new Locks(0));
    const asked = two.claim('one', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked, 'at once').not.toBeNull();
    expect(waiting(two)).toBe(7);
  });

  test('comes back with what was played meanwhile, and is said here again', async () => {
    await claimed(one);
    one.unsaved.add(writeOf('one', 7));
    await claimed(two, true);
    two.unsaved.add(writeOf('one', 9));
    await claimed(one, true);
    expect([waiting(one), waiting(two)]).toEqual([9, 9]);
    one.unsaved.failed('one', new DOMException('no room', 'QuotaExceededError'));
    two.unsaved.failed('one', new DOMException('no room', 'QuotaExceededError'));
    expect([one.unsaved.failures.value.length, two.unsaved.failures.value.length]).toEqual([1, 0]);
  });

  test('comes to a third window from the one that had it last', async () => {
    const three = await opened();
    await claimed(one);
    one.unsaved.add(writeOf('one', 7));
    await claimed(two, true);
    two.unsaved.add(writeOf('one', 9));
    await claimed(three, true);
    expect([waiting(one), waiting(two), waiting(three)]).toEqual([7, 9, 9]);
  });

  test('is not mixed with what the other window has played when it comes too late', async () => {
    await claimed(one);
    const theirs = await claimed(two, true);
    expect(theirs?.lost.value).toBe(false);
    const late = new Line();
    late.postMessage({ do: 'hand-over', id: 'one', from: 'late', write: writeOf('one', 9), saved: 0 });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(waiting(two)).toBeUndefined();
  });

  test('that the window which had it has saved further is forgotten by the one that takes it back', async () => {
    await claimed(one);
    one.unsaved.add(writeOf('one', 7));
    await claimed(two, true);
    two.unsaved.written(writeOf('one', 9));
    await claimed(one, true);
    expect(waiting(one)).toBeUndefined();
  });
});
