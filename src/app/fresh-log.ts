import { promisifyRequest } from 'idb-keyval';

const SCRAP = 'pass-the-torch-scrap';

/**
 * Makes Chromium begin a new log for the storage of this origin. A crash in the midst of a write leaves a torn end; the next start overlooks it
 * and appends to it, and the start after that takes the whole log for damaged and throws away every game (decision 121). When a database is
 * deleted, Chromium writes all that it holds to tables and begins the next log: so one is made, empty, and deleted (decision 123). An engine
 * that keeps its storage otherwise is left alone.
 */
export async function freshLog(): Promise<void> {
  if (!('userAgentData' in navigator)) return;
  const scrap = await promisifyRequest(indexedDB.open(SCRAP));
  scrap.close();
  await promisifyRequest(indexedDB.deleteDatabase(SCRAP));
}
