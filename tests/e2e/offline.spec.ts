import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist, expect, test } from './fixtures.ts';
import { scene } from './page-state.ts';
import { filesOf, kept, ready, waits } from './service-worker.ts';
import { Hand, link } from './user.ts';

test.describe('the app on a device', () => {
  test.use({ stage: { profile: true, base: '/a/folder/', settings: { speed: 'off', sound: false }, still: true } });

  test('Chromium has nothing against installing it', async ({ theatre }) => {
    const page = await theatre.open();
    await ready(page);
    const inside = await theatre.inside(page);
    const { errors, url } = await inside.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${theatre.host.address}manifest.webmanifest`);
    const { installabilityErrors } = await inside.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });

  test('what the manifest promises is there', async ({ theatre }) => {
    const page = await theatre.open();
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as {
      readonly icons: readonly { readonly src: string }[];
      readonly screenshots: readonly { readonly src: string }[];
    };
    const missing = [...manifest.icons, ...manifest.screenshots].filter(
      ({ src }) => !statSync(join(dist, src), { throwIfNoEntry: false })?.isFile(),
    );
    expect(missing).toEqual([]);
    await expect(page.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
  });

  test('everything is kept on the device at the first visit', async ({ theatre }) => {
    const page = await theatre.open();
    await ready(page);
    const there = new Set(await kept(page));
    // the worker itself is the browser's to keep; what an installation alone shows need not be kept
    const apart = /^(sw\.js|robots\.txt|workbox-.*\.js|screenshots\/.*|icons\/.*\.png|.*\.map)$/;
    const needed = filesOf(dist).filter((file) => !apart.test(file));
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((file) => !there.has(`/a/folder/${file}`))).toEqual([]);
  });

  test('a strict policy stands in the page, and nothing breaks it from the shelf to the table', async ({ theatre }) => {
    await theatre.context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    const page = await theatre.open();
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.locator('[data-box="magic-and-mayhem"]').first().tap();
    await page.getByRole('button', { name: 'Light the torch' }).tap();
    const seen = await new Hand(page).asked();
    expect(seen.move).toBe(0);
    // and that there is somebody to complain: what the policy forbids is heard
    await page.evaluate(() => {
      const picture = new Image();
      picture.src = 'http://127.0.0.1:9/nothing.png';
    });
    await expect.poll(() => theatre.complaints.filter((one) => one.includes('policy: img-src')).length).toBe(1);
    theatre.complaints.length = 0;
  });

  test('a game is dealt and played with no server, after one visit', async ({ theatre }) => {
    const page = await theatre.open();
    await ready(page);
    await theatre.host.stop();
    await theatre.restart();
    const alone = await theatre.open(link(2, 7, { tiles: 9 }));
    const hand = new Hand(alone);
    await hand.asked();
    await hand.answer(0);
    await expect.poll(async () => (await scene(alone)).saved).toBe(1);
  });
});

/** Takes files away from what the service worker keeps, as a torn disk does. */
const lose = (page: Page, names: string): Promise<void> =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (new RegExp(pattern).test(request.url)) await cache.delete(request);
    }
  }, names);

test.describe('what the service worker keeps', () => {
  test.use({ stage: { profile: true, base: '/a/folder/', settings: { speed: 'off', sound: false }, still: true } });

  for (const [what, names] of [
    ['a page that is gone', 'index\\.html'],
    ['a game that is gone', 'labyrinth'],
    ['all of it', '.'],
  ] as const)
    test(`${what}: the next visit with a network fetches it again, and the one after that needs none`, { tag: '@long' }, async ({
      theatre,
    }) => {
      const page = await theatre.open();
      await ready(page);
      const before = (await kept(page)).sort();
      await lose(page, names);
      expect((await kept(page)).length).toBeLessThan(before.length);
      await theatre.restart();
      const again = await theatre.open();
      await expect.poll(async () => (await kept(again)).sort()).toEqual(before);
      // the page of that visit asks for nothing any more when the host stops
      await theatre.restart();
      await theatre.host.stop();
      const alone = await theatre.open(link(2, 7, { tiles: 9 }));
      expect((await new Hand(alone).asked()).move).toBe(0);
    });

  for (const [what, folder] of [
    ['the list of who is registered', 'Database'],
    ['the worker itself', 'ScriptCache'],
  ] as const)
    test(`${what} is lost: the next visit with a network registers it anew, and the one after that needs none`, {
      tag: '@long',
    }, async ({ theatre }) => {
      await ready(await theatre.open());
      await theatre.killed();
      rmSync(join(theatre.workers, folder), { recursive: true });
      await theatre.restart();
      const page = await theatre.open();
      await ready(page);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      // the page of that visit asks for nothing any more when the host stops
      await theatre.restart();
      await theatre.host.stop();
      const alone = await theatre.open();
      await expect(alone.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
    });

  test('is never of two versions: what is gone is not fetched from a host that has a newer one, which comes as a whole', {
    tag: '@long',
  }, async ({ theatre }) => {
    const folder = mkdtempSync(join(tmpdir(), 'torch-mixed-'));
    try {
      cpSync(dist, folder, { recursive: true });
      const page = await theatre.open();
      await ready(page);
      await lose(page, 'index\\.html');
      const newer = '0123456789abcdef0123456789abcdef';
      const worker = join(folder, 'sw.js');
      writeFileSync(
        worker,
        readFileSync(worker, 'utf8').replace(/"revision":"\w{32}","url":"index.html"/, `"revision":"${newer}","url":"index.html"`),
      );
      theatre.host.folder = folder;
      await page.reload();
      await expect.poll(() => waits(page)).toBe(true);
      const pages = await page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return all.flat().flatMap(({ url }) => (url.includes('index.html') ? [new URL(url).search] : []));
      });
      expect(pages).toEqual([`?__WB_REVISION__=${newer}`]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test.describe('two theatres on one host', () => {
  test.use({ stage: { settings: { speed: 'off', sound: false }, still: true, keepsApp: true } });
  const INNER = "grandma's (old) Bühne";

  test('one in a folder of the other, with an odd name: both play with no server, and a page that is neither is left alone', {
    tag: '@long',
  }, async ({ theatre }) => {
    const folder = mkdtempSync(join(tmpdir(), 'torch-two-'));
    try {
      cpSync(dist, folder, { recursive: true });
      cpSync(dist, join(folder, INNER), { recursive: true });
      theatre.host.folder = folder;
      theatre.host.pages.set('/neither/', '<link rel="icon" href="data:,"><h1>A page about hamsters</h1>');
      const inner = `${theatre.host.address}${encodeURIComponent(INNER)}/`;
      const outer = `${theatre.host.address}?from=the-home-screen`;
      // the outer one comes last, and is put to work last
      const page = await theatre.context.newPage();
      for (const address of [inner, theatre.host.address]) {
        await page.goto(address);
        await expect
          .poll(() =>
            page.evaluate(async () => {
              const here = await navigator.serviceWorker.getRegistration('./');
              return here?.active?.state === 'activated' ? here.scope : null;
            }),
          )
          .toBe(new URL(address).href);
      }
      await page.goto(`${theatre.host.address}neither/`);
      await expect(page.getByText('hamsters')).toBeVisible();

      await theatre.host.stop();
      for (const [seed, address] of [inner, outer].entries()) {
        await page.goto('about:blank');
        await page.goto(`${address}#/${link(2, seed + 1, { tiles: 9 })}`);
        const hand = new Hand(page);
        await hand.asked();
        await hand.answer(0);
        await expect.poll(async () => (await scene(page)).saved).toBe(1);
      }
      // one origin, one storage: the games are the family's, wherever the theatre stands
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: /Dinner/ }).tap();
      await expect(page.getByText(/ waits, too$/)).toBeVisible();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test.describe('no service worker', () => {
  test.use({ stage: { settings: { speed: 'off', sound: false }, still: true, keepsApp: true } });

  test('that can be fetched just now: one plays, and the next visit keeps everything', { tag: '@long' }, async ({ theatre }) => {
    const folder = mkdtempSync(join(tmpdir(), 'torch-none-'));
    try {
      cpSync(dist, folder, { recursive: true });
      rmSync(join(folder, 'sw.js'));
      theatre.host.folder = folder;
      const page = await theatre.open();
      await expect.poll(() => theatre.complaints).toEqual([expect.stringMatching(/404|bad HTTP response/)]);
      theatre.complaints.length = 0;
      await page.locator('[data-box="magic-and-mayhem"]').first().tap();
      await page.getByRole('button', { name: 'Light the torch' }).tap();
      expect((await new Hand(page).asked()).move).toBe(0);
      theatre.host.folder = dist;
      await page.reload();
      await ready(page);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('nor all that it keeps: it plays, keeps nothing by halves, and the next visit keeps everything', async ({ theatre }) => {
    const folder = mkdtempSync(join(tmpdir(), 'torch-half-'));
    try {
      cpSync(dist, folder, { recursive: true });
      for (const file of filesOf(folder).filter((one) => one.includes('labyrinth'))) rmSync(join(folder, file));
      theatre.host.folder = folder;
      const page = await theatre.open();
      // it has begun to keep, and given up
      await expect
        .poll(() =>
          page.evaluate(async () => (await caches.keys()).length > 0 && (await navigator.serviceWorker.getRegistration()) === undefined),
        )
        .toBe(true);
      await expect(page.locator('[data-box="magic-and-mayhem"]').first()).toBeVisible();
      theatre.host.folder = dist;
      await page.reload();
      await ready(page);
      await theatre.host.stop();
      await page.reload();
      await expect(page.locator('[data-box="magic-and-mayhem"]').first()).toBeVisible();
      theatre.complaints.length = 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
