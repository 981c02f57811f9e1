import { afterEach, describe, expect, test, vi } from 'vitest';
import { claim } from '../../src/app/ownership.ts';

type Grant = () => Promise<void>;
/** A browser's lock manager that takes its time: `after` milliseconds pass before a lock that is free is given. */
function lockManager(after: number, keptByAnother: boolean) {
  const held = keptByAnother ? [{ name: 'pass-the-torch/game/one' }] : [];
  const pending: { name: string }[] = [];
  return {
    query: async () => ({ held: [...held], pending: [...pending] }),
    request: (name: string, { signal, steal }: LockOptions, grant: Grant) =>
      new Promise((done, failed) => {
        const lock = { name };
        pending.push(lock);
        signal?.addEventListener('abort', () => failed(signal.reason));
        if (keptByAnother && !steal) return;
        setTimeout(() => {
          pending.splice(pending.indexOf(lock), 1);
          held.push(lock);
          if (!signal?.aborted) grant().then(done, failed);
        }, after);
      }),
  };
}
const claimed = async (after: number, keptByAnother: boolean, steal = false): Promise<boolean> => {
  vi.stubGlobal('navigator', { locks: lockManager(after, keptByAnother) });
  return (await claim('one', steal)) !== null;
};

describe('the lock of a game', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('a device that is slow to give it is not taken for another window', async () => {
    expect(await claimed(0, false)).toBe(true);
    expect(await claimed(1500, false)).toBe(true);
  });

  test('another window that has it keeps it, until it is taken over', async () => {
    expect(await claimed(0, true)).toBe(false);
    expect(await claimed(50, true, true)).toBe(true);
  });
});
