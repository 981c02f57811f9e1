import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quietTurn } from '../storage/quiet.ts';
import { dist, expect, Twin, test } from './fixtures.ts';
import { type Scene, scene } from './page-state.ts';
import { Hand, link } from './user.ts';

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const { setup, answers } = quietTurn(Twin);
const asked = ({ title, seat, spots }: Scene) => ({
  title,
  seat,
  answers: spots.map(({ kind, index, label }) => `${kind} ${index} ${label}`),
});
const back = (page: Page) => page.getByRole('button', { name: /^Take back/ });

test('an older version’s game is opened by a newer one in the midst of a choice, with no server before and after: it plays on', async ({
  theatre,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'torch-update-'));
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
  try {
    cpSync(dist, older, { recursive: true });
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', newer, '--emptyOutDir', '--logLevel', 'error'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, VITE_BUILD: 'the-newer' },
      stdio: 'pipe',
    });
    theatre.host.folder = older;
    const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
    const hand = new Hand(page);
    await hand.asked();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

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
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
    expect(asked(await hand.asked()), 'nothing has changed under the choice').toEqual(asked(before));
    await theatre.host.stop();

    // and offline again the family takes it
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: /^A new version is here/ }).tap();
    await expect(page.locator('html')).not.toHaveAttribute('data-same-page', '');
    const after = await hand.asked();
    expect(after.move).toBe(before.move);
    expect(asked(after), 'the same choice in the new version').toEqual(asked(before));
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Settings' }).tap();
    await expect(page.getByText('Pass the Torch the-newer')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Play on' }).tap();

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
    expect(asked(await hand.asked({ after: before.move + 1 }))).toEqual(asked(before));
    await page.reload();
    expect(asked(await hand.asked())).toEqual(asked(before));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
