import type { Page } from '@playwright/test';
import { nextFrame, SIZES } from './page-state.ts';

/** A window, and the size of the letters in per cent. */
export type Layout = { readonly width: number; readonly height: number; readonly letters: number };

/** Each window with the family's usual letters; a tablet and a phone, upright and on the side, with large ones too. */
export const LAYOUTS: readonly Layout[] = [
  ...SIZES.map(([width, height]) => ({ width, height, letters: 100 })),
  ...SIZES.filter(([width]) => width > 360).map(([width, height]) => ({ width, height, letters: 150 })),
];

/** A screen that is still moving after so many frames is measured as it is. */
const MOST_FRAMES = 30;
/** A screen that looked the same in so many frames is at rest. */
const SAME_FRAMES = 4;

/** Runs in the page: what is too small, cut off or covered, and what leans out of the window or is beside it and cannot be pushed in. */
function faultsOnScreen(): string[] {
  const TEXT = 16;
  // a card of the hand is read large, after a tap (decision 175)
  const IN_HAND = 14;
  const TARGET = 48;
  // a phone has less room (decision 175)
  const tablet = Math.min(innerWidth, innerHeight) >= 768;
  const SENTENCE = tablet ? 18 : TEXT;
  const PLAYED = tablet ? 64 : TARGET;
  const SQUARE = 38;
  // a letter's foot may stand so far over the edge
  const CUT = 3;
  // two controls may share so much of an edge
  const SHARED = 4;
  const found = new Set<string>();
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  const pushed = (element: Element | null): boolean =>
    element !== null &&
    ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
      pushed(element.parentElement));
  const hidden = (element: Element): boolean =>
    element.closest('.visually-hidden, [hidden]') !== null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** What shows no more than its own box, and what can be scrolled, around an element; outermost last. */
  type Frame = { readonly at: Element; readonly room: DOMRect; readonly x: string; readonly y: string; readonly unseen: boolean };
  const frames = new Map<Element, readonly Frame[]>();
  const framesOf = (element: Element | null): readonly Frame[] => {
    if (!element || element === document.documentElement) return [];
    const known = frames.get(element);
    if (known) return known;
    const { overflowX: x, overflowY: y, position, clipPath } = getComputedStyle(element);
    const around = position === 'fixed' ? [] : framesOf(element.parentElement);
    const unseen = clipPath === 'inset(50%)';
    const cuts = x !== 'visible' || y !== 'visible' || unseen;
    const found = cuts ? [{ at: element, room: element.getBoundingClientRect(), x, y, unseen }, ...around] : around;
    frames.set(element, found);
    return found;
  };
  /** Whoever cuts this box off on one axis: the nearest that shows no more than itself, unless something nearer can be scrolled. */
  const cutBy = (box: DOMRect, from: Element, axis: 'x' | 'y'): Element | null => {
    const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
    for (const { at, room, [axis]: overflow, unseen } of framesOf(from)) {
      if (unseen || /auto|scroll/.test(overflow)) return null;
      if (/hidden|clip/.test(overflow) && (box[start] < room[start] - CUT || box[end] > room[end] + CUT)) return at;
    }
    return null;
  };
  /** What is seen of a box: no more than whatever it is scrolled in, or cut off by, shows. */
  const seenOf = (box: DOMRect, element: Element): DOMRect => {
    let { left, top, right, bottom } = box;
    for (const { room, x, y } of framesOf(element.parentElement)) {
      if (x !== 'visible') [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      if (y !== 'visible') [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const apart = (one: Element, other: Element): boolean => !one.contains(other) && !other.contains(one);
  /**
   * Cards are fanned, the doors of a map lie in the walls of its rooms, and a figure carries the button that opens its card: the one on top
   * answers. A map is moved under its own buttons. Words that can be tapped in one text are as high as their lines.
   */
  const LIES_ON = ['.dust-hand-card', '.dust-who, .dust-shield', '.map-door, .map-room, .board-button', '.lab-stand button', '.keyword'];
  const liesOn = (one: Element, other: Element): boolean => LIES_ON.some((both) => one.matches(both) && other.matches(both));
  const bar = (element: Element | null): Element | null =>
    element && (/sticky|fixed/.test(getComputedStyle(element).position) ? element : bar(element.parentElement));
  const rolls = (element: Element | null): boolean =>
    element !== null &&
    ((element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) ||
      rolls(element.parentElement));
  /** What is pushed along under a bar comes out from under it. */
  const slidesUnder = (one: Element, other: Element): boolean =>
    bar(one) !== bar(other) &&
    (rolls(one.parentElement) || rolls(other.parentElement) || document.documentElement.scrollHeight > innerHeight);
  const inert = (element: Element): boolean => element.closest('[inert]') !== null || getComputedStyle(element).pointerEvents === 'none';
  /** A hint that is not there to be read whole, and that a tap opens: the newest line of the chronicle, and what to expect on a phone. */
  const GLIMPSE = '.news, .outlook-line';

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('svg, script, style, noscript') || hidden(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const words = node.textContent.trim().split(/\s+/);
    const inHand = element.closest('[data-narrow]') !== null;
    // what ends like a sentence; a joke in quotes need not be read
    const sentence = words.length > 3 && /[.?!]$/.test(words.at(-1) ?? '') && !element.textContent?.startsWith('“');
    const least = inHand ? IN_HAND : sentence ? SENTENCE : TEXT;
    if (size < least - 0.01) found.add(`text of ${size.toFixed(1)} px: ${name(element)}`);
    // a card of the hand is read whole after a tap; what lies behind a sheet waits
    if (inHand || inert(element) || element.closest(GLIMPSE)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const by = cutBy(box, element, 'x') ?? cutBy(box, element, 'y');
      if (by) found.add(`cut off: ${name(element)} by ${name(by).replace(/ “.*/, '')}`);
    }
  }
  const controls: { readonly element: Element; readonly boxes: readonly DOMRect[] }[] = [];
  for (const element of document.querySelectorAll(
    'button, a[href], input, select, textarea, [role="gridcell"][data-option], [role="gridcell"][data-narrow]',
  )) {
    const box = element.getBoundingClientRect();
    const { left, right, width, height } = box;
    if (width === 0 || height === 0 || hidden(element)) continue;
    if ((left + right) / 2 > document.documentElement.clientWidth && !pushed(element.parentElement))
      found.add(`out of reach: ${name(element)}`);
    // a link inside a sentence is as high as its line
    if (element.matches('p a')) continue;
    // between two squares the nearer one answers: what counts is how far apart they are; a fitted board gives a pixel to its margin
    const board = element.matches('[role="gridcell"]') ? element.closest('.board-inner') : null;
    const square = board ? Number.parseFloat(getComputedStyle(board).getPropertyValue('--s')) : Number.NaN;
    const least = element.matches('[data-option], [data-narrow], [data-roll], [data-die], [data-reveal]') ? PLAYED : TARGET;
    if (board ? !(square >= SQUARE - 1) : Math.min(width, height) < least - 0.5)
      found.add(`target of ${width.toFixed(0)} x ${height.toFixed(0)}: ${name(element)}`);
    if (!element.matches('[role="gridcell"]') && !inert(element))
      controls.push({ element, boxes: [...element.getClientRects()].map((one) => seenOf(one, element)) });
  }
  for (const [i, { element, boxes }] of controls.entries())
    for (const { element: other, boxes: theirs } of controls.slice(i + 1))
      for (const one of boxes)
        for (const two of theirs) {
          const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          if (wide <= SHARED || high <= SHARED) continue;
          if (apart(element, other) && !liesOn(element, other) && !slidesUnder(element, other))
            found.add(`overlap of ${wide.toFixed(0)} x ${high.toFixed(0)}: ${name(element)} and ${name(other)}`);
        }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    found.add(`the page scrolls sideways, ${scrollWidth} of ${clientWidth}`);
    for (const element of document.body.querySelectorAll('*'))
      if (element.getBoundingClientRect().right > clientWidth + 1 && !hidden(element)) {
        found.add(`leans out: ${name(element)}`);
        break;
      }
  }
  return [...found];
}

/**
 * What is wrong with a screen in this window and with letters of this size, once it has come to rest: it may be drawn a few times after it
 * was turned. The page stays in this window, with these letters.
 */
export async function layoutFaults(page: Page, { width, height, letters }: Layout): Promise<readonly string[]> {
  const view = page.viewportSize();
  if (view?.width !== width || view.height !== height) await page.setViewportSize({ width, height });
  // what the settings do
  await page.evaluate((size) => document.documentElement.style.setProperty('--text-size', String(size / 100)), letters);
  let faults: readonly string[] = [];
  for (let i = 0, same = 0; i < MOST_FRAMES && same < SAME_FRAMES; i++) {
    await nextFrame(page);
    const now = await page.evaluate(faultsOnScreen);
    if (now.length === 0) return [];
    same = now.join() === faults.join() ? same + 1 : 0;
    faults = now;
  }
  return faults;
}
