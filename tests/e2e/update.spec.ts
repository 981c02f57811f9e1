import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quietTurn } from '../storage/quiet.ts';
import { dist, expect, Twin, test } from './fixtures.ts';
import { question, scene } from './page-state.ts';
import { filesOf, kept, ready, waits } from './service-worker.ts';
import { Hand, link } from './user.ts';

/** A new version of the app comes to a device that has an old one. */

let newer = '';
test.use({ stage: { settings: { speed: 'off', sound: false }, still: true, keepsApp: true } });
// one build for all of them
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  newer = mkdtempSync(join(tmpdir(), 'torch-newer-'));
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', newer, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, VITE_BUILD: 'the-second' },
    stdio: 'pipe',
  });
});
test.afterAll(() => rmSync(newer, { recursive: true }));

const { setup, answers } = quietTurn(Twin);
const back = (page: Page) => page.getByRole('button', { name: /^Take back/ });

test('an older version’s game is opened by a newer one in the midst of a choice, with no server before and after: it plays on', async ({
  theatre,
}) => {
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const hand = new Hand(page);
  await hand.asked();
  await ready(page);

  // offline before: the game goes on from a cold start, and stands in the midst of a turn that can be taken back
  await theatre.host.stop();
  await page.reload();
  const [first = 0] = answers;
  await hand.asked();
  await hand.answer(first);
  const before = await hand.asked({ after: 0 });
  await expect(back(page)).toHaveAttribute('aria-disabled', 'false');

  // the new version comes by
  theatre.host.folder = newer;
  await theatre.host.start();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => waits(page)).toBe(true);
  expect(question(await hand.asked()), 'nothing has changed under the choice').toEqual(question(before));
  await theatre.host.stop();

  // and offline again the family takes it
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: /^A new version is here/ }).tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-same-page', '');
  const after = await hand.asked();
  expect(after.move).toBe(before.move);
  expect(question(after), 'the same choice in the new version').toEqual(question(before));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(page.getByText('Pass the Torch the-second')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Play on' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // what the older one did stays done, and it says why
  await expect(back(page)).toHaveAttribute('aria-disabled', 'true');
  await back(page).tap({ force: true });
  await expect(page.locator('.why-not')).toHaveText(/The game was opened by a newer version of the app\./);
  expect((await scene(page)).move).toBe(before.move);

  // it plays on, and what the newer one does can be taken back
  const [, second = 0] = answers;
  await hand.answer(second);
  await hand.asked({ after: before.move });
  await back(page).tap();
  expect(question(await hand.asked({ after: before.move + 1 }))).toEqual(question(before));
  await page.reload();
  expect(question(await hand.asked())).toEqual(question(before));
});

test('a new version comes in mid-game: nothing is loaded again, a notice hangs on the shelf, and the game goes on in it', {
  tag: '@long',
}, async ({ theatre }) => {
  const page = await theatre.open(link(2, 7, { tiles: 9 }));
  const hand = new Hand(page);
  await hand.asked();
  await ready(page);
  await hand.answer(0);
  const id = page.url().split('/').at(-1) ?? '';
  await page.reload();
  const begun = await hand.asked();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  expect(await waits(page), 'there is only one version so far').toBe(false);
  theatre.host.folder = newer;
  await page.evaluate(async () => {
    const here = await navigator.serviceWorker.ready;
    await here.update();
  });
  await expect.poll(() => waits(page), { message: 'the new version waits' }).toBe(true);
  const still = await hand.asked();
  expect({ move: still.move, title: still.title }).toEqual({ move: begun.move, title: begun.title });
  await hand.answer(0);
  await expect.poll(async () => (await scene(page)).saved).toBe(begun.move + 1);
  await expect(page.getByText('A new version is here')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  // between two turns it is offered at the table too, and gone with the next deed
  const offer = page.getByRole('button', { name: 'New version' });
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'End turn' }).tap();
  await expect(offer).toBeVisible();
  const next = await hand.asked({ after: still.move + 1 });
  await hand.answer(0);
  await expect.poll(async () => (await scene(page)).saved).toBe(next.move + 1);
  await expect(offer).toHaveCount(0);
  const last = await hand.asked();

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: /Dinner/ }).tap();
  await expect(page.getByText('A new version is here')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  await page.getByRole('button', { name: 'Take it' }).tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-same-page', '');
  await expect(page.getByText('A new version is here')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(page.getByText('Pass the Torch the-second')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).tap();

  await page.locator(`[data-resume="${id}"]`).tap();
  const again = await hand.asked();
  expect({ move: again.move, title: again.title, answers: again.spots.length }).toEqual({
    move: last.move,
    title: last.title,
    answers: last.spots.length,
  });
});

test('a new version is put to work in one window: the other one, of the old version, finds what it still needs with no network', {
  tag: '@long',
}, async ({ theatre }) => {
  const old = await theatre.open();
  await ready(old);
  await old.reload();
  await expect(old.locator('[data-box="magic-and-mayhem"]').first()).toBeVisible();
  theatre.host.folder = newer;
  const fresh = await theatre.open();
  await fresh.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await fresh.getByRole('button', { name: 'Take it' }).tap();
  await expect(fresh.locator('html')).not.toHaveAttribute('data-same-page', '');
  const seats = filesOf(dist).filter((file) => /SeatsScreen-.*js$/.test(file));
  await expect.poll(async () => (await kept(fresh)).filter((path) => seats.some((file) => path.endsWith(file)))).toEqual([]);
  await theatre.host.stop();
  await theatre.context.setOffline(true);
  await old.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await old.bringToFront();
  await old.locator('[data-box="magic-and-mayhem"]').first().tap();
  // the table of the old version is gone: the page loads again, in the new version
  await expect(old.locator('html')).not.toHaveAttribute('data-same-page', '');
  await old.getByRole('button', { name: 'Light the torch' }).tap();
  await new Hand(old).asked();
  theatre.complaints.length = 0;
});
