import type { Page } from '@playwright/test';
import { Campaign } from './campaign.ts';
import { expect, type Theatre, test } from './theatre.ts';

/** Labyrinth by taps: a party of four down to the second floor, with the app as dungeon master; and a person who meddles with everything. */

const open = (theatre: Theatre, seats: number, options: object): Promise<Page> =>
  theatre.open(`play/labyrinth?seats=${seats}&seed=7&options=${encodeURIComponent(JSON.stringify(options))}`);
const quick = { settings: { speed: 'off', sound: false, tips: false }, still: true };

test.describe('a tablet that lies', () => {
  test.use({ stage: { ...quick, viewport: { width: 1180, height: 820 } } });

  test('four roll up their heroes and go down to the second floor', async ({ theatre }) => {
    const page = await open(theatre, 4, {});
    const campaign = new Campaign(page);
    await campaign.until(async () => (await page.locator('.delve-map.floor-2').count()) > 0);
    const { did } = campaign;
    for (const [deed, least] of Object.entries({ fights: 1, doors: 1, bought: 1, homes: 4, heroes: 4 }))
      expect(did[deed as keyof typeof did], deed).toBeGreaterThanOrEqual(least);
    // nothing is lost when the tablet is put away
    await page.reload();
    await expect(page.locator('.delve-map.floor-2')).toBeVisible();
  });
});

test.describe('a phone', () => {
  test.use({ stage: { ...quick, viewport: { width: 390, height: 844 } } });

  test('a dungeon master meddles with everything', async ({ theatre }) => {
    const page = await open(theatre, 4, { dm: 'person' });
    const campaign = new Campaign(page);
    const screen = page.locator('.dm-screen');
    await campaign.until(async () => (await screen.count()) > 0);
    const tap = async (name: RegExp) => {
      expect(await campaign.tap(name), String(name)).toBe(true);
      await campaign.asked();
    };
    // for the mood
    await tap(/^Tell of a drip/);
    // a hero: coins, hit points, an item, a check, and what it brings
    const forSun = async (name: RegExp) => {
      if ((await page.getByRole('heading', { name: 'Give or take' }).count()) === 0) await tap(/^Sun/);
      await tap(name);
    };
    await forSun(/^Give Sun 5 /);
    await forSun(/^Take 1 HP from Sun/);
    await forSun(/^Ask for 10 or more with Luck/);
    expect(await campaign.asked()).toBe('roll');
    await campaign.throwAll();
    await forSun(/^Hand out an item card/);
    await campaign.throwAll();
    await campaign.tap(/^Back/);
    // a monster comes, and another one goes home
    await tap(/^Add (a )?goblin$/i);
    await campaign.throwAll();
    await tap(/^Add (a )?kobold$/i);
    await campaign.throwAll();
    await tap(/^Send .* home/);
    await tap(/^Go on/);
    // the one that is left attacks whom the dungeon master picks, on the stage itself
    const targets = page.getByRole('list', { name: 'The party' }).locator('[data-option]');
    await campaign.until(async () => (await targets.count()) > 0);
    await targets.first().tap();
    await campaign.throwAll();
    await expect(targets).toHaveCount(0);
  });
});
