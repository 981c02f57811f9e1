/** Messages to the service worker: activate the waiting version (Workbox's message), or restore missing files in the cache. */
export type ServiceWorkerMessage = { readonly type: 'SKIP_WAITING' } | { readonly type: 'MEND' };
