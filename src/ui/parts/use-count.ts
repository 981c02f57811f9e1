import { useRef } from 'preact/hooks';

/** A counter that increases with each new object, to distinguish equal objects. */
export function useCount(thing: object | null): number {
  const last = useRef({ thing, count: 0 });
  if (last.current.thing !== thing) last.current = { thing, count: last.current.count + 1 };
  return last.current.count;
}
