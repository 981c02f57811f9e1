import { useEffect, useRef, useState } from 'preact/hooks';
import { pointIn, pointOnScreen } from './rotated-points.ts';

/** Something in the air: which thing of a hand, and where, in the measure of the screen or of its ground. */
export type Dragged = { readonly thing: string; readonly x: number; readonly y: number };
/** A finger that moves less has only tapped. */
const MOVED = 12;

/**
 * Carries a tile or a card by finger or mouse, for those who would rather do that than tap. `onLift` when it leaves the hand; `onDrop` with
 * what lies under the finger when it is let go. `ground` is the selector of what it is drawn in; without one it is the screen.
 */
export function useDrag(onLift: (thing: string) => void, onDrop: (thing: string, under: Element | null) => void, ground?: string) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef({ onLift, onDrop });
  latest.current = { onLift, onDrop };
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const start = (thing: string, down: PointerEvent) => {
    if (!down.isPrimary || down.button !== 0) return;
    stop.current?.();
    const within = down.target instanceof Element ? down.target.closest(ground ?? '.screen') : null;
    const pointOf = ground === undefined ? pointOnScreen : pointIn;
    let lifted = false;
    const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      if (!lifted && Math.hypot(x - down.clientX, y - down.clientY) < MOVED) return;
      if (!lifted) latest.current.onLift(thing);
      lifted = true;
      setDragged({ thing, ...(within ? pointOf(within, x, y) : { x, y }) });
    };
    const up = ({ clientX, clientY, pointerId }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      end();
      if (!lifted) return;
      latest.current.onDrop(thing, document.elementFromPoint(clientX, clientY));
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
