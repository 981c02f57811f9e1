// How much of a core's time each screen takes while nobody touches it. No test: run by idle.mjs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect, Theatre, test } from './fixtures.ts';
import { BLANK, SCREENS } from './screens.ts';

/** How long nobody touches the screen before it is measured, in seconds. */
const REST = 30;
/** A browser tidies up for some time after it has started; the last of them has so many seconds for it. */
const SETTLE = 120;
/** A median of so many parts, of so many seconds each. Just after a touch it must be over before the screen comes to rest. */
const RESTED_PARTS = 11;
const TOUCHED_PARTS = 3;
const SECONDS = 6;
/** The whole measurement, in milliseconds. Meanwhile nothing changes on most of these screens, and nobody is to give up. */
const PATIENCE = 600_000;
const AT_ONCE = { speed: 'off', sound: false };

/** What the kernel says of a process or a thread; null where it has just ended. */
function within<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
/** Nanoseconds that each thread of this browser has run so far: exact, where the times of a whole process are counted in hundredths of a second. */
async function threads(browser: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const found = new Map<string, number>();
  for (const { id } of processInfo)
    for (const thread of within(() => readdirSync(`/proc/${id}/task`)) ?? []) {
      const times = within(() => readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8'));
      if (times) found.set(thread, Number.parseInt(times, 10));
    }
  return found;
}
/** How much of a core the browser takes, in percent: the median of some parts. */
async function percent(browser: CDPSession, count: number): Promise<number> {
  const parts: number[] = [];
  for (let i = 0; i < count; i++) {
    const [before, began] = [await threads(browser), performance.now()];
    await wait(SECONDS * 1000);
    const after = await threads(browser);
    const ran = [...after].reduce((sum, [thread, time]) => sum + time - (before.get(thread) ?? 0), 0);
    parts.push((ran / 1_000_000 / (performance.now() - began)) * 100);
  }
  return parts.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}

test('processor time of a screen that nobody touches', async ({ browser: shared }) => {
  test.setTimeout(PATIENCE);
  const screens: { readonly name: string; readonly theatre: Theatre; readonly page: Page; readonly browser: CDPSession }[] = [];
  for (const [name, show] of [BLANK, ...SCREENS]) {
    const theatre = await Theatre.raise({ profile: true, settings: AT_ONCE, still: true, patience: PATIENCE }, shared);
    const page = await show(theatre);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const browser = await theatre.context.browser()?.newBrowserCDPSession();
    if (!browser) throw new Error('a browser without a door for developers');
    screens.push({ name, theatre, page, browser });
  }
  await wait(SETTLE * 1000);
  const measure = (parts: number) => Promise.all(screens.map(({ browser }) => percent(browser, parts)));
  await Promise.all(screens.map(({ page }) => page.touchscreen.tap(3, 3)));
  const touched = await measure(TOUCHED_PARTS);
  await Promise.all(screens.map(({ page }) => page.touchscreen.tap(3, 3)));
  await wait(REST * 1000);
  const rested = await measure(RESTED_PARTS);
  for (const { theatre } of screens) {
    expect(theatre.complaints).toEqual([]);
    await theatre.lower();
  }
  const figures = screens.map(({ name }, i) => ({ name, touched: touched[i], rested: rested[i] }));
  writeFileSync(
    process.env.IDLE_FIGURES ?? '/dev/null',
    JSON.stringify({ rest: REST, parts: RESTED_PARTS, seconds: SECONDS, screens: figures }),
  );
});
