import { useLayoutEffect } from 'preact/hooks';
import { prefersStillness } from '../../../parts/stillness.ts';
import type { Cue } from './props.ts';

const SWAY = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x}deg)` }));
const JUMP = [0, -8, 0].map((y) => ({ transform: `translateY(${y}px)` }));

/** Leans back, goes for a square so far away, and is back; from afar only a part of the way. */
function lunge(dx: number, dy: number): Keyframe[] {
  const far = Math.max(1, Math.hypot(dx, dy));
  const go = (part: number, turn: number) => ({
    transform: `translate(calc(var(--s) * ${(dx / far) * part}), calc(var(--s) * ${(dy / far) * part})) rotate(${turn}deg)`,
  });
  const turn = dx < 0 ? -16 : 16;
  return [go(0, 0), { ...go(-0.3, -turn / 2), easing: 'ease-in' }, { ...go(0.75, turn), offset: 0.6 }, go(0, 0)];
}

/** Whoever is hit shakes once; whoever dodges or is healed gives a little jump; whoever does something to somebody goes for them. */
export function useShake(grid: { readonly current: HTMLElement | null }, cue: Cue | null, width: number): void {
  useLayoutEffect(() => {
    if (!cue || prefersStillness()) return;
    const { kind, square, figure, to } = cue;
    const aimed = kind === 'deed' && to !== undefined;
    const frames = aimed
      ? lunge((to % width) - (square % width), Math.floor(to / width) - Math.floor(square / width))
      : kind === 'hurt'
        ? SWAY
        : kind === 'dodged' || kind === 'healed' || kind === 'deed'
          ? JUMP
          : null;
    if (!frames) return;
    const who = figure === undefined ? `[data-at="${square}"]` : `[data-figure="${figure}"]`;
    for (const body of grid.current?.parentElement?.querySelectorAll(`.token${who} .body`) ?? []) {
      body.animate?.(frames, { duration: aimed ? 480 : 320, easing: 'ease-out' });
    }
  }, [cue?.id]);
}
