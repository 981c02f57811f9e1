import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Claim, claim } from '../../src/app/ownership.ts';
import { storage } from '../../src/app/storage.ts';
import { NotOurs } from '../../src/ui/table/saver.ts';
import { writeOf } from '../storage/fixtures.ts';

/** One window owns a game. Time is that of the test, so that nobody waits. */

const LOCK = 'pass-the-torch/game/one';
/** Longer than anybody's patience. */
const LONG = 5000;

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
        if (!signal?.aborted) grant().then(done, failed);
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

const claimed = async (steal = false, id = 'one'): Promise<Claim | null> => {
  const asked = claim(id, steal);
  await vi.advanceTimersByTimeAsync(LONG);
  return asked;
};
const withLocks = (locks: Locks) => vi.stubGlobal('navigator', { locks });

beforeEach(() => {
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
    expect(await claimed()).not.toBeNull();
    withLocks(new Locks(1500));
    expect(await claimed()).not.toBeNull();
  });

  test('another window that has it keeps it, until it is taken over', async () => {
    withLocks(new Locks(0, true));
    expect(await claimed()).toBeNull();
    withLocks(new Locks(50, true));
    expect(await claimed(true)).not.toBeNull();
  });

  test('from whom it is taken has lost the game', async () => {
    const locks = new Locks(0);
    withLocks(locks);
    const mine = await claimed();
    expect(mine?.lost.value).toBe(false);
    locks.steal();
    await vi.advanceTimersByTimeAsync(0);
    expect(mine?.lost.value).toBe(true);
  });

  test('from whom it is taken writes it no more, even before the other window has put its mark on it', async () => {
    const locks = new Locks(0);
    withLocks(locks);
    await claimed();
    const put = (revision: number) => Promise.all([storage.put(writeOf('one', revision)), vi.advanceTimersByTimeAsync(LONG)]);
    await put(1);
    locks.steal();
    await vi.advanceTimersByTimeAsync(0);
    await expect(put(2)).rejects.toThrow(NotOurs);
  });
});

test('only who takes a game over tells the others to let go', async () => {
  withLocks(new Locks(0));
  const heard: unknown[] = [];
  new Line().onmessage = ({ data }) => heard.push(data);
  await claimed();
  expect(heard).toEqual([]);
  await claimed(true);
  expect(heard).toEqual([{ do: 'let-go', id: 'one' }]);
});

test('where windows cannot speak to each other one can play all the same', async () => {
  vi.stubGlobal('navigator', {});
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(await claimed()).not.toBeNull();
});

describe('in a browser without locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('who hears of nobody has the game; who is told that another has it has not', async () => {
    const mine = await claimed();
    expect(mine).not.toBeNull();
    expect(await claimed()).toBeNull();
    expect(await claimed(false, 'two')).not.toBeNull();
    mine?.release();
    expect(await claimed()).not.toBeNull();
  });

  test('an answer about another game is none', async () => {
    await claimed(false, 'two');
    const [one, two] = await Promise.all([claimed(), claimed(false, 'two')]);
    expect(one).not.toBeNull();
    expect(two).toBeNull();
  });

  test('from whom it is taken has lost the game, and does not say any more that it has it', async () => {
    const mine = await claimed();
    const other = await claimed(false, 'two');
    const theirs = await claimed(true);
    expect([mine?.lost.value, other?.lost.value, theirs?.lost.value]).toEqual([true, false, false]);
    theirs?.release();
    expect(await claimed()).not.toBeNull();
  });
});
