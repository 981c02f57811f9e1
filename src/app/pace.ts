import { options } from 'preact';

/**
 * What a tap brings about is drawn after the next paint, not before it: first the finger sees that the card was pressed, which costs next to
 * nothing, then the table changes. While nobody looks at the page there is no paint to wait for, and the veil must fall at once.
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
    if (document.visibilityState === 'hidden') queueMicrotask(drawn);
    else requestAnimationFrame(() => setTimeout(drawn));
  };
  document.addEventListener('visibilitychange', drawn);
}
