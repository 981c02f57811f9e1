import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** A board that has not scrolled for so long, in milliseconds, has come to rest. */
const STILL = 150;

/**
 * Calls `then` now, when any of `inputs` changes, and whenever the scroller has come to rest. Not on the way: each change of the picture paints
 * the table anew, and a tap would wait for that.
 */
export function useScrollEnd(scroller: RefObject<HTMLElement | null>, then: () => void, inputs: readonly unknown[]): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(then, STILL);
    };
    then();
    box.addEventListener('scroll', later, { passive: true });
    return () => {
      box.removeEventListener('scroll', later);
      clearTimeout(timer);
    };
  }, inputs);
}
