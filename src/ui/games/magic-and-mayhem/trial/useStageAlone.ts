import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { takeFocus } from '../../../parts/restore-focus.ts';

/** For a scene that lies over the stage until it is answered: whatever is below rests. `page` is new when another scene is. */
export function useStageAlone(page: string): RefObject<HTMLElement | null> {
  const scene = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = scene;
    const below = [...(current?.parentElement?.children ?? [])].filter((other) => other !== current && !other.contains(current));
    for (const other of below) other.toggleAttribute('inert', true);
    const stop = takeFocus(current);
    return () => {
      stop();
      for (const other of below) other.toggleAttribute('inert', false);
    };
  }, [page]);
  return scene;
}
