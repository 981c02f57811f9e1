import type { Page } from '@playwright/test';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Save, SaveSummary } from '../../src/engine/save.ts';

/** Every record that the app keeps, by its key. */
export type Records = { readonly [key: string]: unknown };

/** Runs in the page, so it must stand alone. All records as text, since what is nested deeply would not arrive otherwise. */
function read(): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('pass-the-torch');
    let fresh = false;
    request.onupgradeneeded = () => {
      fresh = true;
      request.transaction?.abort();
    };
    request.onerror = () => reject(fresh ? new Error('there is no storage yet') : request.error);
    request.onsuccess = () => {
      const database = request.result;
      const store = database.transaction('games').objectStore('games');
      const keys = store.getAllKeys();
      const values = store.getAll();
      values.onsuccess = () => {
        database.close();
        resolve(JSON.stringify(Object.fromEntries(keys.result.map((key, i) => [String(key), values.result[i] as unknown]))));
      };
    };
  });
}
/** What lies in the storage, read by a handle of our own. */
export const stored = async (page: Page): Promise<Records> => JSON.parse(await page.evaluate(read)) as Records;

/** Puts records, plain JSON, into the storage behind the app's back. They travel as text, too. */
export const spoil = (page: Page, records: Records): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const given: Records = JSON.parse(text);
        const request = indexedDB.open('pass-the-torch');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
          try {
            for (const [key, value] of Object.entries(given)) transaction.objectStore('games').put(value, key);
          } catch (error) {
            request.result.close();
            reject(error);
          }
        };
      }),
    JSON.stringify(records),
  );

type AnySave = Save<GameTypes>;
/** The saves of a game, the newest first, with their keys. */
export const savesOf = (records: Records, id: string): { readonly key: string; readonly save: AnySave }[] =>
  [0, 1]
    .flatMap((place) => {
      const key = `save/${id}/${place}`;
      const save = records[key] as AnySave | undefined;
      return save ? [{ key, save }] : [];
    })
    .sort((a, b) => b.save.revision - a.save.revision);
export function newestOf(records: Records, id: string): AnySave {
  const [newest] = savesOf(records, id);
  if (!newest) throw new Error(`no save of ${id}, but ${Object.keys(records).join(', ') || 'nothing'}`);
  return newest.save;
}
export const ticketOf = (records: Records, id: string): SaveSummary => records[`ticket/${id}`] as SaveSummary;
export const idOf = (page: Page): string => page.url().split('/').at(-1) ?? '';
