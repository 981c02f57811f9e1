import { prefersReducedMotion } from './reduced-motion.ts';

const running = new WeakMap<Element, Animation>();

/** Whether something moves an element just now. */
export const isMoving = (element: Element | null): boolean => element !== null && running.get(element)?.playState === 'running';

/** Ends what moves an element: it stands where it belongs. */
export const finishMove = (element: Element): void => running.get(element)?.finish();

/**
 * Moves an element by the Web Animations API, in `duration` milliseconds; not at all for somebody who wants a calm screen. What moved it before
 * is ended first: the browser moves two at once on the page's own thread, frame by frame.
 */
export function moveElement(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (!element || prefersReducedMotion()) return;
  finishMove(element);
  const animation = element.animate?.(frames, timing);
  if (animation) running.set(element, animation);
}
