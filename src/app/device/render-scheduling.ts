import { options } from 'preact';
import { afterPaint } from '../../ui/parts/after-paint.ts';
import { isAnswer } from '../../ui/table/prompt/answer-element.ts';

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

/** The click that is heard after its paint. */
let lateClick: Event | null = null;
/** The number of inputs that are not painted yet. */
let unpaintedInputs = 0;
const touched = (event: Event): void => {
  if (event === lateClick) return;
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
export function afterDrawing(then: () => void): void {
  afterPaint(() => {
    draw();
    then();
  });
}

/** The longest wait for the end of a tap, in milliseconds. */
const TAP_TIME = 80;

/**
 * Lets an answer be heard after the paint of the pressed state: the rules may take as long as the render that follows. What is not an answer
 * is heard at once, and so is an answer in the capture phase, where it may be prevented.
 */
function hearAnswersAfterPaint(): void {
  const wait = (click: MouseEvent) => {
    const { target } = click;
    if (click === lateClick || !(target instanceof Element) || !isAnswer(target)) return;
    click.stopPropagation();
    afterPaint(() => {
      if (click.defaultPrevented || !target.isConnected) return;
      lateClick = new PointerEvent('click', click);
      target.dispatchEvent(lateClick);
      lateClick = null;
    });
  };
  document.addEventListener('click', wait, true);
}

/**
 * Makes Preact render changes from a tap after the next paint, and all other changes at once, such as a veil that must close. Changes from
 * `pointerdown`, such as skipping an animation, wait for the end of the tap. An answer is heard after its paint, and then renders.
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
    // its paint is over; another tap may be heard first
    else if (window.event === lateClick) setTimeout(renderWhenPainted);
    else afterPaint(renderWhenPainted);
  };
  // first: after the paint, an answer is heard before what waits for it is rendered
  hearAnswersAfterPaint();
  for (const touch of ['pointerdown', 'pointerup', 'click']) document.addEventListener(touch, touched, true);
  for (const end of ['click', 'pointercancel']) document.addEventListener(end, lifted, true);
  document.addEventListener('visibilitychange', draw);
}
