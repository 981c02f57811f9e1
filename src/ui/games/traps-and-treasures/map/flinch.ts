import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Cue } from '../../../parts/board/Flourish.tsx';
import { hitScale } from '../../../parts/board/HitMark.tsx';
import { moveElement } from '../../../parts/move-element.ts';
import { motionOf } from '../../../table/stage/hit-motion.ts';

/** A monster comes from the left. */
const WAY = { x: 1, y: 0 } as const;

/** Whoever is hit is thrown back, the further, the harder it was. `side`: of a tile, in pixels. */
export function useFlinch(grid: RefObject<HTMLElement | null>, cue: Cue | null, seat: number | undefined, side: number): void {
  useLayoutEffect(() => {
    if (cue?.kind !== 'hurt' || !cue.harm) return;
    const body = grid.current?.parentElement?.querySelector(`[data-token="${seat}"] > svg`) ?? null;
    const motion = motionOf(cue, WAY, side, hitScale(cue.harm));
    if (motion) moveElement(body, motion.frames, { duration: motion.duration });
  }, [cue?.id]);
}
