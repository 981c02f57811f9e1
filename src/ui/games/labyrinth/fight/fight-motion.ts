import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Cue } from '../../../parts/board/Flourish.tsx';
import { hitScale } from '../../../parts/board/HitMark.tsx';
import { moveElement } from '../../../parts/move-element.ts';
import { motionOf } from '../../../table/stage/hit-motion.ts';

/** How far from whom they hit somebody stops, as a part of how wide both are together: half would be edge to edge. */
const BESIDE = 0.62;

/** The middle of something in the measure of the stage around it, which holds however the table is turned. */
function middleIn(stage: HTMLElement, of: HTMLElement): { readonly x: number; readonly y: number } {
  let [x, y] = [of.offsetWidth / 2, of.offsetHeight / 2];
  for (let at: HTMLElement | null = of; at && at !== stage; at = at.offsetParent instanceof HTMLElement ? at.offsetParent : null) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}

/** Whoever strikes goes for whom they mean; whoever is hit is thrown back; whoever is missed ducks. Puppets are told by `data-stand`. */
export function useFightMotion(stage: RefObject<HTMLElement | null>, cue: Cue | null): void {
  useLayoutEffect(() => {
    const hall = stage.current;
    if (!cue || !hall) return;
    const figureAt = (square: number) => hall.querySelector<HTMLElement>(`[data-stand="${square}"] .lab-stand-figure`);
    const body = figureAt(cue.square);
    const other = figureAt(cue.to ?? cue.by?.square ?? cue.square);
    if (!body || !other) return;
    const [from, to] = [middleIn(hall, body), middleIn(hall, other)];
    const way = cue.to === undefined ? { x: from.x - to.x || 1, y: from.y - to.y } : { x: to.x - from.x, y: to.y - from.y };
    // as a stage is deep and the puppets are large, a blow lands beside whom it hits
    const size = body.offsetWidth;
    const beside = BESIDE * (size + other.offsetWidth);
    const motion = motionOf(cue, way, size, cue.harm ? hitScale(cue.harm) : 1, beside);
    if (motion) moveElement(body, motion.frames, { duration: motion.duration });
  }, [cue?.id]);
}
