import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * Draws in two steps what would be one long task: first the rest of the screen, and after its paint this. A tap is heard in between, and
 * its answer is seen sooner. A hidden page is never painted: there all is drawn at once.
 */

/** The newest `id` that was here at a paint; null before the first. */
function usePaintedId<T>(id: T, first: T | null): T | null {
  const [painted, setPainted] = useState(first);
  useLayoutEffect(() => {
    if (painted === id) return;
    if (document.visibilityState !== 'visible') return setPainted(() => id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // after all others that wait for this paint: they may read the layout, while nothing has changed it
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        timer = setTimeout(() => setPainted(() => id));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [id, painted]);
  return painted;
}

/** False until the component has been painted once. */
export const usePainted = (): boolean => usePaintedId(true, null) === true;

/** The children of `id`; when `id` changes, those of the one before until the next paint. `late`: they are, and nothing of them is in use. */
export function useAfterPaint<T>(id: T, children: ComponentChildren): { readonly children: ComponentChildren; readonly late: boolean } {
  const painted = usePaintedId(id, id);
  const before = useRef(children);
  const late = painted !== id;
  if (!late) before.current = children;
  return { children: before.current, late };
}
