import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { truth } from '../hidden-cards/secrets.ts';
import { stored } from '../storage/read-records.ts';
import { Campaign } from './campaign.ts';
import { expect, test } from './fixtures.ts';

/** [LA-34] The workshop of Labyrinth by taps: cards are made, tried, sent, thrown away, brought in, and met in play. */

const quick = { settings: { speed: 'off', sound: false, tips: false }, still: true };
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();
const packs = async (page: Page) => Object.fromEntries(Object.entries(await stored(page)).filter(([key]) => key.startsWith('pack/')));
const bring = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function make(page: Page, kind: RegExp, name: string, taps: readonly string[]): Promise<void> {
  await tap(page, 'Make a card');
  await page.getByRole('dialog').getByRole('button', { name: kind }).tap();
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const one of taps) await page.getByRole('button', { name: one, exact: true }).tap();
  await tap(page, 'Cut it out and keep it');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
}
type Room = { readonly card: string | null };
/** The encounter of the room where the party stands. */
async function roomCard(page: Page): Promise<string | null | undefined> {
  const { delve } = await truth<{ readonly delve: { readonly rooms: readonly Room[]; readonly at: number } | null }>(page);
  return delve?.rooms[delve.at]?.card;
}
const SIX = Array.from({ length: 4 }, () => 'How many such cards: more');

