import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { makeInertBehind } from '../../../parts/inert-behind.ts';
import { takeFocus } from '../../../parts/restore-focus.ts';

/**
 * For a scene that lies over the stage until it is answered: whatever is below rests; the call, the chronicle and the menu stay in use.
 * `page` is new when another scene is.
 */
export function useStageAlone(page: string): RefObject<HTMLElement | null> {
  const scene = useRef<HTMLElement>(null);
  useEffect(() => {
    // first the focus, while the layout is up to date: `focus()` would compute it
    const stop = takeFocus(scene.current);
    const wake = makeInertBehind(scene.current, scene.current?.closest('.table-play'));
    return () => {
      stop();
      wake();
    };
  }, [page]);
  return scene;
}
