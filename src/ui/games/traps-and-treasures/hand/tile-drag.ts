import { useEffect, useRef, useState } from 'preact/hooks';
import { pointOnScreen } from '../../../parts/rotated-points.ts';

/** A tile in the air, in the screen's measure. */
export type Dragged = { readonly tile: string; readonly x: number; readonly y: number };
/** A finger that moves less has only tapped. */
const MOVED = 12;

/**
 * Carries a tile by finger or mouse, for those who would rather do that than tap. `onLift` when it leaves the hand; `onDrop` with what lies
 * under the finger when it is let go.
 */
export function useTileDrag(onLift: (tile: string) => void, onDrop: (tile: string, at: string | null) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef({ onLift, onDrop });
  latest.current = { onLift, onDrop };
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const start = (tile: string, down: PointerEvent) => {
    if (!down.isPrimary || down.button !== 0) return;
    stop.current?.();
    const screen = down.target instanceof Element ? down.target.closest('.screen') : null;
    let lifted = false;
    const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      if (!lifted && Math.hypot(x - down.clientX, y - down.clientY) < MOVED) return;
      if (!lifted) latest.current.onLift(tile);
      lifted = true;
      setDragged({ tile, ...(screen ? pointOnScreen(screen, x, y) : { x, y }) });
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      end();
      if (!lifted) return;
      const under = document.elementFromPoint(clientX, clientY)?.closest('[data-at]');
      latest.current.onDrop(tile, under?.getAttribute('data-at') ?? null);
      // the click that follows a drag is none
      const swallow = (event: Event) => {
        event.stopPropagation();
        event.preventDefault();
      };
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
    };
    const end = () => {
      setDragged(null);
      stop.current = null;
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', end);
    };
    stop.current = end;
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', end);
  };
  return { dragged, start };
}
