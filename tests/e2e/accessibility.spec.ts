import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, soonest, Twin, test } from './fixtures.ts';
import { askedLike, follow, goOn } from './follow-model.ts';
import { LAYOUTS, layoutFaults } from './layout-faults.ts';
import { scene } from './page-state.ts';
import { TOUR } from './screen-tour.ts';
import { Hand, link } from './user.ts';

const AT_ONCE = { speed: 'off', sound: false, motion: 'calm' };
/** A theme, and what the device asks for. */
type Looks = { readonly theme: 'torchlight' | 'daylight'; readonly contrast?: 'more'; readonly forcedColors?: 'active' };
/** All that changes with the colours. */
const CONTRAST = 'color-contrast';
/** How a screen may look, and which of axe's rules it is held against. Forced colours are the system's own; axe reads the ones that they replace. */
const LOOKS: readonly { readonly looks: Looks; readonly rules: 'all' | 'only contrast' | 'all but contrast' }[] = [
  { looks: { theme: 'torchlight' }, rules: 'all' },
  { looks: { theme: 'daylight' }, rules: 'only contrast' },
  { looks: { theme: 'torchlight', contrast: 'more' }, rules: 'only contrast' },
  { looks: { theme: 'daylight', contrast: 'more' }, rules: 'only contrast' },
  { looks: { theme: 'torchlight', forcedColors: 'active' }, rules: 'all but contrast' },
];

/** What axe finds on a screen that looks so. */
async function findings(what: string, page: Page, { looks, rules }: (typeof LOOKS)[number]): Promise<readonly string[]> {
  const { theme, contrast = null, forcedColors = null } = looks;
  await page.emulateMedia({ contrast, forcedColors });
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    // what grew with the last tap has been measured once it was painted
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
    // nor is a colour what it will be while it changes; one change may start another
    for (;;) {
      const passing = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
      if (passing.length === 0) break;
      await Promise.allSettled(passing.map(({ finished }) => finished));
    }
  }, theme);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const chosen = rules === 'only contrast' ? { runOnly: [CONTRAST] } : rules === 'all' ? {} : { rules: { [CONTRAST]: { enabled: false } } };
  const { violations, passes } = await page.evaluate(async (given) => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], ...given });
    return {
      violations: found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
      })),
      passes: found.passes.length,
    };
  }, chosen);
  // words over a picture it cannot tell, and a screen may have no others
  if (rules !== 'only contrast') expect(passes, `axe looked at ${what}`).toBeGreaterThan(5);
  return violations.map(({ id, help, nodes }) => `${what} in ${JSON.stringify(looks)}: ${id}, ${help}: ${nodes.join(' | ')}`);
}

/** What takes a minute and more. */
const LONG_TOURS: readonly string[] = [
  'Magic and Mayhem, before the game',
  'Magic and Mayhem, a whole game',
  'Labyrinth: heroes, and the town',
  'Labyrinth: a delve',
];

test.describe('on every screen', () => {
  test.use({ stage: { settings: AT_ONCE, still: true } });

  for (const { name, screens, walk } of TOUR)
    test(`axe finds nothing in both themes, with more contrast and in forced colours; at all sizes and with large letters nothing is too small, cut off or covered: ${name}`, {
      tag: LONG_TOURS.includes(name) ? '@long' : [],
    }, async ({ theatre }) => {
      const found: string[] = [];
      let seen = 0;
      await walk(theatre, async (what, page) => {
        seen++;
        for (const look of LOOKS) found.push(...(await findings(what, page, look)));
        await page.emulateMedia({ contrast: null, forcedColors: null });
        for (const layout of LAYOUTS)
          for (const fault of await layoutFaults(page, layout))
            found.push(`${what} at ${layout.width}x${layout.height}, ${layout.letters} %: ${fault}`);
        await layoutFaults(page, { width: 1180, height: 820, letters: 100 });
      });
      expect(found).toEqual([]);
      expect(seen).toBe(screens);
    });
});

test('what is cut off, lies on another control or is too small is found, and so is what leans out', async ({ theatre }) => {
  const { host } = theatre;
  host.pages.set(
    '/faults',
    `<!doctype html><meta name="viewport" content="width=device-width"><title>faults</title><link rel="icon" href="data:,">
    <style>body{font-size:20px}button{position:absolute;left:0;width:100px;height:80px;font-size:20px}</style>
    <p style="width:60px;overflow:hidden;white-space:nowrap">A clipped label</p>
    <button style="top:100px">one</button><button style="top:150px">two</button>
    <button style="top:300px;height:30px">small</button><button style="top:400px;left:1000px">aside</button>
    <p style="font-size:10px">tiny</p>`,
  );
  const page = await theatre.context.newPage();
  await page.goto(`${host.origin}/faults`);
  const faults = await layoutFaults(page, { width: 390, height: 844, letters: 100 });
  expect(faults.map((fault) => fault.replace(/:.*/, '')).sort()).toEqual(
    [
      'cut off',
      'leans out',
      'out of reach',
      'overlap of 100 x 30',
      'target of 100 x 30',
      'text of 10.0 px',
      'the page scrolls sideways, 1100 of 390',
    ].sort(),
  );
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
    await inWindow(page.getByText('Nothing has happened yet'));
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

  test('in the shop the first shelf is seen whole, and the button that buys lies on no word', { tag: '@long' }, async ({ theatre }) => {
    const { setup, deeds } = soonest({ seats: 2, options: { tiles: 9 } }, ({ task }) => task === 'shop');
    const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
    const hand = new Hand(page);
    const twin = new Twin(setup);
    for (const deed of deeds) {
      await askedLike(hand, twin);
      await follow(hand, twin, deed, { watch: false });
    }
    await askedLike(hand, twin);
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
  await expect(page.getByRole('heading', { name: 'Magic and Mayhem', level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Add a seat' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add a bot' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^To bed/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Clover: change/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Light the torch' }));
  await page.keyboard.press('Enter');
  // who plays by keys begins where the decision is made
  await expect(page.getByRole('navigation', { name: 'What can I do?' }).getByRole('button').first()).toBeFocused();
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

  test('the live region tells everything that happened', { tag: '@long' }, async ({ theatre }) => {
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
