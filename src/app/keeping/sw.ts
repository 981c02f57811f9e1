import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { Told } from './messages.ts';

/** The service worker: it keeps every file of one version on the device, so that the app starts without a network. */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const keeper = new PrecacheController();
keeper.precache(self.__WB_MANIFEST);
// only the folder itself, whatever is asked behind it: another page below it is not ours (decision 115)
registerRoute(new PrecacheRoute(keeper, { ignoreURLParametersMatching: [/./] }));

/** Fetches what was kept and is gone (decision 122), if the host still has this very version: another one is kept as a whole or not at all. */
async function mend(): Promise<void> {
  const cache = await caches.open(keeper.strategy.cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const gone = [...keeper.getURLsToCacheKeys()].filter(([, key]) => !there.has(key));
  if (gone.length === 0) return;
  const { registration } = self;
  await registration.update();
  if (registration.installing || registration.waiting) return;
  for (const [url, key] of gone) {
    const { ok, body, headers } = await fetch(url, { cache: 'reload' });
    // a copy, since what a host has sent elsewhere for may not be shown as a page
    if (ok) await cache.put(key, new Response(body, { headers }));
  }
}

// the very first visit is kept too, before the page is loaded again
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const { type } = event.data as Told;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // without a network it stays as it is, and the next visit tries again
  else event.waitUntil(mend().catch(() => undefined));
});
