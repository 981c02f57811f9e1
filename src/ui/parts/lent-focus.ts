import { useEffect } from 'preact/hooks';

/**
 * Gives the focus to something that has come to the scene. Where a sheet lies over it already, since it came late, the sheet keeps the focus
 * until it goes. Returns what stops the waiting.
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

/** Lends the focus to something that lies over the scene, and gives it back to where it was when that goes, or when `id` is another. */
export function useLentFocus(find: () => HTMLElement | null | undefined, id = ''): void {
  useEffect(() => {
    const before = document.activeElement;
    const stop = takeFocus(find());
    return () => {
      stop();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [id]);
}
