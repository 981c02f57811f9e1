import { promisifyRequest } from 'idb-keyval';

const TEMPORARY_DATABASE = 'pass-the-torch-scrap';

/**
 * Makes Chromium start a new log file for the storage of this origin. A crash during a write leaves an incomplete record at the end of the
 * log. The next start does not notice it and appends to the log. The start after that treats the whole log as damaged and deletes every game.
 * When a database is deleted, Chromium writes its data to tables and starts a new log. So an empty database is created and deleted here
 * (decision 123). Other browsers are not affected. Chromium is detected by its user agent, because `userAgentData` is missing over http.
 */
export async function startNewLog(): Promise<void> {
  if (!/Chrome\//.test(navigator.userAgent)) return;
  const temporary = await promisifyRequest(indexedDB.open(TEMPORARY_DATABASE));
  temporary.close();
  await promisifyRequest(indexedDB.deleteDatabase(TEMPORARY_DATABASE));
}
