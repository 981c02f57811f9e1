import { useEffect, useRef } from 'preact/hooks';
import { pointIn } from '../rotated-points.ts';

/** Two fingers, or the wheel with ctrl held, go from one step of the zoom to the next. */
export function usePinch(scroller: { readonly current: HTMLElement | null }, zoom: (by: 1 | -1, x?: number, y?: number) => void): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let apart = 0;
    let turned = 0;
    const between = ([one, two]: readonly (Touch | undefined)[]) => {
      if (!one || !two) return null;
      return {
        apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
        ...pointIn(box, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2),
      };
    };
    const touch = (event: TouchEvent) => {
      const pinch = between([...event.touches]);
      if (!pinch) return;
      if (event.cancelable) event.preventDefault();
      if (event.type === 'touchstart') apart = pinch.apart;
      const ratio = pinch.apart / Math.max(1, apart);
      if (ratio < 1.22 && ratio > 0.82) return;
      apart = pinch.apart;
      latest.current(ratio > 1 ? 1 : -1, pinch.x, pinch.y);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < 40) return;
      const { x, y } = pointIn(box, event.clientX, event.clientY);
      latest.current(turned < 0 ? 1 : -1, x, y);
      turned = 0;
    };
    box.addEventListener('touchstart', touch, { passive: false });
    box.addEventListener('touchmove', touch, { passive: false });
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      box.removeEventListener('touchstart', touch);
      box.removeEventListener('touchmove', touch);
      box.removeEventListener('wheel', wheel);
    };
  }, []);
}
