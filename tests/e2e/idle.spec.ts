import type { Page } from '@playwright/test';
import { expect, type Theatre, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

/** A screen that nobody touches costs nothing: what moves for ever pauses, and plays on at the next touch, which counts. */

const IDLE_AFTER = 20_000;
/** A virtual time in which a loop of frames or of timers would come round many times. */
const LATER = 5000;

/** The way there is shown at once; then everything moves as on any device. */
test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });
async function show(theatre: Theatre, screen: string): Promise<Page> {
  const [, open] = SCREENS.find(([name]) => name === screen) ?? [];
  if (!open) throw new Error(`no screen is called ${screen}`);
  await theatre.context.clock.install();
  const page = await open(theatre);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return page;
}

/** How many animations are running; `endless`: of those without an end. */
const running = (page: Page, endless: boolean): Promise<number> =>
  page.evaluate(
    (only) =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => !only || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length,
    endless,
  );
const endless = (page: Page): Promise<number> => running(page, true);
/** A loop asks again and again; a single timer, such as one of the service worker's start, is none. */
const LOOP = 3;
/** The lines that ask for frames or timers again and again in some seconds of virtual time. */
async function loops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
      const real = globalThis[name] as (...given: unknown[]) => number;
      const counted = (...given: unknown[]): number => {
        asked.push(`${name} ${new Error().stack?.split('\n')[2]?.trim()}`);
        return real(...given);
      };
      Object.assign(globalThis, { [name]: counted });
    }
  });
  await page.clock.runFor(LATER);
  const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  return [...new Set(asked)].filter((line) => asked.filter((other) => other === line).length >= LOOP);
}
/** How many animations are about to begin, to pause or to play on. */
const pending = (page: Page): Promise<number> => page.evaluate(() => document.getAnimations().filter(({ pending }) => pending).length);
/**
 * Nobody touches the screen until everything rests. Whatever begins to move is a sign of life, and what is pending begins a frame later.
 * Each look asks anew: an animation that went away before it began would never be ready.
 */
async function leaveAlone(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if ((await pending(page)) > 0) return 'something is about to move';
      await page.clock.fastForward(IDLE_AFTER);
      return (await running(page, false)) + (await pending(page));
    })
    .toBe(0);
}

/** Where something moves for ever while somebody plays. */
const LIVELY = ['the shelf', 'the veil', 'Magic and Mayhem', 'Traps and Treasures', 'Traps and Treasures, two dice'];
const LONG_GAMES: readonly string[] = ['Magic and Mayhem', 'Traps and Treasures', 'Labyrinth'];
for (const [name] of SCREENS)
  test(`nothing moves for ever on ${name} once it is left alone, and a touch wakes it`, {
    tag: LONG_GAMES.includes(name) ? '@long' : [],
  }, async ({ theatre }) => {
    const page = await show(theatre, name);
    if (LIVELY.includes(name)) await expect.poll(() => endless(page)).toBeGreaterThan(0);
    const alive = await endless(page);
    await leaveAlone(page);
    expect(await loops(page), 'no loop').toEqual([]);
    await page.touchscreen.tap(3, 3);
    await expect.poll(() => endless(page)).toBe(alive);
  });

test.describe('the tap that wakes is a tap', () => {
  test('on the dice', async ({ theatre }) => {
    const page = await show(theatre, 'Traps and Treasures, two dice');
    const move = () => page.evaluate(() => Number(document.getElementById('app')?.dataset.move));
    const before = await move();
    await leaveAlone(page);
    await page.locator('[data-roll]').tap();
    await expect.poll(move).toBe(before + 1);
  });
  test('on a box', async ({ theatre }) => {
    const page = await show(theatre, 'the shelf');
    await leaveAlone(page);
    await page.locator('[data-box="dust-up"]').first().tap();
    await expect(page.getByRole('button', { name: 'Light the torch' })).toBeVisible();
  });
  test('on the veil', async ({ theatre }) => {
    const page = await show(theatre, 'the veil');
    await leaveAlone(page);
    await page.locator('[data-reveal]').tap();
    await expect(page.locator('[data-narrow]').first()).toBeVisible();
  });
  test('or a key', async ({ theatre }) => {
    const page = await show(theatre, 'the shelf');
    const alive = await endless(page);
    await leaveAlone(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => endless(page)).toBe(alive);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  });
});

test.describe('with sound', () => {
  test.use({ stage: { settings: { sound: true }, still: true } });
  test('the loudspeaker is not kept awake once the last sound is over', async ({ theatre }) => {
    await theatre.context.addInitScript(() => {
      const contexts: AudioContext[] = [];
      const Watched = class extends AudioContext {
        constructor() {
          super();
          contexts.push(this);
        }
      };
      Object.assign(globalThis, { contexts, AudioContext: Watched });
    });
    const page = await show(theatre, 'Traps and Treasures, two dice');
    const states = () => page.evaluate(() => (globalThis as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));
    await page.locator('[data-roll]').tap();
    await expect.poll(states).toEqual(['running']);
    await leaveAlone(page);
    await expect.poll(states).toEqual(['suspended']);
  });
});
