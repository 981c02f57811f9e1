import { useEffect, useRef, useState } from 'preact/hooks';

/** How often the sand is looked at, in milliseconds. */
const LOOK = 200;
/** More than this between two looks was no time at the table: the device slept. */
const MOST = 1000;
/** What "longer" pours in, in seconds. */
export const MORE = 30;

type Sand = {
  /** Seconds left. */
  readonly left: number;
  /** Seconds that were poured in so far. */
  readonly all: number;
  readonly running: boolean;
  stop(): void;
  go(): void;
  longer(): void;
};

/** The sand of an hourglass. It rests while the page is hidden, and begins anew with every visit: the rules know nothing of it (MM-44). */
export function useSand(seconds: number, held: boolean, now: () => number, onOut: () => void): Sand {
  const [left, setLeft] = useState(seconds);
  const [all, setAll] = useState(seconds);
  const [running, setRunning] = useState(true);
  /** Exactly how much is left, in milliseconds. */
  const rest = useRef(seconds * 1000);
  const out = useRef(onOut);
  out.current = onOut;
  useEffect(() => {
    if (!running || held) return;
    let last = now();
    const timer = setInterval(() => {
      const time = now();
      if (!document.hidden) rest.current = Math.max(0, rest.current - Math.min(time - last, MOST));
      last = time;
      setLeft(Math.ceil(rest.current / 1000));
      if (rest.current > 0) return;
      setRunning(false);
      out.current();
    }, LOOK);
    return () => clearInterval(timer);
  }, [running, held]);
  return {
    left,
    all,
    running,
    stop: () => setRunning(false),
    go: () => setRunning(rest.current > 0),
    longer() {
      rest.current += MORE * 1000;
      setLeft(Math.ceil(rest.current / 1000));
      setAll(Math.max(all, Math.ceil(rest.current / 1000)));
      setRunning(true);
    },
  };
}
