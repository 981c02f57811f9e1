import { options } from 'preact';

/**
 * Does something after the page has been painted once more: first the finger sees that the card was pressed, which costs next to nothing,
 * then comes what it brings about. At once while nobody looks at the page, since then there is no paint to wait for.
 */
export function afterPaint(then: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(then));
  else queueMicrotask(then);
}

let pending: (() => void) | null = null;
let drawn = (): void => undefined;
/** What is to be done after each drawing. */
export const whenDrawn = (then: () => void): void => {
  drawn = then;
};
function draw(): void {
  const drawing = pending;
  pending = null;
  drawing?.();
  drawn();
}

/** What a finger has done and no paint has shown yet. */
let unseen = 0;
const touched = (): void => {
  unseen++;
  afterPaint(() => {
    unseen--;
  });
};
/** Draws, but never between a touch and the paint that answers it; a page that nobody looks at is not painted. */
function drawWhenSeen(): void {
  if (unseen > 0 && document.visibilityState === 'visible') afterPaint(drawWhenSeen);
  else draw();
}

/** Does something once the screen shows all that has happened up to now. */
export const afterDrawing = (then: () => void): void =>
  afterPaint(() => {
    draw();
    then();
  });

/** A finger that rests longer than this (milliseconds) has not lifted by the time that what it touched is drawn. */
const TAP = 80;

/**
 * What a tap brings about on the screen is drawn after the next paint; what comes by itself is drawn at once. So is a veil that must fall.
 * What the finger brings about by touching alone, such as the end of a show, waits for the rest of its tap, so that this is not kept waiting.
 */
export function drawAfterPaint(): void {
  let resting = 0;
  const lifted = () => {
    if (resting === 0) return;
    clearTimeout(resting);
    resting = 0;
    afterPaint(drawWhenSeen);
  };
  options.debounceRendering = (drawing) => {
    pending = drawing;
    // an event is being heard: somebody has tapped
    if (window.event === undefined) queueMicrotask(drawWhenSeen);
    else if (window.event.type === 'pointerdown') resting = window.setTimeout(lifted, TAP);
    else afterPaint(drawWhenSeen);
  };
  for (const touch of ['pointerdown', 'pointerup', 'click']) document.addEventListener(touch, touched, true);
  for (const end of ['click', 'pointercancel']) document.addEventListener(end, lifted, true);
  document.addEventListener('visibilitychange', draw);
}
