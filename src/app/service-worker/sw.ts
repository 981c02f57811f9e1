import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { ServiceWorkerMessage } from './service-worker-messages.ts';

/** The service worker. It caches all files of one version, so that the app starts offline. */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const keeper = new PrecacheController();
keeper.precache(self.__WB_MANIFEST);
// match the app's folder with any query; other pages below it are not ours (decision 115)
registerRoute(new PrecacheRoute(keeper, { ignoreURLParametersMatching: [/./] }));

/** Loads files that are missing in the cache (decision 122), if the host still has the same version. Versions are never mixed. */
async function repairCache(): Promise<void> {
  const cache = await caches.open(keeper.strategy.cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const gone = [...keeper.getURLsToCacheKeys()].filter(([, key]) => !there.has(key));
  if (gone.length === 0) return;
  const { registration } = self;
  await registration.update();
  if (registration.installing || registration.waiting) return;
  for (const [url, key] of gone) {
    const { ok, body, headers } = await fetch(url, { cache: 'reload' });
    // a copy, because a redirected response cannot be used for navigation
    if (ok) await cache.put(key, new Response(body, { headers }));
  }
}

// control the page already on the first visit, without a reload
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const { type } = event.data as ServiceWorkerMessage;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // offline: the next visit tries again
  else event.waitUntil(repairCache().catch(() => undefined));
});
