// How long the shelf, the seats and a table take to appear. No test: run by latency.mjs, alone on the machine.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { flags } from './browser.mjs';
import { Host } from './server.ts';

const { TORCH_DIST = '', TORCH_CHROMIUM = '', LATENCY_AGAINST = '', LATENCY_BLANK = '', LATENCY_FIGURES, LATENCY_GAMES } = process.env;
const SLOWED = 6;
const ROUNDS = Number(process.env.LATENCY_ROUNDS ?? 7);
/** How long somebody looks at a screen before the next tap, in milliseconds. */
const REST = 2500;
const ONE_HOUR = 3_600_000;
const GAMES = ['magic-and-mayhem', 'dust-up', 'traps-and-treasures', 'labyrinth'].filter(
  (game) => !LATENCY_GAMES || LATENCY_GAMES.split(',').includes(game),
);
const SEATS: { readonly [game: string]: number } = { 'magic-and-mayhem': 4, 'dust-up': 2, 'traps-and-treasures': 3, labyrinth: 3 };

/** What is there when a screen can be used. */
const SHELF = '[data-box]';
const SEATING = '.seats-start button:not([aria-disabled="true"])';
const PLAYABLE = ':is([data-option], [data-narrow], [data-roll], [data-reveal]):not(:disabled, [aria-disabled="true"])';

/** Runs in each page: notes when it was tapped, and when what a selector names is first drawn. */
function install(): void {
  let tapped = 0;
  addEventListener('click', (event) => (tapped = event.timeStamp), true);
  const drawn = (selector: string): Promise<number> =>
    new Promise((done) => {
      const look = (): void => {
        const there = [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
        if (there) requestAnimationFrame(() => setTimeout(() => done(performance.now() - tapped)));
        else requestAnimationFrame(look);
      };
      look();
    });
  Object.assign(globalThis, { drawn });
}
/** Milliseconds from the last tap, or from the beginning of the page, until what the selector names is painted. */
const drawn = (page: Page, selector: string): Promise<number> =>
  page.evaluate((what) => (globalThis as unknown as { drawn: (selector: string) => Promise<number> }).drawn(what), selector);

/** An app on a host of its own, so that its storage and its service worker are its own. */
type Place = { readonly build: string; readonly game: string; readonly host: Host };
type Sample = { readonly build: string; readonly game: string; readonly what: string; readonly ms: number };

async function slowPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}
const rest = (page: Page): Promise<void> => page.waitForTimeout(REST);
/** A tap as fast as a finger, without the checks that a robot makes on the thread that is timed. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing to tap: ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
/** The screen after a tap. The tap moves on to another screen, so the page may not have it yet. */
async function tapUntil(page: Page, selector: string, next: string): Promise<number> {
  await tap(page, selector);
  return drawn(page, next);
}

/** Leaves exactly one game waiting on this host: the same deal each time. */
async function leaveOne(context: BrowserContext, { game, host }: Place): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${host.origin}/store`);
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const open = indexedDB.open('pass-the-torch');
        open.onerror = () => failed(open.error);
        open.onsuccess = () => {
          const stores = [...open.result.objectStoreNames];
          if (stores.length === 0) return done();
          const work = open.result.transaction(stores, 'readwrite');
          for (const store of stores) work.objectStore(store).clear();
          work.oncomplete = () => {
            open.result.close();
            done();
          };
        };
      }),
  );
  await page.goto(`${host.address}#/play/${game}?seats=${SEATS[game]}&seed=7`);
  await page.locator('#app[data-saved]').waitFor();
  await page.close();
}

async function round(context: BrowserContext, place: Place, keep: (what: string, ms: number) => void): Promise<void> {
  const { game, host } = place;
  await leaveOne(context, place);
  {
    const page = await slowPage(context, host.address);
    keep('shelf', await drawn(page, SHELF));
    await drawn(page, '[data-resume]');
    keep('resume at once', await tapUntil(page, '[data-resume]', PLAYABLE));
    await page.close();
  }
  {
    const page = await slowPage(context, host.address);
    await drawn(page, '[data-resume]');
    await rest(page);
    keep('resume', await tapUntil(page, '[data-resume]', PLAYABLE));
    await page.close();
  }
  {
    const page = await slowPage(context, host.address);
    await drawn(page, SHELF);
    await rest(page);
    keep('box to seats', await tapUntil(page, `[data-box="${game}"]`, SEATING));
    await rest(page);
    keep('seats to table', await tapUntil(page, SEATING, PLAYABLE));
    await page.close();
  }
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

base('loading', async () => {
  base.setTimeout(ONE_HOUR);
  const profile = mkdtempSync(join(tmpdir(), 'torch-loading-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: TORCH_CHROMIUM,
    args: [...flags],
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    locale: 'en-GB',
  });
  await context.addInitScript(install);
  const builds = [['this', TORCH_DIST], ...(LATENCY_AGAINST ? [['against', LATENCY_AGAINST]] : [])] as const;
  const places: Place[] = [];
  for (const game of GAMES) for (const [build, folder] of builds) places.push({ build, game, host: new Host(folder, '/') });
  const blank = new Host(LATENCY_BLANK, '/');
  await blank.start();
  try {
    for (const place of places) {
      await place.host.start();
      place.host.pages.set('/store', '<!doctype html><title>storage</title>');
      const page = await context.newPage();
      await page.goto(place.host.address);
      // the second visit is measured: every file is on the device
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await page.close();
    }
    const samples: Sample[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const page = await slowPage(context, blank.address);
      samples.push({ build: 'blank', game: 'all', what: 'page', ms: await drawn(page, 'button') });
      await page.waitForTimeout(500);
      samples.push({ build: 'blank', game: 'all', what: 'tap', ms: await tapUntil(page, 'button', 'output') });
      await page.close();
      // each round begins with another build: whatever else the machine does meets them alike
      for (const game of GAMES) {
        const pair = places.filter((place) => place.game === game);
        for (const place of i % 2 === 0 ? pair : [...pair].reverse()) {
          await round(context, place, (what, ms) => samples.push({ build: place.build, game, what, ms }));
        }
      }
    }
    const rows: { [key: string]: { median: number; all: number[] } } = {};
    for (const key of new Set(samples.map(({ build, game, what }) => `${build}|${game}|${what}`))) {
      const all = samples.filter(({ build, game, what }) => `${build}|${game}|${what}` === key).map(({ ms }) => Math.round(ms));
      rows[key] = { median: median(all), all };
    }
    expect(Object.keys(rows).length).toBeGreaterThan(2);
    appendFileSync(LATENCY_FIGURES ?? '/dev/null', `${JSON.stringify({ slowed: SLOWED, loading: rows })}\n`);
  } finally {
    await context.close();
    for (const host of [blank, ...places.map((place) => place.host)]) await host.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
