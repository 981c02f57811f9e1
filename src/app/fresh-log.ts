import { createStore, promisifyRequest } from 'idb-keyval';
import { freshBytes } from './entropy.ts';

/** More than Chromium collects in one log before it begins the next: 4 MB. */
const PIECES = 80;
/** Bytes. What is larger than 64 KB it would put elsewhere; what is random it cannot make smaller. */
const PIECE = 60_000;

/**
 * Makes Chromium begin a new log for the storage of this origin. A crash in the midst of a write leaves a torn end; the next start overlooks it
 * and appends to it, and the start after that takes the whole log for damaged and throws away every game (decision 121). Nothing is left of what
 * is written here, and the other storages wait for none of it. An engine that keeps its storage otherwise is left alone.
 */
export async function freshLog(): Promise<void> {
  if (!('userAgentData' in navigator)) return;
  const scrap = createStore('pass-the-torch-scrap', 'scrap');
  const piece = freshBytes(PIECE);
  await scrap('readwrite', (store) => {
    for (let i = 0; i < PIECES; i++) store.put(piece, 'scrap');
    store.delete('scrap');
    return promisifyRequest(store.transaction);
  });
}