test.describe('a tablet that lies', () => {
  test.use({ stage: { ...quick, viewport: { width: 1180, height: 820 } } });

  test('a band, a monster and an item are made, tried, sent, thrown away, brought in, and met in play', { tag: '@long' }, async ({
    theatre,
  }) => {
    const page = await theatre.open();
    await tap(page, 'All games');
    await tap(page, 'Make cards for Labyrinth');
    await make(page, /^Monsters/, 'Bath Day Gang', ['Kobold', 'How many: less', 'How many: less', 'Silver for each: more', ...SIX]);
    await make(page, /^A monster of ours/, 'Blubby', ['Head: lizard', 'Munches biscuits', 'Tiny', 'A snack', ...SIX]);
    await make(page, /^Gear/, 'Rubber Trident', ['1d8', 'Strength: more', 'How many such cards: more', ...SIX]);

    // the same card again: tried out in a worker, and stopped
    await tap(page, /^Bath Day Gang/);
    await tap(page, 'Change it');
    await tap(page, 'Send a party to try it');
    await expect(page.getByRole('img', { name: /^[1-5] of 5 torches$/ })).toBeVisible();
    await expect(page.getByText(/^A party of four on floor 1 loses /)).toBeVisible();
    await tap(page, 'Back, without keeping it');

    const download = page.waitForEvent('download');
    await tap(page, 'Send as a file');
    const text = readFileSync(await (await download).path(), 'utf8');
    const before = await packs(page);
    await tap(page, 'Throw the pack away');
    await expect(page.getByText('No cards of your own yet', { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByText('No cards of your own yet', { exact: false })).toBeVisible();
    expect(await packs(page)).toEqual({});

    for (const wrong of [
      text.slice(0, 900),
      text.replace('Bath Day', 'Bath Hay'),
      text.replace(/"checksum".*\n/, '').replace('"kobold"', '"gran"'),
    ]) {
      await bring(page, wrong);
      await expect(page.getByText(/nothing was changed/)).toBeVisible();
      expect(await packs(page)).toEqual({});
      await page.reload();
    }
    await bring(page, text);
    await expect(page.getByText('“Our cards” is in the workshop.')).toBeVisible();
    const [[key, kept]] = Object.entries(await packs(page)) as [[string, { readonly pack: unknown }]];
    expect(kept.pack).toEqual((before[key] as { readonly pack: unknown }).pack);

    await page.goto(`${theatre.host.address}#/seats/labyrinth`);
    await page.getByRole('button', { name: 'How we play' }).tap();
    await expect(page.getByText('Mixed in: “Our cards”.')).toBeVisible();

    // a pack written by hand, with more of the monster: then it is not far away
    const { checksum: _sum, ...file } = JSON.parse(text);
    const [, blubby] = file.cards.encounters;
    const encounters = [1, 2, 3, 4].map((n) => ({ ...blubby, id: `own-m0re-${n}` }));
    await page.goto(`${theatre.host.address}#/workshop/labyrinth`);
    await bring(page, JSON.stringify({ ...file, id: 'm0re', name: 'More', cards: { encounters, items: [] } }));
    await expect(page.getByText('“More” is in the workshop.')).toBeVisible();
    for (let seed = 1, sold = false; !sold; seed++) {
      await page.goto(`${theatre.host.address}#/play/labyrinth?seats=4&seed=${seed}&cards=on`);
      await page.waitForURL(/table/);
      sold = (await truth<{ readonly market: readonly string[] }>(page)).market.some((card) => card.startsWith('own-'));
    }
    const campaign = new Campaign(page);
    // nobody goes shopping: there may be nothing that they can pay for
    campaign.did.bought = 1;
    await campaign.until(async () => (await page.locator('.town').count()) > 0);
    await campaign.tap(/^Market/);
    await expect(page.getByText('Rubber Trident').first()).toBeVisible();
    await page.locator('.sheet-head .button').tap();
    await campaign.until(
      async () => (await roomCard(page))?.startsWith('own-m0re-') === true && (await page.locator('.fight').count()) > 0,
    );
    // it has its own name wherever it is told of, and has shouted as it came
    await expect(page.getByText(/Blubby/).first()).toBeVisible();
    await expect(page.getByText(/the Blubby|Blubbies/i).first()).toBeAttached();
    await expect(page.getByText(/kobold/i)).toHaveCount(0);
    // a game brings its cards along, wherever the pack has gone
    await page.goto(`${theatre.host.address}#/workshop/labyrinth`);
    for (let packs = 2; packs > 0; packs--) {
      await expect(page.getByRole('switch')).toHaveCount(packs);
      await tap(page, 'Throw the pack away');
    }
    await expect(page.getByText('No cards of your own yet', { exact: false })).toBeVisible();
    await page.goto(`${theatre.host.address}#/last`);
    await expect(page.getByText(/Blubby/).first()).toBeVisible();
    expect(theatre.complaints).toEqual([]);
  });
});

test.describe('a phone', () => {
  test.use({ stage: { ...quick, viewport: { width: 390, height: 844 } } });

  test('three to six goblins, two silver each, with a few taps; nothing leans out of the screen', async ({ theatre }) => {
    const page = await theatre.open('workshop/labyrinth');
    await tap(page, 'Make a card');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Monsters/ })
      .tap();
    // the picture alone leaves room for the form
    await expect(page.getByRole('button', { name: 'Cut it out and keep it' })).toBeInViewport();
    await tap(page, 'See the card');
    await expect(page.getByText('2 silver', { exact: false }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await tap(page, 'Cut it out and keep it');
    await expect(page.getByRole('switch', { checked: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // nobody sits at seats that were laid before: the way back is the shelf
    await tap(page, 'Back');
    await expect(page.locator('[data-box]').first()).toBeVisible();
    expect(theatre.complaints).toEqual([]);
  });
});

test.describe('a phone with large letters', () => {
  test.use({ stage: { settings: { ...quick.settings, textSize: 150 }, still: true, viewport: { width: 390, height: 844 } } });

  test('[LA-53] a whole monster with three taps, and one part changed; nothing leans out of the screen', async ({ theatre }) => {
    const page = await theatre.open('workshop/labyrinth');
    await tap(page, 'Make a card');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^A monster of ours/ })
      .tap();
    await tap(page, 'A monster out of the hat');
    await tap(page, 'Ears: horns');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(page.getByRole('img', { name: /^[1-5] of 5 torches$/ })).toBeAttached();
    await tap(page, 'Cut it out and keep it');
    await expect(page.getByRole('switch', { checked: true })).toBeVisible();
    expect(theatre.complaints).toEqual([]);
  });
});
