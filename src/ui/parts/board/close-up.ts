import { useLayoutEffect } from 'preact/hooks';
import { afterPaint } from '../after-paint.ts';
import { finishMove, moveElement } from '../move-element.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { boxOf, type Camera, originOf } from './camera.ts';
import type { Cue } from './Flourish.tsx';

/** How much nearer a blow is looked at: more where there is much to see besides. */
const NEARER = { phone: 1.25, tablet: 1.5 } as const;
const TABLET = 680;
const GLIDE = { duration: 240, easing: 'cubic-bezier(.2, .9, .3, 1)' } as const;
const GLIDE_BACK = `transform ${GLIDE.duration}ms ${GLIDE.easing}`;

/** So many pixels around a blow are in sight: the mark of a hit stands above and beside whoever is hit. */
const ROUND = 110;
/** So much of what lies beyond the board may be seen, in pixels, so that a blow at its edge is not cut off. */
const BEYOND = 72;

/** The marks of whoever goes for somebody, and of whoever is hit. */
const BLOWS: ReadonlySet<string> = new Set(['deed', 'bite', 'hurt']);

/** Whether somebody goes for somebody, or is hit. */
export const isBlow = (cue: Cue | null): boolean => cue !== null && BLOWS.has(cue.kind);

/** How far to move along one axis so that a point comes to the middle of the window, or near it: what it shows is `scale` times larger. */
function towardsMiddle(point: number, size: number, scale: number): number {
  const [least, most] = [-(scale - 1) * (size - point) - BEYOND, (scale - 1) * point + BEYOND];
  return Math.min(most, Math.max(least, size / 2 - point));
}

/**
 * While somebody goes for somebody and hits, the board is seen from nearer, with the two in the middle, and nothing lies over it. All of it
 * is one transform: what was scrolled is taken back in its first frame.
 */
export function useCloseUp(camera: Camera, cue: Cue | null, width: number): void {
  useLayoutEffect(() => {
    const box = camera.scroller.current;
    if (!box) return;
    if (cue && isBlow(cue)) {
      // the hit is looked at from where its blow was
      return box.classList.contains('nearer') ? undefined : afterPaint(() => lookNearer(camera, cue, width));
    }
    finishMove(box);
    box.style.transition = GLIDE_BACK;
    box.style.transform = '';
    box.classList.remove('nearer');
  }, [cue?.id]);
}

/** Moves the board nearer to a blow. */
function lookNearer(camera: Camera, { square, to = square }: Cue, width: number): void {
  const [box, board] = [camera.scroller.current, camera.inner.current];
  const around = boxOf([square, to], width);
  if (!box || !board || !around) return;
  const [scrolledX, scrolledY] = [box.scrollLeft, box.scrollTop];
  const { left, top, right, bottom } = around;
  const round = ROUND / camera.side;
  const wanted = { left: left - round, top: top - round, right: right + round, bottom: bottom + round };
  camera.show(wanted, around, false);
  box.classList.add('nearer');
  if (prefersReducedMotion()) return;
  const { x, y } = originOf(board);
  const pointX = x + ((left + right) / 2) * camera.side - box.scrollLeft;
  const pointY = y + ((top + bottom) / 2) * camera.side - box.scrollTop;
  const scale = camera.room.wide < TABLET ? NEARER.phone : NEARER.tablet;
  const { wide, high } = camera.room;
  const from = `translate(${box.scrollLeft - scrolledX}px, ${box.scrollTop - scrolledY}px)`;
  const nearer = `translate(${towardsMiddle(pointX, wide, scale)}px, ${towardsMiddle(pointY, high, scale)}px) scale(${scale})`;
  box.style.transformOrigin = `${pointX}px ${pointY}px`;
  box.style.transition = 'none';
  box.style.transform = nearer;
  moveElement(box, [{ transform: from }, { transform: nearer }], GLIDE);
}
