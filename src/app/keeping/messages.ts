/** What the page tells the service worker: to put a new version to work (in Workbox's words), or to look whether all that it keeps is there. */
export type Told = { readonly type: 'SKIP_WAITING' } | { readonly type: 'MEND' };
