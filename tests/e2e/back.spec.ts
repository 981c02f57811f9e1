import type { Page } from '@playwright/test';
import { Hand, link } from './hand.ts';
import { expect, test } from './theatre.ts';

/** The device's own "back": it leads to the shelf, with the game kept, and never out of the app in the middle of a turn. */

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const TABLE = link(2, 11, { tiles: 9 });
async function backToShelf(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.locator('[data-resume]').first()).toBeVisible();
  await expect(page.locator('[data-box]').first()).toBeVisible();
}

test('back from a table that was sat down at leads to the shelf', async ({ theatre }) => {
  const page = await theatre.open();
  await page.locator('[data-box="magic-and-mayhem"]').first().tap();
  await page.getByRole('button', { name: 'Light the torch' }).tap();
  await new Hand(page).asked();
  await backToShelf(page);
});

test('so it does from a link, also after a reload, with a sheet open, and from the home screen', async ({ theatre }) => {
  const page = await theatre.open(TABLE);
  await new Hand(page).asked();
  await page.reload();
  await new Hand(page).asked();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await backToShelf(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const last = await theatre.open('last');
  await new Hand(last).asked();
  await backToShelf(last);
});
