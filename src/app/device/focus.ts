import { afterPaint, whenDrawn } from './render-scheduling.ts';

/** Matches the headings of the screen, the veil and dialogs. */
const HEADINGS = 'main h1, .veil h1, [role="dialog"] h2';

/**
 * Keeps the focus for keyboard users. When a render removes the focused element and nothing else takes the focus, the heading of the top
 * layer gets it. Touch input is not affected.
 */
export function manageFocus(): void {
  let last: Element | null = null;
  let byKeys = false;
  /** A render has removed the focused element. */
  let gone = false;
  const lost = () => byKeys && gone && document.activeElement === document.body;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target === document.body) return;
    last = target;
    gone = false;
  });
  document.addEventListener(
    'keydown',
    () => {
      byKeys = true;
    },
    true,
  );
  document.addEventListener(
    'pointerdown',
    () => {
      byKeys = false;
    },
    true,
  );
  whenDrawn(() => {
    if (last?.isConnected === false) {
      // release the removed element's memory
      last = null;
      gone = true;
    }
    if (!lost()) return;
    // the new content may take the focus itself
    afterPaint(() => {
      const heading = lost() ? [...document.querySelectorAll<HTMLElement>(HEADINGS)].at(-1) : undefined;
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  });
}
