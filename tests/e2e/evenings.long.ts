import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { truth } from '../hidden-cards/secrets.ts';
import { Campaign, STORY } from './campaign.ts';
import { expect, Theatre, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { scene } from './page-state.ts';

/** Evenings of Labyrinth by taps: what a family makes, loses and brings home. They take some minutes, so CI does without: npm run campaign. */

const quick = { settings: { speed: 'off', sound: false, tips: false }, still: true };
const tablet = { ...quick, viewport: { width: 1180, height: 820 } };
const phone = { settings: { ...quick.settings, textSize: 150 }, still: true, viewport: { width: 390, height: 844 } };

const begin = (theatre: Theatre, options: object): Promise<Page> =>
  theatre.open(`play/labyrinth?seats=3&seed=7&options=${encodeURIComponent(JSON.stringify(options))}`);
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

type Room = { readonly card: string | null; readonly foes: readonly object[] };
type Kept = {
  readonly delve: { readonly rooms: readonly Room[]; readonly at: number } | null;
  readonly heroes: readonly object[];
  readonly book: { readonly graves: readonly { readonly seat: number }[] };
};
/** So many rooms of a floor are seen before the party goes home. */
const ROOMS = 5;
/** Plays delve after delve. */
async function delveUntil(page: Page, helps: boolean, done: (kept: Kept) => boolean): Promise<void> {
  const campaign = new Campaign(page);
  campaign.helps = helps;
  // nobody goes shopping: there may be nothing that they can pay for
  campaign.did.bought = 1;
  await campaign.until(async () => {
    const kept = await truth<Kept>(page);
    campaign.stairs = kept.delve && kept.delve.rooms.length > ROOMS ? 'up' : 'none';
    return done(kept);
  });
}
/** Plays until the party stands before monsters of the family's own. */
async function meet(page: Page): Promise<void> {
  await delveUntil(page, true, ({ delve }) => {
    const here = delve?.rooms[delve.at];
    return here?.card?.startsWith('own-') === true && here.foes.length > 0;
  });
  await expect(page.getByText(/Sock M(ouse|ice)/).first()).toBeVisible();
}

test.describe('a tablet that lies', () => {
  test.use({ stage: tablet });

  test('[LA-34] a monster is invented, met in the running campaign, sent, brought in on a fresh device, and met again', async ({
    theatre,
    browser,
  }) => {
    const page = await begin(theatre, {});
    await new Campaign(page).until(async () => (await page.locator('.town').count()) > 0);
    const people = (await truth<Kept>(page)).heroes;

    // the same people invent it between two evenings
    await page.goto(`${theatre.host.address}#/workshop/labyrinth`);
    await tap(page, 'Make a card');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^A monster of ours/ })
      .tap();
    await page.getByLabel('Name', { exact: true }).fill('Sock Mouse');
    await page.getByLabel('It shouts', { exact: true }).fill('Left one, please!');
    for (const name of ['Head: mouse', 'On top: crown', 'Colour: plum', 'Bites back', 'Tiny']) await tap(page, name);
    const more = page.getByRole('button', { name: 'How many such cards: more' });
    for (let copies = 2; copies < 6; copies++) await more.tap();
    await tap(page, 'Cut it out and keep it');
    await expect(page.getByRole('button', { name: /^Sock Mouse/ })).toBeVisible();

    // all agree, and it comes in
    await page.goto(`${theatre.host.address}#/`);
    await tap(page, 'All games');
    await page.locator('.game-head').first().tap();
    await tap(page, 'Mix in 6 new cards of your own');
    await tap(page, 'Yes, all agree');
    await expect(page.getByRole('status')).toHaveText('Mixed in. Watch your step!');
    await page.locator('.game-head').first().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).tap();
    expect((await truth<Kept>(page)).heroes).toEqual(people);
    await meet(page);

    await page.goto(`${theatre.host.address}#/workshop/labyrinth`);
    const download = page.waitForEvent('download');
    await tap(page, 'Send as a file');
    const text = readFileSync(await (await download).path());

    const friends = await Theatre.raise(tablet, browser);
    try {
      const there = await friends.open('workshop/labyrinth');
      await there.locator('input[type=file]').setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: text });
      await expect(there.getByText('“Our cards” is in the workshop.')).toBeVisible();
      await there.goto(`${friends.host.address}#/play/labyrinth?seats=3&seed=11&cards=on`);
      await meet(there);
      expect(friends.complaints).toEqual([]);
    } finally {
      await friends.lower();
    }
  });

  test('[LA-29] [LA-46] a hero dies, and stands in the campaign book with the story that was written', async ({ theatre }) => {
    const page = await begin(theatre, { difficulty: 'cruel', unlocked: 5 });
    // the first hero is rolled up by hand, and shops
    const campaign = new Campaign(page);
    await campaign.until(async () => (await page.locator('.town').count()) > 0);
    await delveUntil(page, false, ({ book, delve }) => delve === null && book.graves.some(({ seat }) => seat === 0));
    await campaign.until(async () => (await page.locator('.town').count()) > 0 && (await page.locator('.lab-ask').count()) === 0);
    await tap(page, 'The campaign book');
    const book = page.getByRole('dialog', { name: 'The campaign book' });
    const graves = book.locator('.book-graves > li');
    await expect(graves.filter({ hasText: STORY })).toHaveCount(1);
    await expect(graves.filter({ hasText: STORY })).toContainText('Oxkin Warrior');
  });
});

test.describe('a phone with large letters', () => {
  test.use({ stage: phone });

  test('[LA-44] three of them come to the end of an errand; nothing is cut off on the way', async ({ theatre }) => {
    const page = await begin(theatre, {});
    const campaign = new Campaign(page);
    campaign.stairs = 'none';
    const strip = page.locator('.errand-strip');
    /** How often each screen has been looked at: by what is asked there, and where. */
    const looked = new Map<string, number>();
    const faults: string[] = [];
    const look = async () => {
      const { title, spots } = await scene(page);
      const place = await page.evaluate(
        (places) => places.find((one) => document.querySelector(one)) ?? '',
        ['.creation', '.lab-ask', '.fight', '.gate-slip', '.town', '.delve-map'],
      );
      // whoever it is, they see the same
      const what = `${place} ${spots.some(({ kind }) => kind === 'roll') ? 'roll' : title.replace(/^[^,]*, /, '')}`;
      const times = looked.get(what) ?? 0;
      looked.set(what, times + 1);
      if (times > 1) return;
      const { PICTURES } = process.env;
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/${looked.size}-${what.replace(/\W+/g, '-')}-${times}.png` });
      // a slip with a question lies over the map
      const found = await layoutFaults(page, { width: 390, height: 844, letters: 150 });
      faults.push(...found.filter((fault) => place !== '.lab-ask' || !/^overlap/.test(fault)).map((fault) => `${what}: ${fault}`));
    };
    const until = (done: () => Promise<boolean>) =>
      campaign.until(async () => {
        await look();
        return done();
      });
    await until(async () => (await strip.filter({ hasText: /done!|not this time/ }).count()) > 0);
    campaign.stairs = 'up';
    await until(async () => (await page.locator('.town').count()) > 0 && (await page.locator('.lab-ask').count()) === 0);
    await tap(page, 'The campaign book');
    await expect(page.getByRole('dialog', { name: 'The campaign book' }).getByText(/done!|not this time/)).toBeVisible();
    for (const place of ['.creation', '.gate-slip', '.town', '.delve-map', '.fight'])
      expect(
        [...looked.keys()].some((what) => what.startsWith(place)),
        place,
      ).toBe(true);
    expect(faults).toEqual([]);
  });
});
