import { useLayoutEffect } from 'preact/hooks';
import { type Camera, originOf } from '../../../parts/board/camera.ts';
import { prefersReducedMotion } from '../../../parts/reduced-motion.ts';
import type { Cue } from './props.ts';

/** How much nearer a blow is looked at: more where there is much to see besides. */
const NEARER = { phone: 1.25, tablet: 1.5 } as const;
const TABLET = 680;
const GLIDE = 'transform 240ms cubic-bezier(.2, .9, .3, 1)';

const isBlow = ({ kind, to }: Cue): boolean => kind === 'hurt' || (kind === 'deed' && to !== undefined);

/** While somebody goes for somebody and hits, the board is seen from nearer: the point between the two stays where it is. */
export function useCloseUp(camera: Camera, cue: Cue | null, width: number): void {
  useLayoutEffect(() => {
    const [box, board] = [camera.scroller.current, camera.inner.current];
    if (!box || !board || prefersReducedMotion()) return;
    const { style } = box;
    if (!cue || !isBlow(cue)) {
      style.transform = '';
      return;
    }
    // the hit is looked at from where its blow was
    if (style.transform !== '') return;
    const { square, to = square } = cue;
    const { x, y } = originOf(board);
    const middle = (of: (at: number) => number) => (of(square) + of(to) + 1) / 2;
    const left = x + middle((at) => at % width) * camera.side - box.scrollLeft;
    const top = y + middle((at) => Math.floor(at / width)) * camera.side - box.scrollTop;
    style.transition = GLIDE;
    style.transformOrigin = `${left}px ${top}px`;
    style.transform = `scale(${camera.room.wide < TABLET ? NEARER.phone : NEARER.tablet})`;
  }, [cue?.id]);
}
