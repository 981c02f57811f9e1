import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scene } from './page-state.ts';
import { Hand } from './user.ts';

test.use({ stage: { settings: { speed: 'normal', sound: false }, still: true } });

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

test('two bots and one person play some rounds without a network; the bots think in a worker and say what they do', async ({ theatre }) => {
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

test('where no worker will live the bots think on the page, without a network, and come to the same', async ({ theatre }) => {
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

test('somebody leaves, a bot plays on for them, and they take their seat again', async ({ theatre }) => {
  const page = await theatre.open(TABLE);
  const hand = new Hand(page);
  const { move } = await hand.asked();
  await button(page, 'Menu').tap();
  await button(page, 'A bot plays for Sun').tap();
  await button(page, 'Play on').tap();
  await expect.poll(async () => (await scene(page)).move).toBeGreaterThan(move + 4);
  await button(page, 'Menu').tap();
  await button(page, 'A person plays for Sun').tap();
  await button(page, 'Play on').tap();
  const { seat } = await hand.asked({ after: move + 5 });
  expect(seat).toBe(0);
});
