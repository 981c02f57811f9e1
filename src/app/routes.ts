import { type ReadonlySignal, signal } from '@preact/signals';
import { belowSheets } from '../ui/parts/back-closes.ts';

/** The current route. It is stored in the URL hash, so that any static host works. */
export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'seats'; readonly game: string }
  | { readonly at: 'play'; readonly game: string; readonly asked: URLSearchParams }
  | { readonly at: 'workshop'; readonly game: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'last' };

/** Decodes a part of the hash. Returns an invalid part unchanged; no route matches it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The route of a hash. An unknown hash is the shelf. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [at, what] = path.split('/').map(decoded);
  if ((at === 'seats' || at === 'workshop') && what) return { at, game: what };
  if (at === 'play' && what) return { at, game: what, asked: new URLSearchParams(query) };
  if (at === 'table' && what) return { at, id: what };
  if (at === 'last') return { at };
  return { at: 'shelf' };
}

const current = signal<Route>(parse(location.hash));
/** The current route. */
export const route: ReadonlySignal<Route> = current;
addEventListener('hashchange', () => {
  current.value = parse(location.hash);
});

/** Marks a history entry whose previous entry is the shelf. History state survives a reload. */
const OVER_SHELF = 'over the shelf';

/** Navigates and adds a history entry. */
export const go = (hash: string): void => {
  location.hash = hash;
};
/** Navigates and replaces the history entry of the current screen: "back" no longer leads to it. */
export const replace = (hash: string): void =>
  belowSheets(() => {
    history.replaceState(history.state && OVER_SHELF, '', hash);
    current.value = parse(hash);
  });

/** Inserts the shelf below the current history entry, so that "back" leads to the shelf even after a direct link. */
export function shelfBelow(): void {
  // any state says so: a sheet's entry (ui/parts/back-closes.ts) is above one of these
  if (current.value.at === 'shelf' || history.state !== null) return;
  const { hash } = location;
  history.replaceState(null, '', '#/');
  history.pushState(OVER_SHELF, '', hash);
}
