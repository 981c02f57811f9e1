import { useLayoutEffect } from 'preact/hooks';

/** How long the second tap of a double tap may come after the first, in milliseconds, and how far from it, in pixels. */
const TIME = 450;
const FAR = 40;

/**
 * When something closes under a finger, a second tap of it does nothing to what lies below. A key is no tap: it is nowhere. A tap elsewhere is
 * no second one, and ends the guard.
 */
export function useDoubleTapGuard(): void {
  useLayoutEffect(() => {
    let first = { clientX: -FAR, clientY: -FAR };
    const press = (event: PointerEvent) => {
      first = event;
    };
    window.addEventListener('pointerdown', press, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      const guard = new AbortController();
      const block = (event: MouseEvent) => {
        if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > FAR) return guard.abort();
        event.stopPropagation();
        event.preventDefault();
      };
      // the click that closes it is still on its way; a test may be over before the timer is
      const { signal } = guard;
      const here = window;
      setTimeout(() => here.addEventListener('click', block, { capture: true, signal }));
      setTimeout(() => guard.abort(), TIME);
    };
  }, []);
}
