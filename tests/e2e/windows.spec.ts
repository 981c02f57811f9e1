import type { Page } from '@playwright/test';
import { idOf, newestOf, stored, ticketOf } from '../storage/read-records.ts';
import { expect, type Theatre, Twin, test } from './fixtures.ts';
import { goOn } from './follow-model.ts';
import { savedAt } from './page-state.ts';
import { Hand, link } from './user.ts';

/** Two windows on one game: one holds the torch. With Web Locks, and without. */

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const SETUP = { seats: 2, seed: 11, options: { tiles: 9 } };
const elsewhere = (page: Page) => page.getByRole('heading', { name: 'This game is open in another window' });
const take = (page: Page) => page.getByRole('button', { name: 'Play here instead' });

/** Plays `commands` commands as the quick bot would, on the page and in Node. */
async function play(page: Page, twin: InstanceType<typeof Twin>, commands: number): Promise<void> {
  const hand = new Hand(page);
  for (let i = 0; i < commands; i++) {
    const seen = await hand.asked();
    expect(seen.move, 'one game, whichever window plays it').toBe(twin.moves);
    await goOn(hand, twin);
    await savedAt(page, twin.moves);
  }
}

async function takeTurns(theatre: Theatre): Promise<void> {
  const twin = new Twin(SETUP);
  const one = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
  await play(one, twin, 3);
  const id = idOf(one);

  const two = await theatre.open(`table/${id}`);
  await expect(elsewhere(two)).toBeVisible();
  await expect(elsewhere(one)).toHaveCount(0);
  await play(one, twin, 1); // and the first one plays on meanwhile
  await take(two).tap();
  await play(two, twin, 3);
  await expect(elsewhere(one)).toBeVisible();
  await expect(one.locator('[data-option], [data-roll], [data-narrow]'), 'the first one can tap nothing').toHaveCount(0);
  expect(newestOf(await stored(two), id).revision).toBe(twin.moves);

  await take(one).tap();
  await play(one, twin, 2);
  await expect(elsewhere(two)).toBeVisible();
  await take(two).tap();
  await play(two, twin, 2);

  // both killed: one consistent game
  await theatre.killed();
  await theatre.restart();
  const page = await theatre.open();
  const records = await stored(page);
  expect(newestOf(records, id).revision).toBe(twin.moves);
  expect(ticketOf(records, id).played).toBe(newestOf(records, id).played);
  await page.locator(`[data-resume="${id}"]`).tap();
  await play(page, twin, 2);
}

test.describe('a browser that is killed', () => {
  test.use({ stage: { profile: true, settings: { speed: 'off', sound: false }, still: true } });

  test('two windows take the game from one another, both die, and it is one game', { tag: '@long' }, async ({ theatre }) => {
    await takeTurns(theatre);
  });

  test('the same where there are no Web Locks', { tag: '@long' }, async ({ theatre }) => {
    await theatre.context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    });
    await takeTurns(theatre);
  });
});

test('a window that never hears that it lost the game cannot write it: the owner’s mark in the storage says no', async ({ theatre }) => {
  // deaf: no locks, and nothing arrives over the channel; as a tab that was frozen and thawed
  await theatre.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  const twin = new Twin(SETUP);
  const one = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
  await play(one, twin, 3);
  const id = idOf(one);
  const before = twin.moves;

  const two = await theatre.open(`table/${id}`);
  await play(two, twin, 2);
  const records = JSON.stringify(await stored(two));

  await one.bringToFront();
  const hand = new Hand(one);
  const seen = await hand.asked();
  expect(seen.move).toBe(before);
  const spot = seen.spots.find(({ kind }) => kind === 'roll' || kind === 'option');
  await one.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0);
  await expect(elsewhere(one)).toBeVisible();
  expect(JSON.stringify(await stored(two)), 'nothing was written').toBe(records);
  await play(two, twin, 1);
});

