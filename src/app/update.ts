import { type ReadonlySignal, signal } from '@preact/signals';
import { BUILD } from './build-name.ts';
import type { Told } from './keeping/messages.ts';

const waiting = signal<(() => void) | null>(null);
/** Puts a new version to work, when one is waiting: the page loads again. Offered on the shelf, never under a running choice. */
export const update: ReadonlySignal<(() => void) | null> = waiting;

/** Registers the service worker, which mends what it has lost. A new version waits until somebody asks for it. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await register();
  } catch {
    // it could not be fetched just now, or is not allowed: one can play all the same, and the next visit tries again
  }
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('./sw.js', { scope: './' });
  const registered = workbox.register();
  workbox.addEventListener('waiting', async () => {
    // the very first one waits for nobody, but where the device is busy it looks so for a moment
    if (!(await registered)?.active) return;
    waiting.value = () => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    };
  });
  await registered;
  navigator.serviceWorker.controller?.postMessage({ type: 'MEND' } satisfies Told);
}

const lost = new WeakSet<object>();
/** Whether an error says that a part of the app was not to be had. The browser remembers that: only a page that is loaded anew asks again. */
export const isLostPart = (error: unknown): boolean => typeof error === 'object' && error !== null && lost.has(error);

/**
 * A part of the app that is gone after a new version was put on the server: load once more, never twice. When offline only if another window
 * has put a new version to work, since all of that one is on the device.
 */
export function watchForLostParts(): void {
  let replaced = false;
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (workers?.controller)
    workers.addEventListener('controllerchange', () => {
      replaced = true;
    });
  addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) lost.add(event.payload);
    const key = 'pass-the-torch/reloaded';
    if (!(navigator.onLine || replaced) || sessionStorage.getItem(key) === BUILD) return;
    event.preventDefault();
    sessionStorage.setItem(key, BUILD);
    location.reload();
  });
}
