import { useLayoutEffect } from 'preact/hooks';

/** How long the second tap of a double tap may come after the first, in milliseconds, and how far from it, in pixels. */
const TIME = 450;
const FAR = 40;

/** When something closes under a finger, a second tap of it does nothing to what lies below. A key is no tap: it is nowhere. */
export function useDoubleTapGuard(): void {
  useLayoutEffect(() => {
    // a test may be over before the timers are
    const here = window;
    let first = { clientX: -FAR, clientY: -FAR };
    const press = (event: PointerEvent) => {
      first = event;
    };
    const block = (event: MouseEvent) => {
      if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > FAR) return;
      event.stopPropagation();
      event.preventDefault();
    };
    here.addEventListener('pointerdown', press, true);
    return () => {
      here.removeEventListener('pointerdown', press, true);
      // the click that closes it is still on its way
      setTimeout(() => here.addEventListener('click', block, true));
      setTimeout(() => here.removeEventListener('click', block, true), TIME);
    };
  }, []);
}
