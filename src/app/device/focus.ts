import { afterPaint } from '../../ui/parts/after-paint.ts';
import { noteKeys } from '../../ui/parts/keys-in-use.ts';
import { whenDrawn } from './render-scheduling.ts';

/** Where a decision is made: the list of answers, else the heading of the screen, the veil or a dialog. */
const PLACES = 'main h1, .answer-list li:first-child > button, .veil h1, [role="dialog"] h2';
const LIST = '.answer-list';
const isUsable = (element: Element): boolean => element.closest('[inert]') === null;

/**
 * Keeps the focus for those who play by keys or a switch. When a render removes the focused element and nothing else takes the focus, the
 * place of the top layer gets it where the next decision is made. While the list of answers is there, the focus is never nowhere. A finger,
 * a pen or a mouse leaves no focus on a button, as in Safari: Blink lays out the whole page in the middle of a render that removes the
 * focused element.
 */
export function manageFocus(): void {
  let last: Element | null = null;
  let byKeys = false;
  /** The window is lower than the screen, as in contrast.css. */
  const low = matchMedia('(max-height: 300px)');
  /** A render has removed the focused element. */
  let gone = false;
  const lost = () => {
    const { activeElement: active } = document;
    const nowhere = !active || active === document.body || !isUsable(active);
    return byKeys && nowhere && (gone || document.querySelector(LIST) !== null);
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target === document.body) return;
    last = target;
    gone = false;
    // in a window that is lower than the screen, what has the focus is seen whole
    if (byKeys && low.matches) afterPaint(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  });
  /** The next click comes from a key or a finger. */
  let pressed = false;
  const on = (type: 'keydown' | 'pointerdown' | 'click', heard: (event: Event) => void) => document.addEventListener(type, heard, true);
  on('keydown', (event) => {
    byKeys = pressed = true;
    if ((event as KeyboardEvent).key === 'Tab') noteKeys();
  });
  on('pointerdown', () => {
    byKeys = false;
    pressed = true;
  });
  on('click', (event) => {
    // a switch or a screen reader clicks without either
    if (event.isTrusted && !pressed) {
      byKeys = true;
      noteKeys();
    }
    const { activeElement: active } = document;
    if (pressed && !byKeys && active instanceof HTMLElement && active.matches('button, [tabindex]')) active.blur();
    pressed = false;
  });
  whenDrawn(() => {
    if (last?.isConnected === false) {
      // release the removed element's memory
      last = null;
      gone = true;
    }
    if (!lost()) return;
    // the new content may take the focus itself
    afterPaint(() => {
      const place = lost() ? [...document.querySelectorAll<HTMLElement>(PLACES)].filter(isUsable).at(-1) : undefined;
      if (!place) return;
      if (!place.matches('button')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  });
}
