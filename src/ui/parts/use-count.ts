import { useRef } from 'preact/hooks';

/** A number that is new with each new thing, so that two equal ones in a row are two. */
export function useCount(thing: object | null): number {
  const last = useRef({ thing, count: 0 });
  if (last.current.thing !== thing) last.current = { thing, count: last.current.count + 1 };
  return last.current.count;
}
