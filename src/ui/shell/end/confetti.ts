import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { prefersReducedMotion } from '../../parts/reduced-motion.ts';

const COLOURS = ['#e4571f', '#fff5db', '#a9c763', '#b0578f', '#56b4e9', '#ffe08a'];
/** At sixty pictures a second: 1.2 seconds. */
const TICKS = 72;

/** Forty slips of paper, once, from both wings. Give the ref to a canvas that covers the scene. */
export function useConfetti(thrown: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!thrown || prefersReducedMotion()) return;
    let gone = false;
    let reset: (() => void) | undefined;
    // Without its worker: that one comes from a blob, which our policy refuses.
    import('canvas-confetti').then(
      ({ create }) => {
        if (gone || canvas.current === null) return;
        const throwSlips = create(canvas.current, { resize: true, useWorker: false });
        reset = () => throwSlips.reset();
        const slips = {
          particleCount: 20,
          spread: 62,
          startVelocity: 46,
          gravity: 1.1,
          decay: 0.92,
          ticks: TICKS,
          scalar: 1.5,
          colors: COLOURS,
        };
        throwSlips({ ...slips, shapes: ['square'], angle: 62, origin: { x: 0.04, y: 0.72 } });
        throwSlips({ ...slips, shapes: ['square'], angle: 118, origin: { x: 0.96, y: 0.72 } });
      },
      // No confetti is no reason to stop: the tablet may be offline with half a cache.
      () => undefined,
    );
    return () => {
      gone = true;
      reset?.();
    };
  }, [thrown]);
  return canvas;
}
