import type { Page } from '@playwright/test';
import { expect, findStory, heroIds, type Theatre, Twin, test } from './fixtures.ts';
import { askedLike, expectSame, follow } from './follow-model.ts';
import type { Story } from './game-model.ts';
import { Hand, link } from './user.ts';

const SEATS = 4;
const TILES = 12;
/** Games of more commands take too long here. */
const MOST = 170;

/** When the page is closed and opened again: before a die, inside a monster's turn, and here and there. */
function closings({ asked, deeds }: Story): number[] {
  const roll = asked.findIndex(({ kind, monsters }) => kind === 'roll' && !monsters);
  const monster = asked.findIndex(({ kind, monsters }) => kind === 'roll' && monsters);
  const parts = [0.1, 0.35, 0.6, 0.85].map((part) => Math.floor(deeds.length * part));
  return [...new Set([roll, monster, ...parts])];
}
const isTelling = (story: Story): boolean =>
  story.deeds.length <= MOST &&
  story.deeds.length > 40 &&
  story.asked.some(({ kind, monsters }) => kind === 'roll' && monsters) &&
  closings(story).length >= 5;

/** Ways to come back to a game. */
const ways: readonly ((theatre: Theatre, id: string) => Promise<Page>)[] = [
  async (theatre) => {
    const page = await theatre.open();
    await page.locator('[data-resume]').first().tap();
    return page;
  },
  (theatre, id) => theatre.open(`table/${id}`),
  (theatre) => theatre.open('last'),
  async (theatre) => {
    await theatre.restart();
    const page = await theatre.open();
    await page.locator('[data-resume]').first().tap();
    return page;
  },
];

type How = {
  /** Whether the dice are watched as they fall. */
  readonly watch: boolean;
  /** Before which moves the page is closed and opened again. */
  readonly close: readonly number[];
};

/** Plays a story to its end by taps alone. The page must ask what the twin asks, before and after every closing. */
async function playStory(theatre: Theatre, start: Page, story: Story, { watch, close }: How): Promise<Page> {
  const twin = new Twin(story.setup);
  let page = start;
  let hand = new Hand(page);
  await hand.asked();
  const names = await hand.names();
  let closed = 0;
  for (const [move, deed] of story.deeds.entries()) {
    await expectSame(hand, twin, names, close.includes(move));
    if (close.includes(move)) {
      const id = page.url().split('/').at(-1) ?? '';
      await page.close();
      page = (await ways[closed % ways.length]?.(theatre, id)) ?? page;
      hand = new Hand(page);
      await expectSame(hand, twin, names, true);
      closed++;
    }
    await follow(hand, twin, deed, { watch });
  }
  expect(closed).toBe(close.length);
  const last = await askedLike(hand, twin);
  expect(last.outcome).toBe(story.outcome.reason);
  await expect(page.getByRole('list', { name: 'Everybody takes a bow' }).getByRole('listitem')).toHaveCount(story.setup.seats);
  return page;
}

/** Waits until the app is kept on the device, pulls the plug, and opens it anew. */
async function unplug(theatre: Theatre, page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await theatre.host.stop();
  await page.reload();
}

test.describe('from a folder deep down', () => {
  test.use({ stage: { profile: true, base: '/some/deep/path/' } });

  test('four friends win, from the box on the shelf to the last bow, with no server', { tag: '@long' }, async ({ theatre }) => {
    // A known seed, as a clock can be set: then the twin knows the game. All else is as families have it.
    await theatre.context.addInitScript(() => {
      crypto.getRandomValues = (list) => {
        if (list instanceof Uint32Array) list.fill(Number(sessionStorage.getItem('seed') ?? 1));
        return list;
      };
    });
    const page = await theatre.open();
    await unplug(theatre, page);
    await page.locator('[data-box="magic-and-mayhem"]').tap();
    const add = page.getByRole('button', { name: 'Add a seat' });
    for (let seats = 3; seats <= SEATS; seats++) {
      await add.tap();
      await expect(page.locator('.seat-hero')).toHaveCount(seats);
    }
    const heroes = (await page.locator('.seat-hero b').allTextContents()).map((name) => heroIds[name] ?? name);

    const story = findStory(
      { seats: SEATS, options: { heroes, tiles: TILES, first: 0 } },
      (one) => one.outcome.winners.length > 0 && isTelling(one),
      12,
    );
    await page.evaluate((seed) => sessionStorage.setItem('seed', String(seed)), story.setup.seed);
    await page.getByRole('button', { name: 'Light the torch' }).tap();
    const end = await playStory(theatre, page, story, { watch: true, close: closings(story) });

    await end.getByRole('button', { name: 'Shelf', exact: true }).tap();
    await expect(end.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
    await expect(end.locator('[data-resume]'), 'a game that is over waits no more').toHaveCount(0);
  });
});

test.describe('with everything shown at once', () => {
  test.use({ stage: { profile: true, settings: { speed: 'off', sound: false }, still: true } });

  test('two friends lose, and may try again', async ({ theatre }) => {
    const story = findStory({ seats: 2, options: { tiles: 9 } }, ({ outcome }) => outcome.winners.length === 0);
    const page = await theatre.open();
    await unplug(theatre, page);
    await page.goto(`${theatre.host.address}#/${link(2, story.setup.seed, story.setup.options)}`);
    const end = await playStory(theatre, page, story, { watch: false, close: [] });

    await end.getByRole('button', { name: 'Try again' }).tap();
    await expect(end.locator('[data-outcome]')).toHaveCount(0);
    const again = await new Hand(end).asked();
    expect(again.move).toBe(0);
  });
});
