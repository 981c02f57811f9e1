import { useRef, useState } from 'preact/hooks';

/**
 * A state hook with access to the current value. Renders wait for a paint, so a second input may come before the first one is rendered. Use
 * `now` to build on the current value.
 */
export function useNow<T>(first: T | (() => T)): readonly [drawn: T, set: (next: T) => void, now: () => T] {
  const [drawn, setDrawn] = useState(first);
  const latest = useRef(drawn);
  const set = (next: T) => {
    latest.current = next;
    setDrawn(() => next);
  };
  return [drawn, set, () => latest.current];
}

/** Steps a number up and down from its current value, so that fast taps all count. */
export function useTurned(drawn: number, set: (next: number) => void): (by: number, least: number, most: number) => void {
  const now = useRef(drawn);
  now.current = drawn;
  return (by, least, most) => {
    const next = Math.max(least, Math.min(most, now.current + by));
    if (next === now.current) return;
    now.current = next;
    set(next);
  };
}

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form changed that was drawn with `drawn` and says `next`, done to what holds by now; lists are changed as a whole. */
export function merged<T>(now: T, drawn: T, next: T): T {
  if (now === drawn || !isFields(now) || !isFields(drawn) || !isFields(next)) return next;
  const [old, seen]: readonly [Fields, Fields] = [now, drawn];
  const kept = Object.entries(old).filter(([key]) => key in next || !(key in seen));
  const changed = Object.entries(next).filter(([key, value]) => value !== seen[key]);
  const fields = changed.map(([key, value]) => [key, key in old && key in seen ? merged(old[key], seen[key], value) : value]);
  return Object.fromEntries([...kept, ...fields]) as T;
}
