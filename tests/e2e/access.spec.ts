import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { follow, goOn } from './follow.ts';
import { Hand, link } from './hand.ts';
import { nextFrame, SIZES, scene } from './scene.ts';
import { expect, findStory, Twin, test } from './theatre.ts';
import { tour } from './tour.ts';

const AT_ONCE = { speed: 'off', sound: false, motion: 'calm' };
const MOST_FRAMES = 30;
const TEN_MINUTES = 600_000;

/** Runs in the page: what is too small, what leans out of the window, and what is beside it and cannot be pushed in. */
function tooSmall(): string[] {
  const TEXT = 16;
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
    // what ends like a sentence; a joke in quotes need not be read, and a card of the hand is read large
    const spare = element.textContent?.startsWith('“') || element.closest('[data-narrow]');
    const least = words.length > 3 && /[.?!]$/.test(words.at(-1) ?? '') && !spare ? SENTENCE : TEXT;
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

/** What is too small once the screen has come to rest: it may be drawn a few times after it was turned. */
async function settledFaults(page: Page): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let i = 0; i < MOST_FRAMES; i++) {
    await nextFrame(page);
    faults = await page.evaluate(tooSmall);
    if (faults.length === 0) break;
  }
  return faults;
}

/** What axe finds on a screen, in one theme. */
async function findings(what: string, page: Page, theme: string): Promise<readonly string[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  // what grew with the last tap has been measured once it was painted
  await nextFrame(page);
  // nor is a colour what it will be while it changes
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
    return { violations: found.violations, passes: found.passes.length };
  });
  expect(passes, `axe looked at ${what}`).toBeGreaterThan(5);
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${what} by ${theme}: ${id}, ${help}: ${where.join(' | ')}`;
  });
}

test.describe('on every screen', () => {
  test.use({ stage: { settings: AT_ONCE, still: true } });

  test('axe finds nothing in both themes; words and targets are large enough, and nothing scrolls sideways, at all sizes', async ({
    theatre,
  }) => {
    // every screen of every game, in both themes and at all sizes
    test.setTimeout(TEN_MINUTES);
    const found: string[] = [];
    let screens = 0;
    await tour(theatre, async (what, page) => {
      screens++;
      for (const theme of ['daylight', 'torchlight']) found.push(...(await findings(what, page, theme)));
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const one of await settledFaults(page)) found.push(`${what} at ${width}x${height}: ${one}`);
      }
      await page.setViewportSize({ width: 1180, height: 820 });
    });
    expect(screens).toBeGreaterThan(19);
    expect(found).toEqual([]);
  });
});

const MOST_KEYS = 120;
const focused = (what: Locator): Promise<boolean> =>
  what.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
/** Presses Tab until one of these has the focus. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  for (let i = 0; i < MOST_KEYS; i++) {
    if (await focused(what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${what}`);
}

test.describe('a small phone with large letters', () => {
  test.use({ stage: { settings: { ...AT_ONCE, textSize: 150 }, still: true, viewport: { width: 360, height: 640 } } });

  test('a card is as long as its words, and none of them leans out', async ({ theatre }) => {
    const page = await theatre.open(link(2, 3, { tiles: 9 }));
    await new Hand(page).asked();
    await page.locator('.panel-who').tap();
    const face = page.locator('.card-scene .card-in');
    await expect(face).toBeVisible();
    const cut = await face.evaluate((card) => {
      const spans = [...card.querySelectorAll<HTMLElement>('p, .keyword, .card-foot > span')].map((one) => {
        const { right, bottom } = one.getBoundingClientRect();
        const { paddingRight, paddingBottom } = getComputedStyle(one);
        return { words: one.innerText, right: right - Number.parseFloat(paddingRight), bottom: bottom - Number.parseFloat(paddingBottom) };
      });
      const room = card.getBoundingClientRect();
      return spans.filter(({ right, bottom }) => right > room.right || bottom > room.bottom).map(({ words }) => words);
    });
    expect(cut).toEqual([]);
  });

  test('a name without a space makes nothing wider than the window: the seats, the menu, the chronicle', async ({ theatre }) => {
    const name = 'W'.repeat(14);
    await theatre.context.addInitScript(
      (kept) => {
        if (location.protocol !== 'about:') localStorage.setItem('pass-the-torch/people', kept);
      },
      JSON.stringify([{ name, emblem: 'sun' }]),
    );
    const page = await theatre.open('seats/dust-up');
    const inWindow = async (what: Locator) => {
      await what.scrollIntoViewIfNeeded();
      const { x, width } = (await what.boundingBox()) ?? { x: -1, width: 0 };
      expect(x, `${what} begins in the window`).toBeGreaterThanOrEqual(0);
      expect(x + width, `${what} ends in the window`).toBeLessThanOrEqual(360);
    };
    await inWindow(page.getByRole('button', { name: 'How to play' }));
    await inWindow(page.locator('.young', { hasText: name }));
    await page.getByRole('button', { name: 'Light the torch' }).tap();
    const hand = new Hand(page);
    await hand.tap(page.locator('[data-reveal]'));
    await hand.tap(page.getByRole('button', { name: 'Menu' }));
    await inWindow(page.getByRole('button', { name: 'Play on' }));
    await inWindow(page.getByRole('button', { name: `A bot plays for ${name}` }));
    await hand.tap(page.getByRole('button', { name: 'Play on' }));
    await hand.tap(page.getByRole('button', { name: /^Chronicle/ }));
    await inWindow(page.getByRole('button', { name: 'Back', exact: true }));
    await inWindow(page.getByRole('heading', { name, exact: true }));
  });

  test('what the stage hand says hangs inside the window', async ({ theatre }) => {
    const page = await theatre.open('table/nowhere');
    await expect(page.getByRole('heading', { name: 'The stage hand tripped' })).toBeVisible();
    const { left, right } = await page.locator('.interlude-news').evaluate((paper) => paper.getBoundingClientRect().toJSON());
    expect(Math.abs(left - (360 - right)), `from ${left} to ${right}`).toBeLessThan(2);
  });
});

