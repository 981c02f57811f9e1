import { useEffect, useRef } from 'preact/hooks';

/** So long after the last finger has lifted, in milliseconds: it may come down again. */
const REST = 350;

type Then = () => void;

/**
 * For what must not move under a finger. Returns a function that runs `then` once no finger has been down for a moment; of several, the last.
 */
export function useAfterLastTouch(): (then: Then) => void {
  const busy = useRef(false);
  const waiting = useRef<Then | null>(null);
  useEffect(() => {
    let timer = 0;
    const press = () => {
      clearTimeout(timer);
      busy.current = true;
    };
    const rest = () => {
      busy.current = false;
      waiting.current?.();
      waiting.current = null;
    };
    const lift = () => {
      clearTimeout(timer);
      timer = window.setTimeout(rest, REST);
    };
    // a finger that scrolls has no pointer any more, but its touch ends all the same
    const heard = { pointerdown: press, pointerup: lift, touchend: lift, touchcancel: lift };
    for (const [kind, then] of Object.entries(heard)) window.addEventListener(kind, then, true);
    return () => {
      clearTimeout(timer);
      for (const [kind, then] of Object.entries(heard)) window.removeEventListener(kind, then, true);
    };
  }, []);
  return (then) => {
    if (busy.current) waiting.current = then;
    else then();
  };
}
