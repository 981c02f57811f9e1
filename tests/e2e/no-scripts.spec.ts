import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Host } from './server.ts';

/** A page whose scripts do not run says so, and what to do; one whose scripts do run never shows that. */

const { TORCH_DIST = '' } = process.env;
let host: Host;
test.beforeEach(async () => {
  host = new Host(TORCH_DIST, '/');
  await host.start();
});
test.afterEach(() => host.stop());

/** Only one of the sentences is there. */
async function expectSaid(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('.unstarted p:visible')).toHaveCount(1);
  await expect(page.locator('.unstarted h1:visible')).toHaveCount(1);
}
/** A browser from before there were modules: it knows no such type of script, and no `noModule`. */
async function openOld(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('type="module"', 'type="nothing-it-knows"');
    return route.fulfill({ response, body });
  });
  await page.goto(host.address);
  return page;
}

test('a page that was opened as a file names its web address', async ({ page }) => {
  await page.goto(pathToFileURL(join(TORCH_DIST, 'index.html')).href);
  await expectSaid(page, /opened as a file.*please open the theatre at its web address/);
});

test('scripts that come under a wrong type are missed', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
  });
  await page.goto(host.address);
  await expectSaid(page, /did not arrive.*please load the page again/);
});

test('so is one that does not come at all, and the next visit starts the app', async ({ page }) => {
  await page.route('**/assets/shelf-*.js', (route) => route.abort());
  await page.goto(host.address);
  await expectSaid(page, /did not arrive/);
  await page.unroute('**/assets/shelf-*.js');
  await page.reload();
  await expect(page.locator('[data-box="dust-up"]')).toBeVisible();
  await expect(page.locator('.unstarted:visible')).toHaveCount(0);
});

test('a browser without modules is asked to be updated', async ({ browser }) => {
  const page = await openOld(browser);
  await expectSaid(page, /too old: please update it, or try another one/);
  await page.close();
});

test('so is one that lacks what the app is written in', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'fromEntries');
  });
  await page.goto(host.address);
  await expectSaid(page, /too old/);
});

test('a browser whose JavaScript is off is asked to switch it on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(host.address);
  await expectSaid(page, /needs JavaScript: please switch it on/);
  await page.close();
});

test('nothing of it is seen while scripts are on their way, nor when the app runs, nor when it trips later', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const words = document.querySelector('.unstarted');
      if (words && getComputedStyle(words).display !== 'none') document.documentElement.dataset.flashed = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(host.address, { waitUntil: 'commit' });
  await expect(page.locator('#unstarted')).toBeAttached();
  for (let frames = 0; frames < 20; frames++) await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(page.locator('#unstarted')).toBeHidden();
  letGo();
  await expect(page.locator('[data-box="dust-up"]')).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { message: 'something else' })));
  await expect(page.locator('#unstarted')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-unstarted');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});
