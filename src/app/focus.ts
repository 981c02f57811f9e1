import { afterPaint, whenDrawn } from './pace.ts';

/** The heading of what lies on top: of a sheet, of a roll, of the veil, else of the screen. */
const HEADINGS = 'main h1, .veil h1, [role="dialog"] h2';

/**
 * Whoever plays by keys never loses the focus: when a drawing has taken away what had it, and nothing else has asked for it, it goes to the
 * heading of what lies on top, which says what is asked now. A finger needs no focus, and does not wait for it.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let byKeys = false;
  const lost = () => byKeys && last !== null && !last.isConnected && document.activeElement === document.body;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target !== document.body) last = target;
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
    if (!lost()) return;
    // what was drawn may take the focus itself
    afterPaint(() => {
      const heading = lost() ? [...document.querySelectorAll<HTMLElement>(HEADINGS)].at(-1) : undefined;
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  });
}
