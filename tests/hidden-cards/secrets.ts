import type { CDPSession, Page } from '@playwright/test';
import { nextFrame } from '../e2e/page-state.ts';
import { NAMES } from './box.ts';

/** What lies where, as the device keeps it: the truth that the page is held against. */
type Truth = { readonly players: readonly { readonly hand: readonly string[]; readonly pile: readonly string[] }[] };
/** All that a page can be made to give away, by where it was found. */
export type Contents = { readonly [place: string]: string };

/** Runs in the page, so it must stand alone. What was spoken is handed over once. */
function gather(): Contents {
  const all = (storage: Storage) => JSON.stringify(Object.entries(storage));
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return {
    page: document.documentElement.outerHTML,
    title: document.title,
    address: `${location.href} ${JSON.stringify(history.state)} ${window.name} ${document.cookie}`,
    storage: `${all(localStorage)} ${all(sessionStorage)}`,
    fields: fields.map(({ value }) => value).join(' '),
    spoken: (globalThis as unknown as { spoken?: string[] }).spoken?.splice(0).join(' ') ?? '',
  };
}

/** Page, attributes, title, storage, fields, speech, and what a screen reader gets. */
export async function contents(page: Page, inside: CDPSession): Promise<Contents> {
  const given = await page.evaluate(gather);
  const { nodes } = await inside.send('Accessibility.getFullAXTree');
  return { ...given, reader: JSON.stringify(nodes) };
}

/** Reads the newest save from the device; null while there is none. Runs in the page. */
async function readTruth(): Promise<unknown> {
  const id = location.hash.split('/').at(-1) ?? '';
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  const database = await asked(indexedDB.open('pass-the-torch'));
  const store = database.transaction('games').objectStore('games');
  const saves = await Promise.all([0, 1].map((place) => asked(store.get(`save/${id}/${place}`))));
  database.close();
  const [newest] = saves.filter((save) => save !== undefined).sort((a, b) => b.revision - a.revision);
  return newest?.session.now.state ?? null;
}

/** Waits until all is written down. A table that has just been dealt still has the marks of the one before for a moment. */
export async function truth<T = Truth>(page: Page): Promise<T> {
  for (;;) {
    await page.waitForFunction(() => {
      const { move, saved } = document.getElementById('app')?.dataset ?? {};
      return move !== undefined && move === saved;
    });
    const state = await page.evaluate(readTruth);
    if (state !== null) return state as T;
    await nextFrame(page);
  }
}

/** "Ann plays Zibbleaxo.": everybody saw that card, and it may have been shuffled into a pile since. */
const PLAYED = /\S+ plays \S+\./g;

/** Cards that are in a page and must not be, with the place: those of any hand but the viewer's own, and of any draw pile. */
export function leaks(found: Contents, { players }: Truth, viewer: number | null): string[] {
  const secret = players.flatMap(({ hand, pile }, seat) => [
    ...(seat === viewer ? [] : hand.map((id) => ({ id, whose: `hand ${seat}` }))),
    ...pile.map((id) => ({ id, whose: `pile ${seat}` })),
  ]);
  if (secret.length === 0) throw new Error('there is nothing to be hidden: this check proves nothing');
  const searched = { ...found, spoken: found.spoken?.replace(PLAYED, '') ?? '' };
  return Object.entries(searched).flatMap(([place, text]) =>
    secret.flatMap(({ id, whose }) => (text.includes(id) || text.includes(NAMES[id] ?? id) ? [`${place}: ${NAMES[id]} of ${whose}`] : [])),
  );
}

/** Behind a veil no card of any kind is in the page, open or hidden. */
export const anyCards = (found: Contents): string[] =>
  Object.entries(found).flatMap(([place, text]) =>
    place === 'spoken'
      ? []
      : Object.entries(NAMES).flatMap(([id, name]) => (text.includes(id) || text.includes(name) ? [`${place}: ${name}`] : [])),
  );
