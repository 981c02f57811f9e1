import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scene } from './page-state.ts';
import { Hand, link } from './user.ts';
import { WiseTable } from './wise-table.ts';

test.use({ stage: { settings: { speed: 'normal', sound: false }, still: true, keepsApp: true } });

const TABLE = `play/magic-and-mayhem?seats=3&seed=5&bots=1,2&options=${encodeURIComponent(JSON.stringify({ tiles: 9 }))}`;
const thinkers = (page: Page) => page.workers().filter((worker) => /\/worker-[^/]*\.js$/.test(worker.url()));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** One person answers whatever is asked, the last answer first: "end my turn" in a turn. */
async function answer(hand: Hand, after: number): Promise<number> {
  const { move, spots } = await hand.asked({ after });
  if (spots.some(({ kind }) => kind === 'roll')) await hand.tap(hand.page.locator('[data-roll]'));
  else await hand.answer(Math.max(...spots.map(({ index }) => index)));
  return move;
}

test('two bots and one person play some rounds without a network; the bots think in a worker and say what they do', {
  tag: '@long',
}, async ({ theatre }) => {
  const page = await theatre.open(TABLE);
  const hand = new Hand(page);
  let { move } = await hand.asked();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await theatre.host.stop();
  const seats = new Set<number>();
  await page.exposeFunction('decides', (seat: string) => seats.add(Number(seat)));
  await page.evaluate(() => {
    const root = document.getElementById('app');
    if (root)
      new MutationObserver(() => (globalThis as unknown as { decides(seat: string): void }).decides(root.dataset.seat ?? '')).observe(
        root,
        {
          attributeFilter: ['data-seat'],
        },
      );
  });
  expect(thinkers(page)).toEqual([]);
  for (let i = 0; i < 4; i++) move = await answer(hand, i === 0 ? -1 : move);
  await hand.asked({ after: move });
  expect(seats).toEqual(new Set([0, 1, 2]));
  expect(thinkers(page)).toHaveLength(1);
  await button(page, /^Chronicle/).tap();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^(Clank|Tock) /)
      .first(),
  ).toBeVisible();
});

/** What becomes of workers. */
const WORLDS = {
  'there are workers': () => {},
  'none can be made': () => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('no worker here');
      }
    } as unknown as typeof Worker;
  },
  'each dies at once': () => {
    globalThis.Worker = class extends EventTarget {
      postMessage() {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      terminate() {}
    } as unknown as typeof Worker;
  },
};
/** Every seed is zero; ids stay random, since each game and window needs its own. */
const sameSeeds = () => {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (values) => (values instanceof Uint32Array ? values : random(values));
};

test('where no worker will live the bots think on the page, without a network, and come to the same', { tag: '@long' }, async ({
  theatre,
}) => {
  const told: string[] = [];
  await theatre.context.addInitScript(sameSeeds);
  for (const [where, world] of Object.entries(WORLDS)) {
    await theatre.context.addInitScript(world);
    const page = await theatre.open(TABLE);
    const hand = new Hand(page);
    let { move } = await hand.asked();
    if (told.length === 0) {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await theatre.host.stop();
    }
    for (let i = 0; i < 3; i++) move = await answer(hand, i === 0 ? -1 : move);
    await hand.asked({ after: move });
    expect(thinkers(page), where).toHaveLength(told.length === 0 ? 1 : 0);
    await button(page, /^Chronicle/).tap();
    const chronicle = page.getByRole('dialog');
    await expect(chronicle.getByText(/^(Clank|Tock) /).first()).toBeVisible();
    told.push(await chronicle.innerText());
    await page.close();
  }
  expect(told).toEqual([told[0], told[0], told[0]]);
});

/** How much the rules help somebody, changed in the menu. */
async function changeHelp(page: Page, name: string, before: string, after: string): Promise<void> {
  await button(page, 'Menu').tap();
  await button(page, `${name}: ${before.toLowerCase()}`).tap();
  await button(page, new RegExp(`^${after}`)).tap();
  await button(page, 'Done').tap();
  await expect(button(page, `${name}: ${after.toLowerCase()}`)).toBeVisible();
  await button(page, 'Play on').tap();
}

test.describe('a grown-up, a child with help and a bot', () => {
  test.use({ stage: { settings: { speed: 'off', sound: false, tips: false }, still: true } });

  // the last figure: so many moves later whoever left comes back
  for (const [game, options, away] of [
    ['magic-and-mayhem', { tiles: 9 }, 40],
    ['dust-up', {}, 5],
    ['traps-and-treasures', { target: 15 }, 5],
    ['labyrinth', {}, 5],
  ] as const) {
    test(`${game}: to the end, with help that changes, and somebody who leaves and comes back with two taps each`, {
      tag: '@long',
    }, async ({ theatre }) => {
      const page = await theatre.open(`${link(3, 5, options, game)}&bots=2`);
      const table = new WiseTable(page);
      await table.chooses(1);
      await changeHelp(page, 'Cloud', 'No extra help', 'A lot of help');

      await button(page, 'Menu').tap();
      await button(page, 'A bot plays for Sun').tap();
      const left = await scene(page);
      await table.chooses(1, left.move + away);
      await button(page, 'Menu').tap();
      await button(page, 'A person plays for Sun').tap();
      await table.until(({ asks, seat }) => asks && seat === 0);
      const { seats } = await table.save();
      expect(seats.map(({ help, player }) => [help, player.kind])).toEqual([
        ['none', 'person'],
        ['lot', 'person'],
        ['none', 'bot'],
      ]);
      if (game === 'labyrinth') {
        // a bot that holds the torch would go down again and again: after a trip somebody takes over for it, to end the tale
        await table.until(async () => (await page.locator('.delve-map').count()) > 0);
        await table.until(({ over, title }) => over || title === 'Sun is in town');
        if (!(await scene(page)).over) {
          await button(page, 'Menu').tap();
          await button(page, 'A person plays for Clank').tap();
        }
      }
      await table.until(({ over }) => over);
    });
  }
});
