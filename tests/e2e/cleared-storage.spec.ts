import type { Page } from '@playwright/test';
import { stored } from '../storage/read-records.ts';
import { expect, type Theatre, test } from './fixtures.ts';
import { nextFrame } from './page-state.ts';
import { Hand, link } from './user.ts';

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

/** A game is dealt, begun and left. */
async function playALittle(theatre: Theatre): Promise<Page> {
  const page = await theatre.open(link(2, 5, { tiles: 9 }));
  const hand = new Hand(page);
  await hand.asked();
  await hand.answer(0);
  await hand.asked({ after: 0 });
  await page.goto(theatre.host.address);
  await expect(page.locator('[data-resume]')).toHaveCount(1);
  return page;
}
const sorry = (page: Page) => page.getByText('The browser threw our games away. We are so sorry!');

test('a browser that has thrown the games away is told on, once', async ({ theatre }) => {
  const page = await playALittle(theatre);
  await expect(sorry(page)).toHaveCount(0);
  await (await theatre.inside(page)).send('Storage.clearDataForOrigin', { origin: theatre.host.origin, storageTypes: 'indexeddb' });
  await page.reload();
  await expect(sorry(page)).toBeVisible();
  await page.getByRole('button', { name: 'All right' }).tap();
  await expect(sorry(page)).toHaveCount(0);
  await page.reload();
  expect(await stored(page)).toEqual({});
  for (let frames = 0; frames < 5; frames++) await nextFrame(page);
  await expect(sorry(page)).toHaveCount(0);
});

test('whoever throws the only game away is told nothing', async ({ theatre }) => {
  const page = await playALittle(theatre);
  await page.getByRole('button', { name: /^Throw this game away/ }).tap();
  await expect(page.getByText('Thrown away: Magic and Mayhem.')).toBeVisible();
  await page.locator('[data-box]').first().tap();
  await page.getByRole('button', { name: 'Shelf' }).tap();
  await expect(page.getByText('Tap a box to play')).toBeVisible();
  await page.reload();
  expect(Object.keys(await stored(page))).toEqual([expect.stringMatching(/^owner/)]);
  for (let frames = 0; frames < 5; frames++) await nextFrame(page);
  await expect(sorry(page)).toHaveCount(0);
});
