import { options } from 'preact';

/**
 * What a tap brings about is drawn after the next paint, not before it: first the finger sees that the card was pressed, which costs next to
 * nothing, then the table changes. What comes by itself is drawn at once; so is everything while nobody looks at the page, since then there is
 * no paint to wait for, and the veil must fall.
 */
export function drawAfterPaint(): void {
  let pending: (() => void) | null = null;
  const drawn = () => {
    const draw = pending;
    pending = null;
    draw?.();
  };
  options.debounceRendering = (draw) => {
    pending = draw;
    // an event is being heard: somebody has tapped
    const tapped = window.event !== undefined && document.visibilityState === 'visible';
    if (tapped) requestAnimationFrame(() => setTimeout(drawn));
    else queueMicrotask(drawn);
  };
  document.addEventListener('visibilitychange', drawn);
}
