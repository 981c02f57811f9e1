import { useEffect, useRef, useState } from 'preact/hooks';
import { usePorts } from '../../../ports.ts';

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
  readonly away: boolean;
  stop(): void;
  go(): void;
  longer(): void;
  putAway(): void;
};

/** Under which name it is kept how the hourglass stands. */
const MEMO = 'hourglass';

/** What the table last did with the glass of this `trial`, if that is known. Running sand begins anew: no grain is written down (decision 160). */
function remembered(memo: unknown, trial: string, seconds: number): Pick<Sand, 'left' | 'all' | 'running' | 'away'> {
  const { of, all, left, running, away }: Record<string, unknown> = Object(memo);
  const fresh = { left: seconds, all: seconds, running: true, away: false };
  if (of !== trial || typeof all !== 'number' || typeof left !== 'number') return fresh;
  return { left: running === true ? all : left, all, running: running === true, away: away === true };
}

/**
 * The sand of an hourglass. It rests while the page is hidden; the rules know nothing of it (MM-44). What the table did with it, in which
 * `trial`, lasts over a reload.
 */
export function useHourglassTimer(trial: string, seconds: number, held: boolean, onOut: () => void): Sand {
  const { now, screenState: memos } = usePorts();
  const [was] = useState(() => remembered(memos.read(MEMO), trial, seconds));
  const [left, setLeft] = useState(was.left);
  const [all, setAll] = useState(was.all);
  const [running, setRunning] = useState(was.running);
  const [away, setAway] = useState(was.away);
  /** Exactly how much is left, in milliseconds. */
  const rest = useRef(was.left * 1000);
  const out = useRef(onOut);
  out.current = onOut;
  useEffect(() => {
    if (!running || held || away) return;
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
  }, [running, held, away]);
  useEffect(() => memos.write(MEMO, { of: trial, all, left: Math.ceil(rest.current / 1000), running, away }), [trial, all, running, away]);
  return {
    left,
    all,
    running,
    away,
    stop: () => setRunning(false),
    go: () => setRunning(rest.current > 0),
    longer() {
      rest.current += MORE * 1000;
      setLeft(Math.ceil(rest.current / 1000));
      setAll(Math.max(all, Math.ceil(rest.current / 1000)));
      setRunning(true);
    },
    putAway: () => setAway(true),
  };
}
