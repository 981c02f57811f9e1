import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { Host } from './server.ts';

/** How the app gets to the home screen, where the browser does not offer it by itself. */

const { TORCH_DIST = '' } = process.env;
const TITLE = 'Put the theatre on your home screen';
const SAFARI = /seven days without a visit/;
const AS_FILES = /Take your games along as files/;

type Device = {
  /** What Safari on an iPad or iPhone says of itself; nobody else says anything. */
  readonly standalone?: boolean;
  /** Whether the browser can offer to install: Chromium can. */
  readonly offers?: boolean;
  readonly installed?: boolean;
} & Pick<BrowserContextOptions, 'userAgent' | 'viewport' | 'hasTouch'>;

const SAFARI_ON = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3';
const iPad: Device = {
  userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI_ON} Safari/605.1.15`,
  viewport: { width: 1180, height: 820 },
  hasTouch: true,
  standalone: false,
};
const iPhone: Device = {
  ...iPad,
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) ${SAFARI_ON} Mobile/15E148 Safari/604.1`,
  viewport: { width: 390, height: 844 },
};
const mac: Device = { ...iPad, hasTouch: false };
const firefox: Device = {
  userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};
const chromium: Device = { viewport: { width: 1180, height: 820 }, hasTouch: true, offers: true };

let host: Host;
test.beforeEach(async () => {
  host = new Host(TORCH_DIST, '/');
  await host.start();
});
test.afterEach(() => host.stop());

/** A page on this device, with letters of so many per cent. */
async function pageOn(
  browser: Browser,
  { standalone, offers = false, installed = false, ...options }: Device,
  letters = 100,
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(
    ({ says, can, home, size }) => {
      localStorage.setItem('pass-the-torch/settings', JSON.stringify({ speed: 'off', sound: false, textSize: size }));
      if (!can) Reflect.deleteProperty(window, 'onbeforeinstallprompt');
      // a browser's own emulation of the display mode does not outlive a navigation
      const media = window.matchMedia.bind(window);
      if (home) window.matchMedia = (query) => media(query.replaceAll('(display-mode: standalone)', 'all'));
      if (says !== null) Object.defineProperty(Navigator.prototype, 'standalone', { get: () => says });
    },
    { says: standalone ?? null, can: offers, home: installed, size: letters },
  );
  return context.newPage();
}
/** Opens the shelf, with all that comes to it by and by. */
async function openShelf(page: Page): Promise<void> {
  await page.goto(`${host.address}#/`);
  await expect(page.locator('[data-box="dust-up"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}
/** A game is dealt, a card is played and kept, and then the shelf is seen. */
async function playAndLeave(page: Page): Promise<void> {
  await page.goto(`${host.address}#/play/dust-up?seats=2&seed=7`);
  await page.locator('[data-reveal]').click();
  await page.locator('[data-narrow]').first().click();
  await page.locator('.dust-raised [data-option]').click();
  await expect(page.locator('#app')).toHaveAttribute('data-saved', /[1-9]/);
  await openShelf(page);
  await expect(page.locator('[data-resume]')).toBeVisible();
}
const guide = (page: Page) => page.getByRole('region', { name: TITLE });
const steps = (page: Page) => guide(page).getByRole('listitem').allInnerTexts();

for (const [name, device] of [
  ['an iPad, which calls itself a Mac', iPad],
  ['an iPhone', iPhone],
] as const)
  test(`Safari on ${name} is shown how, and why, once there is a game to keep`, { tag: device === iPad ? [] : '@long' }, async ({
    browser,
  }) => {
    const page = await pageOn(browser, device);
    await openShelf(page);
    await expect(guide(page), 'nothing is kept yet').toBeHidden();
    await playAndLeave(page);
    await expect(guide(page)).toBeVisible();
    expect(await steps(page)).toEqual(['Share', 'Add to Home Screen', 'Tap the torch']);
    await expect(guide(page).getByText(SAFARI)).toBeVisible();
    await expect(guide(page).getByText(AS_FILES)).toBeVisible();

    await page.getByRole('button', { name: /^Throw this game away/ }).tap();
    await page.getByRole('button', { name: 'All games' }).tap();
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await expect(page.getByText('Tap a box to play')).toBeVisible();
    await page.reload();
    await expect(guide(page), 'after a first game').toBeVisible();
    await expect(guide(page).getByText(AS_FILES), 'no game waits').toBeHidden();

    await guide(page).getByRole('button', { name: 'No, thank you' }).tap();
    await expect(guide(page)).toBeHidden();
    await openShelf(page);
    await expect(guide(page), 'somebody has said no').toBeHidden();
    await page.context().close();
  });

test('Firefox on Android is shown its menu', async ({ browser }) => {
  const page = await pageOn(browser, firefox);
  await playAndLeave(page);
  await expect(guide(page)).toBeVisible();
  expect(await steps(page)).toEqual(['Menu', 'Add app to Home screen', 'Tap the torch']);
  await expect(guide(page).getByText(SAFARI)).toBeHidden();
  await page.context().close();
});

for (const [name, device] of [
  ['an iPad that runs it from the home screen', { ...iPad, standalone: true }],
  ['Firefox that runs it from the home screen', { ...firefox, installed: true }],
  ['Safari on a Mac', mac],
  ['Chromium, which offers it by itself', chromium],
] as const)
  test(`nothing is shown to ${name}`, { tag: device === chromium ? [] : '@long' }, async ({ browser }) => {
    const page = await pageOn(browser, device);
    await playAndLeave(page);
    await expect(guide(page)).toBeHidden();
    await page.context().close();
  });

for (const [width, height, letters] of [
  [1180, 820, 100],
  [820, 1180, 100],
  [390, 844, 100],
  [390, 844, 150],
  [844, 390, 100],
] as const)
  test(`it fits ${width}x${height} with letters at ${letters} %`, { tag: letters > 100 ? [] : '@long' }, async ({ browser }) => {
    const page = await pageOn(browser, { ...iPad, viewport: { width, height } }, letters);
    await playAndLeave(page);
    await expect(guide(page)).toBeVisible();
    const { wide, over } = await guide(page).evaluate((card) => {
      const parts = [...card.querySelectorAll('h2, p, button, b, svg'), ...document.querySelectorAll('.shelf-foot > .button, .place')];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const overlap = boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (two) =>
              Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
              Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1,
          ),
      );
      return { wide: document.documentElement.scrollWidth - innerWidth, over: overlap.length };
    });
    expect({ wide, over }).toEqual({ wide: 0, over: 0 });
    await guide(page).getByRole('button', { name: 'No, thank you' }).tap();
    await expect(guide(page)).toBeHidden();
    await page.context().close();
  });
