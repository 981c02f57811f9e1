import type { Page } from '@playwright/test';
import type { Vocabulary } from '../../src/engine/game.ts';
import type { Save, Ticket } from '../../src/engine/save.ts';

/** Every record that the app keeps, by its key. */
export type Records = { readonly [key: string]: unknown };

/** Runs in the page, so it must stand alone. */
function read(): Promise<Records> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('pass-the-torch');
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => reject(new Error('there is no storage yet'));
    request.onsuccess = () => {
      const database = request.result;
      const store = database.transaction('games').objectStore('games');
      const keys = store.getAllKeys();
      const values = store.getAll();
      values.onsuccess = () => {
        database.close();
        resolve(Object.fromEntries(keys.result.map((key, i) => [String(key), values.result[i] as unknown])));
      };
    };
  });
}
/** What lies in the storage, read by a handle of our own. */
export const stored = (page: Page): Promise<Records> => page.evaluate(read);

/** Puts records into the storage behind the app's back. */
export const spoil = (page: Page, records: Records): Promise<void> =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('pass-the-torch');
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          for (const [key, value] of Object.entries(given)) transaction.objectStore('games').put(value, key);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    records,
  );

type AnySave = Save<Vocabulary>;
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
  if (!newest) throw new Error(`no save of ${id}`);
  return newest.save;
}
export const ticketOf = (records: Records, id: string): Ticket => records[`ticket/${id}`] as Ticket;
export const idOf = (page: Page): string => page.url().split('/').at(-1) ?? '';
