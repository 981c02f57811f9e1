import { useEffect } from 'preact/hooks';

/**
 * Focuses a new element. If a sheet is open above it, waits until the sheet closes. Returns a function that cancels the wait.
 */
export function takeFocus(place: HTMLElement | null | undefined): () => void {
  const sheets = place
    ? [...document.querySelectorAll('[aria-modal="true"]')].filter(
        (sheet) => place.compareDocumentPosition(sheet) === Node.DOCUMENT_POSITION_FOLLOWING,
      )
    : [];
  const stop = () => document.removeEventListener('focusin', wait);
  const wait = ({ target }: FocusEvent) => {
    if (!(target instanceof Node) || sheets.some((sheet) => sheet.contains(target))) return;
    stop();
    if (!place?.contains(target)) place?.focus({ preventScroll: true });
  };
  if (sheets.length > 0) document.addEventListener('focusin', wait);
  else place?.focus({ preventScroll: true });
  return stop;
}

/** Focuses an overlay. Restores the previous focus when the overlay closes or `id` changes. */
export function useRestoreFocus(find: () => HTMLElement | null | undefined, id = ''): void {
  useEffect(() => {
    const before = document.activeElement;
    const stop = takeFocus(find());
    return () => {
      stop();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [id]);
}
