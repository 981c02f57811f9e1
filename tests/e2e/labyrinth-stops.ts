import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { scene } from './page-state.ts';
import type { Visit } from './screen-tour.ts';
import { passTorch } from './user.ts';

/** Where the tour stops in Labyrinth. */

const tapping = (page: Page) => async (name: RegExp | string) => {
  const { move } = await scene(page);
  await page.getByRole('button', { name }).and(page.locator('[data-option]')).first().tap();
  await expect.poll(async () => (await scene(page)).move).toBeGreaterThan(move);
  await passTorch(page);
};
/** Throws whatever waits to be thrown. */
async function throwAll(page: Page): Promise<void> {
  const roll = page.locator('[data-roll]');
  for (;;) {
    await expect(roll.or(page.locator('[data-option], [data-narrow]').first()).first()).toBeVisible();
    if ((await roll.count()) === 0) return;
    const { move } = await scene(page);
    await roll.tap();
    await expect.poll(async () => (await scene(page)).move).toBeGreaterThan(move);
    await passTorch(page);
  }
}

/** It begins with rolling up: one hero step by step, the others by surprise, up to the first one’s turn in town. */
export async function rollUp(page: Page, visit: Visit): Promise<void> {
  const tap = tapping(page);
  await visit('a race', page);
  await tap(/^Woodfolk/);
  await visit('a class', page);
  await tap(/^Wizard/);
  await throwAll(page);
  await visit('the wheel of elements', page);
  await tap(/^None for me/);
  await visit('a back-story', page);
  await page.locator('.story-slip').first().tap();
  await expect(page.locator('.folk, .town').first()).toBeVisible();
  while ((await page.locator('.creation').count()) > 0) {
    await tap('Surprise me');
    await throwAll(page);
  }
}

/** What can be opened in town. */
export async function town(page: Page, visit: Visit): Promise<void> {
  const back = page.getByRole('dialog').getByRole('button', { name: 'Back' });
  await page.getByRole('button', { name: /^Market/ }).tap();
  await expect(back).toBeVisible();
  await visit('the market', page);
  await back.tap();
  await page
    .getByRole('button', { name: /hit points/ })
    .first()
    .tap();
  await expect(back).toBeVisible();
  await visit('a character sheet', page);
}

/** From town through the gate, and through doors until somebody fights. */
export async function delve(page: Page, visit: Visit): Promise<void> {
  const tap = tapping(page);
  while ((await page.locator('.gate-slip').count()) === 0) await tap(/^I am done/);
  await visit('the gate', page);
  await tap(/^Go down to floor/);
  await throwAll(page);
  await visit('the map of a delve', page);
  const most = 60;
  for (let i = 0; i < most && (await page.locator('.fight').count()) === 0; i++) {
    const door = page.getByRole('button', { name: /^Open the door/ });
    await tap((await door.count()) > 0 ? /^Open the door/ : /./);
    await throwAll(page);
  }
  await visit('a fight', page);
}
