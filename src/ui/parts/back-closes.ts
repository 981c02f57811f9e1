import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The browser's Back closes the topmost sheet. Each open sheet has a history entry of its own, with the number of open sheets as its
 * state. A sheet that is closed in another way leaves its entry: the next sheet uses it again, and Back passes over it. The app itself takes
 * entries back only before it replaces a screen: at another moment that would undo a navigation that comes at the same time.
 */

const open: (() => void)[] = [];
/** The number of sheets that the current entry stood for when it was last looked at, and its place in the app. */
let depth = 0;
let hash = '';

/** The number of sheets that were open at a history entry. */
function sheetsAt(state: unknown): number {
  return typeof state === 'object' && state !== null && 'sheets' in state && typeof state.sheets === 'number' ? state.sheets : 0;
}

function onPopState(): void {
  const [was, now] = [depth, sheetsAt(history.state)];
  const elsewhere = location.hash !== hash;
  depth = now;
  hash = location.hash;
  if (elsewhere || now >= was) return;
  const closing = open.slice(now).reverse();
  for (const close of closing) close();
  // the entry of a sheet that was closed before, or that was open before the page was loaded again
  if (closing.length === 0) history.go(open.length - now - 1);
}

/** Goes below the entries that closed sheets have left, where `then` can replace the entry of the screen itself. */
export function belowSheets(then: () => void): void {
  const left = sheetsAt(history.state);
  if (left === 0) {
    then();
    return;
  }
  depth = 0;
  window.addEventListener('popstate', then, { once: true });
  history.go(-left);
}

/** Listens from the start: a page that was loaded again may have entries of sheets that are no longer there. */
export function watchBack(): void {
  depth = sheetsAt(history.state);
  hash = location.hash;
  window.addEventListener('popstate', onPopState);
}

/** While `isOpen`, the browser's Back calls `onBack`. */
export function useBackCloses(onBack: () => void, isOpen = true): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  // in the same step in which the sheet is seen: an effect after the paint may come later than a quick Back
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    open.push(close);
    depth = Math.max(open.length, sheetsAt(history.state));
    hash = location.hash;
    if (sheetsAt(history.state) < open.length) history.pushState({ sheets: open.length }, '');
    return () => void open.splice(open.indexOf(close), 1);
  }, [isOpen]);
}
