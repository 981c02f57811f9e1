import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** How long nothing is decided after a hand-over, in milliseconds: a tap or a key may still be meant by the player before. */
export const GUARD_TIME = 600;

/**
 * After each change of `key` (a hand-over begins or ends, a veil is lifted) Enter and Space do nothing, until nobody has pressed them for a
 * moment. It is for keys and switches what the shade of a finger is for taps.
 */
export function useKeyGuard(key: string): void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const last = useRef(key);
  const rest = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
    }, GUARD_TIME);
  };
  // before anybody can press a key on what is new
  useLayoutEffect(() => {
    if (last.current !== key) rest();
    last.current = key;
  }, [key]);
  useEffect(() => {
    const block = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || timer.current === null) return;
      event.stopPropagation();
      event.preventDefault();
      if (event.type === 'keydown') rest();
    };
    window.addEventListener('keydown', block, true);
    window.addEventListener('keyup', block, true);
    return () => {
      window.removeEventListener('keydown', block, true);
      window.removeEventListener('keyup', block, true);
    };
  }, []);
}
