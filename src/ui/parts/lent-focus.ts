import { useEffect } from 'preact/hooks';

/** Lends the focus to something that lies over the scene, and gives it back to where it was when that goes, or when `id` is another. */
export function useLentFocus(find: () => HTMLElement | null | undefined, id = ''): void {
  useEffect(() => {
    const before = document.activeElement;
    find()?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [id]);
}
