import { useEffect } from 'preact/hooks';
import { makeInertBehind } from './inert-behind.ts';

/** What came under an open sheet, and has the focus when the sheet is gone: asked with the sheet that closes. */
const waiting = new Set<(closing: Element | null) => void>();

/** The element that has the focus, if it is not the page as a whole. */
export function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** Whether the focus is in the list of answers beside the stage. Whoever answers there stays there. */
const isFocusInList = (): boolean => (document.activeElement?.closest('.answer-list') ?? null) !== null;

/**
 * Focuses a new element. If a sheet is open above it, waits until the sheet closes. Returns a function that cancels the wait.
 */
export function takeFocus(place: HTMLElement | null | undefined): () => void {
  const sheets = place
    ? [...document.querySelectorAll('[aria-modal="true"]')].filter(
        (sheet) => place.compareDocumentPosition(sheet) === Node.DOCUMENT_POSITION_FOLLOWING,
      )
    : [];
  if (place?.closest('.table-play') && isFocusInList()) return () => undefined;
  const stop = () => {
    document.removeEventListener('focusin', wait);
    waiting.delete(closed);
  };
  const wait = ({ target }: FocusEvent) => {
    if (!(target instanceof Node) || sheets.some((sheet) => sheet.contains(target))) return;
    stop();
    if (!place?.contains(target)) place?.focus({ preventScroll: true });
  };
  const closed = (closing: Element | null) => {
    if (sheets.some((sheet) => sheet.isConnected && !closing?.contains(sheet))) return;
    stop();
    place?.focus({ preventScroll: true });
  };
  if (sheets.length > 0) {
    document.addEventListener('focusin', wait);
    waiting.add(closed);
  } else place?.focus({ preventScroll: true });
  return stop;
}

/**
 * Focuses an overlay. Restores the previous focus when the overlay closes or `id` changes. `scene`: what lies over the screen; all behind it
 * rests. Without it the overlay leaves the screen in use.
 */
export function useRestoreFocus(
  find: () => HTMLElement | null | undefined,
  id = '',
  scene: () => HTMLElement | null | undefined = () => null,
): void {
  useEffect(() => {
    const before = focusedElement();
    const over = scene() ?? null;
    // first the focus, while the layout is up to date: `focus()` would compute it
    const stop = takeFocus(find());
    const wake = makeInertBehind(over);
    return () => {
      stop();
      wake();
      // otherwise the next Enter would open the sheet again that an answer of the list has closed
      if (isFocusInList()) return;
      if (before?.isConnected && before.closest('[inert]') === null) before.focus({ preventScroll: true });
      else for (const take of [...waiting]) take(over);
    };
  }, [id]);
}