test('a game that was opened, left at once and opened again is not open in another window', async ({ theatre }) => {
  const twin = new Twin(SETUP);
  const page = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
  await play(page, twin, 1);
  const id = idOf(page);
  await page.goto(`${theatre.host.address}#/`);
  await expect(page.locator(`[data-resume="${id}"]`)).toBeVisible();
  for (let i = 0; i < 5; i++)
    await page.evaluate(async (table) => {
      // to the table and away, at several moments of its being laid
      for (const frames of [0, 1, 2, 4]) {
        location.hash = `#/table/${table}`;
        for (let frame = 0; frame <= frames; frame++) await new Promise((done) => requestAnimationFrame(done));
        location.hash = '#/';
        await new Promise((done) => requestAnimationFrame(done));
      }
    }, id);
  await page.locator(`[data-resume="${id}"]`).tap();
  await play(page, twin, 1);
});

const BUSY = 'That game is open in another window. Please close it there first.';
const rows = (page: Page) => page.locator('.game-row');
async function openGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All games' }).tap();
  await rows(page).first().locator('.game-head').tap();
}
const closeGames = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).tap();
/** What is kept of a game, besides the mark of whoever owns it. */
const keptOf = async (page: Page, id: string): Promise<string[]> =>
  Object.keys(await stored(page)).filter((key) => key.split('/')[1] === id && !key.startsWith('owner/'));

async function handsOff(theatre: Theatre): Promise<void> {
  const twin = new Twin(SETUP);
  const one = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
  await play(one, twin, 3);
  const id = idOf(one);
  const two = await theatre.open();
  const before = JSON.stringify(await stored(two));
  await two.getByRole('button', { name: /^Throw this game away/ }).tap();
  await expect(two.getByText(BUSY)).toBeVisible();
  await two.getByRole('button', { name: 'All right' }).tap();
  for (const deed of ['Throw away', 'Keep the name', 'Make a copy']) {
    await openGames(two);
    await two.getByLabel('Name it').fill('Not ours');
    await two.getByRole('button', { name: deed }).tap();
    await expect(two.locator('.games-words'), deed).toHaveText(BUSY);
    await expect(rows(two)).toHaveCount(1);
    await closeGames(two);
    expect(JSON.stringify(await stored(two)), `${deed}: nothing changes`).toBe(before);
  }
  await one.bringToFront();
  await play(one, twin, 2); // the first one plays on

  // and when it has gone, the other may
  await one.close();
  await two.bringToFront();
  await openGames(two);
  await two.getByLabel('Name it').fill('Ours');
  await two.getByRole('button', { name: 'Keep the name' }).tap();
  await expect(rows(two).filter({ hasText: 'Ours' })).toHaveCount(1);
  expect(newestOf(await stored(two), id)).toMatchObject({ title: 'Ours', revision: twin.moves + 1 });
  expect(ticketOf(await stored(two), id).played, 'the ticket is that of the last move').toBe(newestOf(await stored(two), id).played);
  await rows(two).first().locator('.game-head').tap();
  await two.getByRole('button', { name: 'Throw away' }).tap();
  await expect(rows(two)).toHaveCount(0);
  await closeGames(two);
  await expect.poll(() => keptOf(two, id)).toEqual([]);
}

test('a game that another window plays is not thrown away, named or copied', { tag: '@long' }, ({ theatre }) => handsOff(theatre));

test('nor where there are no Web Locks', { tag: '@long' }, async ({ theatre }) => {
  await theatre.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await handsOff(theatre);
});

test('a window that slept while its game was thrown away cannot bring half of it back', async ({ theatre }) => {
  await theatre.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  const twin = new Twin(SETUP);
  const one = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
  await play(one, twin, 3);
  const id = idOf(one);
  const two = await theatre.open();
  await openGames(two);
  await two.getByRole('button', { name: 'Throw away' }).tap();
  await expect(rows(two)).toHaveCount(0);
  await closeGames(two);
  await expect.poll(() => keptOf(two, id)).toEqual([]);

  await one.bringToFront();
  const spot = (await new Hand(one).asked()).spots.find(({ kind }) => kind === 'roll' || kind === 'option');
  await one.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0);
  await expect(elsewhere(one)).toBeVisible();
  expect(await keptOf(two, id)).toEqual([]);
  await take(one).tap();
  await expect(one.getByText('That game is not on this device.')).toBeVisible();
  expect(await keptOf(two, id)).toEqual([]);
});
