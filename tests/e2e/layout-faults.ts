import type { Page } from '@playwright/test';
import { nextFrame } from './page-state.ts';

/** A window, and the size of the letters in per cent. */
export type Layout = { readonly width: number; readonly height: number; readonly letters: number };

/** A screen that is still moving after so many frames is measured as it is. */
const MOST_FRAMES = 30;
/** A screen that looked the same in so many frames is at rest. */
const SAME_FRAMES = 4;

/** Runs in the page: what is too small, what leans out of the window, and what is beside it and cannot be pushed in. */
function tooSmall(): string[] {
  const TEXT = 16;
  // a card of the hand is read large, after a tap (decision 175)
  const IN_HAND = 14;
  const TARGET = 48;
  // a phone has less room (decision 175)
  const tablet = Math.min(innerWidth, innerHeight) >= 768;
  const SENTENCE = tablet ? 18 : TEXT;
  const PLAYED = tablet ? 64 : TARGET;
  const SQUARE = 38;
  const found = new Set<string>();
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  const pushed = (element: Element | null): boolean =>
    element !== null &&
    ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
      pushed(element.parentElement));
  const hidden = (element: Element): boolean =>
    element.closest('.visually-hidden, [hidden]') !== null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
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
  }
  for (const element of document.querySelectorAll(
    'button, a[href], input, select, textarea, [role="gridcell"][data-option], [role="gridcell"][data-narrow]',
  )) {
    const { left, right, width, height } = element.getBoundingClientRect();
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
    const now = await page.evaluate(tooSmall);
    if (now.length === 0) return [];
    same = now.join() === faults.join() ? same + 1 : 0;
    faults = now;
  }
  return faults;
}
