import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Hand, link } from './user.ts';

/** The device's own "back": it leads to the shelf, with the game kept, and never out of the app in the middle of a turn. */

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const TABLE = link(2, 11, { tiles: 9 });
async function backToShelf(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.locator('[data-resume]').first()).toBeVisible();
  await expect(page.locator('[data-box]').first()).toBeVisible();
}

test('back from a table that was sat down at leads to the shelf, whatever was open before', async ({ theatre }) => {
  const page = await theatre.open();
  const dialogs = page.getByRole('dialog');
  await page.locator('[data-box="magic-and-mayhem"]').first().tap();
  await page.getByRole('button', { name: 'How to play' }).tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(dialogs).toHaveCount(0);
  await page.getByRole('button', { name: 'Light the torch' }).tap();
  await new Hand(page).asked();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Play on' }).tap();
  await expect(dialogs).toHaveCount(0);
  await backToShelf(page);
});

test('so it does for those who have been to the workshop before', async ({ theatre }) => {
  const page = await theatre.open();
  await page.locator('[data-box="labyrinth"]').first().tap();
  await page.getByRole('button', { name: 'How we play' }).tap();
  await page.getByRole('button', { name: 'Open the workshop' }).tap();
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('button', { name: 'Light the torch' }).tap();
  await page.waitForURL(/#\/table\//);
  await expect(page.locator('[data-option]').first()).toBeVisible();
  await backToShelf(page);
});

test('so it does from a link, also after a reload, and from the home screen', async ({ theatre }) => {
  const page = await theatre.open(TABLE);
  await new Hand(page).asked();
  await page.reload();
  await new Hand(page).asked();
  await backToShelf(page);
  const last = await theatre.open('last');
  await new Hand(last).asked();
  await backToShelf(last);
});

test('with a sheet, the settings or the book open, back closes what is on top first', async ({ theatre }) => {
  const page = await theatre.open(TABLE);
  await new Hand(page).asked();
  const dialogs = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(dialogs).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Time for a break?' })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.getByRole('button', { name: 'Rule book' }).tap();
  await expect(dialogs).toHaveCount(2);
  await page.goBack();
  await expect(dialogs).toHaveCount(1);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await new Hand(page).asked();
  await backToShelf(page);
});

test('a sheet that was closed by its button, or that was open at a reload, costs no step back', async ({ theatre }) => {
  const page = await theatre.open(TABLE);
  const dialogs = page.getByRole('dialog');
  await new Hand(page).asked();
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Play on' }).tap();
    await expect(dialogs).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(dialogs).toHaveCount(1);
  await page.reload();
  await new Hand(page).asked();
  await expect(dialogs).toHaveCount(0);
  await backToShelf(page);
});
