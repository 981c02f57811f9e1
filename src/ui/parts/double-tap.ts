import { useLayoutEffect } from 'preact/hooks';

/** How long the second tap of a double tap may come after the first, in milliseconds, and how far from it, in pixels. */
const TIME = 450;
const FAR = 40;

/** When something closes under a finger, a second tap of it does nothing to what lies below. Keys and switches are not affected. */
export function useDoubleTapGuard(): void {
  useLayoutEffect(() => {
    let down: PointerEvent | null = null;
    const press = (event: PointerEvent) => {
      down = event;
    };
    window.addEventListener('pointerdown', press, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      const first = down;
      if (!first) return;
      const block = (event: MouseEvent) => {
        if (event.detail === 0 || Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > FAR) return;
        event.stopPropagation();
        event.preventDefault();
      };
      // the click that closes it is still on its way
      setTimeout(() => window.addEventListener('click', block, true));
      setTimeout(() => window.removeEventListener('click', block, true), TIME);
    };
  }, []);
}
