import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { putAway } from './user.ts';

/** Over plain http on the home network, which is no secure context: a game is dealt, saved, taken up again and played to its end. */

const MOST_TAPS = 500;
const REASON = 'You can play and save here, but not install the theatre or play offline: browsers allow that only at an https address.';

test.use({ stage: { hostname: 'tablet.test', settings: { speed: 'off', sound: false }, still: true } });

/** Waits for a question later than move `after`, with everything before it saved. */
async function asked(page: Page, after: number): Promise<string> {
  const found = await page.waitForFunction((answered) => {
    const { move, saved } = document.getElementById('app')?.dataset ?? {};
    const ways = ['.look-back', '[data-reveal]', '[data-outcome]', '[data-narrow]', '[data-option]'];
    return move === saved && Number(move) > answered && ways.find((way) => document.querySelector(way));
  }, after);
  return String(await found.jsonValue());
}
const moveOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.getElementById('app')?.dataset.move));

/** Plays with whatever hits somebody until the game is over, or for so many moves. */
async function play(page: Page, moves = Number.POSITIVE_INFINITY): Promise<'over' | 'on'> {
  for (let taps = 0, answered = -1; taps < MOST_TAPS; taps++) {
    const way = await asked(page, answered);
    if (way === '.look-back') {
      await putAway(page);
      continue;
    }
    if (way === '[data-outcome]') return 'over';
    if (way === '[data-reveal]') {
      await page.locator(way).tap();
      await expect(page.locator('[data-narrow]').first()).toBeVisible();
      continue;
    }
    answered = await moveOf(page);
    if (answered >= moves) return 'on';
    const answers = page.locator(way);
    const hits = answers.filter({ hasText: /Attack|Hit/ });
    await ((await hits.count()) > 0 ? hits : answers).first().tap();
    if (way === '[data-narrow]') await page.locator('.dust-raised [data-option]').tap();
  }
  throw new Error('nobody wins');
}

test('a game is dealt from the shelf, taken up again, and played to its end', { tag: '@long' }, async ({ theatre }) => {
  const page = await theatre.open();
  const lacks = await page.evaluate(() => ({
    secure: isSecureContext,
    names: 'randomUUID' in crypto,
    locks: 'locks' in navigator,
    workers: 'serviceWorker' in navigator,
    light: 'wakeLock' in navigator,
    share: 'share' in navigator,
    persist: 'storage' in navigator,
  }));
  expect(lacks).toEqual({ secure: false, names: false, locks: false, workers: false, light: false, share: false, persist: false });
  await page.locator('[data-box="dust-up"]').tap();
  await page.getByRole('button', { name: 'Light the torch' }).tap();
  expect(await play(page, 6)).toBe('on');
  const before = await moveOf(page);
  await page.goto(theatre.host.address);
  await page.reload();
  await page.locator('[data-resume]').tap();
  await asked(page, before - 1);
  expect(await moveOf(page)).toBe(before);
  expect(await play(page)).toBe('over');
});

test('the shelf says what this address cannot do, and why, until somebody has read it', async ({ theatre }) => {
  const page = await theatre.open();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.getByRole('button', { name: 'All right' }).tap();
  await expect(page.getByText(REASON)).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-box="dust-up"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(REASON)).toBeHidden();
});
