import { options } from 'preact';

/**
 * Runs `then` after the next paint, so that the pressed state is visible before slow work begins. Runs it at once in a hidden page, which is
 * never painted.
 */
export function afterPaint(then: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(then));
  else queueMicrotask(then);
}

let pending: (() => void) | null = null;
let drawn = (): void => undefined;
/** Registers a callback for each render. */
export const whenDrawn = (then: () => void): void => {
  drawn = then;
};
function draw(): void {
  const drawing = pending;
  pending = null;
  drawing?.();
  drawn();
}

/** The number of inputs that are not painted yet. */
let unpaintedInputs = 0;
const touched = (): void => {
  unpaintedInputs++;
  afterPaint(() => {
    unpaintedInputs--;
  });
};
/** Renders, but not between an input and its paint. A hidden page renders at once. */
function renderWhenPainted(): void {
  if (unpaintedInputs > 0 && document.visibilityState === 'visible') afterPaint(renderWhenPainted);
  else draw();
}

/** Runs `then` after all current changes are rendered. */
export const afterDrawing = (then: () => void): void =>
  afterPaint(() => {
    draw();
    then();
  });

/** The longest wait for the end of a tap, in milliseconds. */
const TAP_TIME = 80;

/**
 * Makes Preact render changes from a tap after the next paint, and all other changes at once, such as a veil that must close. Changes from
 * `pointerdown`, such as skipping an animation, wait for the end of the tap.
 */
export function drawAfterPaint(): void {
  let resting = 0;
  const lifted = () => {
    if (resting === 0) return;
    clearTimeout(resting);
    resting = 0;
    afterPaint(renderWhenPainted);
  };
  options.debounceRendering = (drawing) => {
    pending = drawing;
    // inside an event handler: an input caused this render
    if (window.event === undefined) queueMicrotask(renderWhenPainted);
    else if (window.event.type === 'pointerdown') resting = window.setTimeout(lifted, TAP_TIME);
    else afterPaint(renderWhenPainted);
  };
  for (const touch of ['pointerdown', 'pointerup', 'click']) document.addEventListener(touch, touched, true);
  for (const end of ['click', 'pointercancel']) document.addEventListener(end, lifted, true);
  document.addEventListener('visibilitychange', draw);
}
