import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileIdle } from '../../src/app/games/preload.ts';

/** Whoever waits until the page is idle. */
let waiting: IdleRequestCallback[] = [];
const idle = async () => {
  for (const then of waiting.splice(0)) then({ didTimeout: false, timeRemaining: () => 50 });
  await Promise.resolve();
  await Promise.resolve();
};
beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (then: IdleRequestCallback) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => {
    waiting = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const steps = (done: string[]) =>
  ['table', 'game', 'seats'].map((name) => async () => {
    done.push(name);
    if (name === 'game') throw new Error('no network');
  });

test('one step each time that the page is idle; what cannot be had is left out', async () => {
  const done: string[] = [];
  whileIdle(steps(done));
  expect(done).toEqual([]);
  await idle();
  expect(done).toEqual(['table']);
  await idle();
  await idle();
  expect(done).toEqual(['table', 'game', 'seats']);
});

test('nothing more once it has been stopped', async () => {
  const done: string[] = [];
  const stop = whileIdle(steps(done));
  await idle();
  stop();
  await idle();
  expect(done).toEqual(['table']);
});

test('nothing before the page is loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const done: string[] = [];
  whileIdle(steps(done));
  await idle();
  expect(done).toEqual([]);
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await idle();
  expect(done).toEqual(['table']);
});

test('a browser that cannot say when it is idle waits a little between two steps', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const done: string[] = [];
  whileIdle(steps(done));
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['table', 'game', 'seats']);
});
