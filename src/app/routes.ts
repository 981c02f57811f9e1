import { type ReadonlySignal, signal } from '@preact/signals';

/** Where in the app we are: kept in the address behind the #, so that any static host will do. */
export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'seats'; readonly game: string }
  | { readonly at: 'play'; readonly game: string; readonly asked: URLSearchParams }
  | { readonly at: 'workshop'; readonly game: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'last' };

/** A part of an address as it was meant; one that no address may have stays as it is, and is found nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The place that an address means; one that means nothing leads to the shelf. */
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
/** Where we are now. */
export const route: ReadonlySignal<Route> = current;
addEventListener('hashchange', () => {
  current.value = parse(location.hash);
});

/** Goes there, with a step to come back by. */
export const go = (hash: string): void => {
  location.hash = hash;
};
/** Without leaving a step to go back to. */
export function replace(hash: string): void {
  history.replaceState(history.state, '', hash);
  current.value = parse(hash);
}

/** Says of a step that the shelf lies below it; a page that is loaded anew keeps its step. */
const OVER_SHELF = 'over the shelf';
/** Whoever came straight to a table, by a link or from the home screen, goes back to the shelf as everybody does, and not out of the app. */
export function shelfBelow(): void {
  if (current.value.at === 'shelf' || history.state === OVER_SHELF) return;
  const { hash } = location;
  history.replaceState(null, '', '#/');
  history.pushState(OVER_SHELF, '', hash);
}
