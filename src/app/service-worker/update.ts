import { type ReadonlySignal, signal } from '@preact/signals';
import { BUILD } from '../build-name.ts';
import { unsaved } from '../storage/unsaved-writes.ts';
import type { ServiceWorkerMessage } from './service-worker-messages.ts';

const waiting = signal<(() => void) | null>(null);
/** Activates a waiting version and reloads the page; null when there is none. Offered only outside of choices. */
export const update: ReadonlySignal<(() => void) | null> = waiting;

/** Registers the service worker and lets it restore missing files. A new version waits until somebody activates it. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await register();
  } catch {
    // offline or not allowed: play without it; the next visit tries again
  }
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('./sw.js', { scope: './' });
  const registered = workbox.register();
  workbox.addEventListener('waiting', async () => {
    // the first service worker never waits, but on a slow device it may be in the state "waiting" for a moment
    if (!(await registered)?.active) return;
    waiting.value = () => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    };
  });
  await registered;
  navigator.serviceWorker.controller?.postMessage({ type: 'MEND' } satisfies ServiceWorkerMessage);
}

let replaced = false;
/** Whether another window has activated a new version. The files of this version may be gone from the cache. */
export const isReplaced = (): boolean => replaced;

const lost = new WeakSet<object>();
/** Whether an error is a failed dynamic import. The browser caches the failure, so only a reload tries again. */
export const isLoadError = (error: unknown): boolean => typeof error === 'object' && error !== null && lost.has(error);

/**
 * Reloads the page once when a dynamic import fails, because a deployment may have replaced the files. When offline, it reloads only if another
 * window has activated a new version, because all files of that version are cached.
 */
export function watchForLoadErrors(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (workers?.controller)
    workers.addEventListener('controllerchange', () => {
      replaced = true;
    });
  addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) lost.add(event.payload);
    const key = 'pass-the-torch/reloaded';
    if (!(navigator.onLine || replaced) || sessionStorage.getItem(key) === BUILD) return;
    // a reload would lose unsaved games
    if (unsaved.all.length > 0) return;
    event.preventDefault();
    sessionStorage.setItem(key, BUILD);
    location.reload();
  });
}
