import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { Hand, link } from './hand.ts';
import { expect, findStory, type Theatre, Twin } from './theatre.ts';
import type { Story } from './twin.ts';

/** A stop of the tour: what is on the screen, and the page it is on. */
export type Visit = (what: string, page: Page) => Promise<void>;

/** A short game that is won, with a roll in it, and one that is played so far that monsters are about. */
export const shortStory = (): Story =>
  findStory(
    { seats: 4, options: { tiles: 12 } },
    ({ outcome, asked, deeds }) =>
      outcome.winners.length > 0 &&
      deeds.length < 120 &&
      asked.some(({ kind }) => kind === 'roll') &&
      asked.some(({ kind, foes }) => kind === 'choose' && foes > 0),
    3,
  );

/** Sees every screen of the app once, as a family would come by them. The device shows everything at once and nothing moves. */
export async function tour(theatre: Theatre, visit: Visit): Promise<void> {
  const page = await theatre.open();
  await expect(page.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
  await visit('the shelf', page);
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await visit('the settings', page);
  await page.getByRole('button', { name: 'Done' }).tap();

  await page.locator('[data-box="magic-and-mayhem"]').first().tap();
  await expect(page.getByRole('button', { name: 'Light the torch' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a seat' }).tap();
  await page.getByRole('button', { name: 'Add a bot' }).tap();
  await visit('the seats', page);
  await page.locator('.seat-hero').first().tap();
  await expect(page.locator('.hero-sheet').first()).toBeVisible();
  await visit('the heroes', page);
  await page.getByRole('dialog').getByRole('button').first().tap();
  await page
    .getByRole('button', { name: /change name and picture/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('the names', page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('.seats-options').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('how we play', page);
  await page.getByRole('button', { name: 'Done' }).tap();

  const story = shortStory();
  await page.goto(`${theatre.host.address}#/${link(4, story.setup.seed, story.setup.options)}`);
  const hand = new Hand(page);
  const twin = new Twin(story.setup);
  await hand.asked();
  await visit('the table', page);
  await page.locator('.panel-who').tap();
  await expect(page.locator('.card-scene')).toBeVisible();
  await visit('a card', page);
  await hand.putBack();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await visit('the menu', page);
  await page.getByRole('button', { name: 'Play on' }).tap();

  let rolled = false;
  let fought = false;
  for (const deed of story.deeds) {
    await hand.asked();
    if (!rolled && 'dice' in deed) {
      rolled = true;
      await visit('a roll', page);
    }
    if (!fought && !('dice' in deed) && (twin.asked?.foes ?? 0) > 0) {
      fought = true;
      await visit('the table with monsters', page);
    }
    await follow(hand, twin, deed, { watch: false });
  }
  expect(rolled && fought, 'the tour came by a roll and by monsters').toBe(true);
  await hand.asked();
  await visit('the end', page);
  await page.getByRole('button', { name: 'Chronicle' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('the chronicle', page);

  await page.goto(`${theatre.host.address}#/${link(2, 3, { tiles: 9 })}`);
  await expect(page.locator('[data-outcome]')).toHaveCount(0);
  await new Hand(page).asked();
  await page.goto(`${theatre.host.address}#/`);
  await expect(page.locator('[data-resume]')).toBeVisible();
  await visit('the shelf with a game that waits', page);
  await page.goto(`${theatre.host.address}#/table/nowhere`);
  await expect(page.getByRole('heading', { name: 'The stage hand tripped' })).toBeVisible();
  await visit('the stage hand', page);
}
