import { useLayoutEffect } from 'preact/hooks';
import { prefersStillness } from '../../../parts/stillness.ts';
import type { Cue } from './props.ts';

const SWAY = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x}deg)` }));
const JUMP = [0, -8, 0].map((y) => ({ transform: `translateY(${y}px)` }));

/** Whoever is hit shakes once; whoever dodges or is healed gives a little jump. */
export function useShake(grid: { readonly current: HTMLElement | null }, cue: Cue | null): void {
  useLayoutEffect(() => {
    if (!cue || prefersStillness()) return;
    const frames = cue.kind === 'hurt' ? SWAY : cue.kind === 'dodged' || cue.kind === 'healed' ? JUMP : null;
    if (!frames) return;
    for (const body of grid.current?.parentElement?.querySelectorAll(`.token[data-at="${cue.square}"] .body`) ?? []) {
      body.animate?.(frames, { duration: 320, easing: 'ease-out' });
    }
  }, [cue?.id]);
}
