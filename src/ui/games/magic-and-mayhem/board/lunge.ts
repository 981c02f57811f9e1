import { useLayoutEffect } from 'preact/hooks';
import { hitScale } from '../../../parts/board/HitMark.tsx';
import { moveElement } from '../../../parts/move-element.ts';
import { motionOf } from '../../../table/stage/hit-motion.ts';
import type { Cue } from './props.ts';

/** Whoever does something to somebody goes for them; whoever is hit is thrown back; whoever dodges ducks. `side`: of a square, in pixels. */
export function useLunge(grid: { readonly current: HTMLElement | null }, cue: Cue | null, width: number, side: number): void {
  useLayoutEffect(() => {
    if (!cue) return;
    const { square, figure, to, by, harm } = cue;
    const between = (a: number, b: number) => ({
      x: ((b % width) - (a % width)) * side,
      y: (Math.floor(b / width) - Math.floor(a / width)) * side,
    });
    const way = to !== undefined ? between(square, to) : by ? between(by.square, square) : { x: 1, y: 0 };
    const motion = motionOf(cue, way, side, harm ? hitScale(harm) : 1);
    if (!motion) return;
    const who = figure === undefined ? `[data-at="${square}"]` : `[data-figure="${figure}"]`;
    for (const body of grid.current?.parentElement?.querySelectorAll(`.token${who} .body`) ?? []) {
      moveElement(body, motion.frames, { duration: motion.duration });
    }
  }, [cue?.id]);
}
