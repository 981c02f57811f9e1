import { options } from 'preact';

/**
 * Does something after the page has been painted once more: first the finger sees that the card was pressed, which costs next to nothing,
 * then comes what it brings about. At once while nobody looks at the page, since then there is no paint to wait for.
 */
export function afterPaint(then: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(then));
  else queueMicrotask(then);
}

/** What a tap brings about on the screen is drawn after the next paint; what comes by itself is drawn at once. So is a veil that must fall. */
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
    if (window.event === undefined) queueMicrotask(drawn);
    else afterPaint(drawn);
  };
  document.addEventListener('visibilitychange', drawn);
}
