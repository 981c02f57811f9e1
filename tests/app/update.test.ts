import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A new version: it waits until somebody takes it; and a part of the app that is gone since is fetched by loading once more. */

/** The service worker's window side, with what it was told. */
class Workbox {
  static made: Workbox | null = null;
  static fails = false;
  /** Whether an older version is at work. */
  static older = true;
  readonly told: string[] = [];
  private readonly heard = new Map<string, () => unknown>();
  constructor() {
    Workbox.made = this;
  }
  addEventListener(kind: string, then: () => unknown): void {
    this.heard.set(kind, then);
  }
  messageSkipWaiting(): void {
    this.told.push('skip waiting');
  }
  async register(): Promise<{ active: object | null }> {
    if (Workbox.fails) throw new Error('offline');
    this.told.push('register');
    return { active: Workbox.older ? {} : null };
  }
  async happens(kind: string): Promise<void> {
    await this.heard.get(kind)?.();
  }
}
vi.mock('workbox-window', () => ({ Workbox }));

const reload = vi.fn();
const listeners: [string, EventListener][] = [];
beforeEach(() => {
  vi.resetModules();
  Workbox.made = null;
  Workbox.fails = false;
  Workbox.older = true;
  vi.stubGlobal('location', { reload });
  vi.stubEnv('PROD', true);
  const add = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (kind: string, then: EventListener) => {
    listeners.push([kind, then]);
    add(kind, then);
  });
});
afterEach(() => {
  for (const [kind, then] of listeners.splice(0)) removeEventListener(kind, then);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  sessionStorage.clear();
});

/** A device with a service worker, `controlled` by one or not yet. */
function worker(controlled: boolean, onLine = true) {
  const messages: unknown[] = [];
  const heard: (() => void)[] = [];
  vi.stubGlobal('navigator', {
    onLine,
    serviceWorker: {
      controller: controlled ? { postMessage: (message: unknown) => messages.push(message) } : null,
      addEventListener: (_: string, then: () => void) => heard.push(then),
    },
  });
  return { messages, replaced: () => heard.forEach((then) => void then()) };
}
const app = () => import('../../src/app/service-worker/update.ts');

describe('a new version', () => {
  test('is offered when it waits, and put to work when somebody takes it: then the page loads again', async () => {
    worker(true);
    const { update, watchForUpdates } = await app();
    await watchForUpdates();
    expect(update.value).toBeNull();
    await Workbox.made?.happens('waiting');
    expect(Workbox.made?.told).toEqual(['register']);
    update.value?.();
    expect(Workbox.made?.told).toEqual(['register', 'skip waiting']);
    expect(reload).not.toHaveBeenCalled();
    await Workbox.made?.happens('controlling');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the first version of all is no new one, however long it takes to start', async () => {
    worker(false);
    Workbox.older = false;
    const { update, watchForUpdates } = await app();
    await watchForUpdates();
    await Workbox.made?.happens('waiting');
    expect(update.value).toBeNull();
  });

  test('the worker that keeps the files is asked to mend what it has lost, if there is one', async () => {
    const { messages } = worker(true);
    await (await app()).watchForUpdates();
    expect(messages).toEqual([{ type: 'MEND' }]);
    worker(false);
    await (await app()).watchForUpdates();
    expect(messages).toHaveLength(1);
  });

  test('a worker that cannot be fetched just now is no trouble', async () => {
    worker(true);
    Workbox.fails = true;
    const { update, watchForUpdates } = await app();
    await watchForUpdates();
    expect(update.value).toBeNull();
  });

  test.each([
    ['while we build', () => vi.stubEnv('PROD', false)],
    ['in a browser without workers', () => vi.stubGlobal('navigator', {})],
  ])('nobody watches for one %s', async (_, where) => {
    worker(true);
    where();
    await (await app()).watchForUpdates();
    expect(Workbox.made).toBeNull();
  });
});

describe('a part of the app is gone', () => {
  const lost = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(event);
    return { handled: event.defaultPrevented, reloads: reload.mock.calls.length };
  };

  test('the page loads once more, and never twice', async () => {
    worker(true);
    (await app()).watchForLoadErrors();
    expect(lost()).toEqual({ handled: true, reloads: 1 });
    expect(lost()).toEqual({ handled: false, reloads: 1 });
  });

  test('without a net only when another window has put a new version to work', async () => {
    const { replaced } = worker(true, false);
    (await app()).watchForLoadErrors();
    expect(lost()).toEqual({ handled: false, reloads: 0 });
    replaced();
    expect(lost()).toEqual({ handled: true, reloads: 1 });
  });

  test('the very first worker that comes to work replaces nothing', async () => {
    const { replaced } = worker(false, false);
    (await app()).watchForLoadErrors();
    replaced();
    expect(lost()).toEqual({ handled: false, reloads: 0 });
  });
});
