import { useEffect, useRef } from 'preact/hooks';

/** So long after the last finger has lifted, in milliseconds: it may come down again. */
const REST = 350;

type Then = () => void;

/**
 * For what must not move under a finger. Returns a function that runs `then` once no finger has been down for a moment, and returns how to
 * call that off. Only the last one waits.
 */
export function useRestingFinger(): (then: Then) => Then {
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
    const lifts = ['pointerup', 'touchend', 'touchcancel'] as const;
    window.addEventListener('pointerdown', press, true);
    for (const kind of lifts) window.addEventListener(kind, lift, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      for (const kind of lifts) window.removeEventListener(kind, lift, true);
    };
  }, []);
  return (then) => {
    if (busy.current) waiting.current = then;
    else then();
    return () => {
      if (waiting.current === then) waiting.current = null;
    };
  };
}