test.describe('a phone on its side', () => {
  test.use({ stage: { settings: { ...AT_ONCE, tips: false }, still: true, viewport: { width: 844, height: 390 } } });

  test('in the shop the first shelf is seen whole, and the button that buys lies on no word', async ({ theatre }) => {
    const story = findStory({ seats: 2, options: { tiles: 9 } }, ({ asked }) => {
      const first = asked.findIndex(({ task }) => task === 'shop');
      return first >= 0 && first < 30;
    });
    const page = await theatre.open(link(2, story.setup.seed, story.setup.options));
    const hand = new Hand(page);
    const twin = new Twin(story.setup);
    for (const deed of story.deeds) {
      await hand.asked();
      if (twin.asked?.task === 'shop') break;
      await follow(hand, twin, deed, { watch: false });
    }
    const ware = page.locator('.ware').first();
    await expect(ware).toBeInViewport({ ratio: 0.99 });
    await ware.tap();
    const words = page.locator('.shop-held .card-text');
    await expect(words).toBeVisible();
    const [card, deal] = await Promise.all([words.boundingBox(), page.locator('.shop-held > div').boundingBox()]);
    expect(deal?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  });
});

test('the keyboard alone plays from the shelf to the end of the first turn', async ({ theatre }) => {
  const page = await theatre.open();
  await tabTo(page, page.locator('[data-box="magic-and-mayhem"]'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who sits by the torch?' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Add a seat' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add a bot' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^To bed/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Clover: change/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Light the torch' }));
  await page.keyboard.press('Enter');
  // a screen that comes says what is asked
  await expect(page.getByRole('heading', { name: /hold the torch/ })).toBeFocused();
  const hand = new Hand(page);
  const first = await hand.asked();

  // walk one square: from the hero's own, which is the board's one tab stop, by the arrows
  await tabTo(page, page.getByRole('gridcell'));
  const lit = page.locator('[role="gridcell"][data-option]');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    if (await focused(lit)) break;
    await page.keyboard.press(key);
  }
  expect(await focused(lit), 'the arrows lead to a lit square').toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await scene(page)).move).toBe(1);

  // whatever comes of it, until the torch is with somebody else
  const most = 30;
  for (let i = 0; i < most; i++) {
    const seen = await hand.asked({ hurry: false });
    const { seat, move, spots } = seen;
    if (seat !== first.seat && !spots.some(({ kind }) => kind === 'roll')) break;
    if (spots.some(({ kind }) => kind === 'roll')) await tabTo(page, page.locator('[data-roll]'));
    else if (await page.locator('.question').isVisible()) await tabTo(page, page.locator('.question [data-option]'));
    else await tabTo(page, page.getByRole('button', { name: 'End turn' }));
    await page.keyboard.press(i % 2 === 0 ? 'Enter' : 'Space');
    await expect.poll(async () => (await scene(page)).move).toBeGreaterThan(move);
  }
  expect((await hand.asked()).seat).not.toBe(first.seat);
});

test.describe('what is said', () => {
  test.use({ stage: { settings: AT_ONCE, still: true } });

  test('the live region tells everything that happened', async ({ theatre }) => {
    const setup = { seats: 4, seed: 11, options: { tiles: 12 } };
    const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
    const hand = new Hand(page);
    const twin = new Twin(setup);
    await hand.asked();
    const names = await hand.names();
    let told = 0;
    for (let i = 0; i < 25; i++) {
      await goOn(hand, twin);
      await hand.asked({ after: i });
      const news = twin.news(names);
      told += news.length;
      for (const line of news) await expect(page.getByRole('log')).toContainText(line);
    }
    expect(told).toBeGreaterThan(10);
  });
});
