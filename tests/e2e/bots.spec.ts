import type { Page } from '@playwright/test';
import { idOf, newestOf, stored } from '../storage/read-records.ts';
import { expect, test } from './fixtures.ts';
import { nextFrame, type Scene, scene } from './page-state.ts';
import { Hand, link } from './user.ts';

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

test.describe('a grown-up, a child with help and a bot', () => {
  test.use({ stage: { settings: { speed: 'off', sound: false, tips: false }, still: true } });

  for (const [game, options] of [
    ['magic-and-mayhem', { tiles: 9 }],
    ['dust-up', {}],
    ['traps-and-treasures', { target: 15 }],
    ['labyrinth', {}],
  ] as const) {
    test(`${game}: help is changed in the middle; somebody leaves and comes back with two taps each`, async ({ theatre }) => {
      const page = await theatre.open(`${link(3, 5, options, game)}&bots=2`);
      const hand = new Hand(page);
      let answered = -1;
      /** Cloud, and Sun while a person plays, answer whatever is asked, until it is so. */
      const until = async (done: (seen: Scene) => boolean): Promise<void> => {
        for (;;) {
          const seen = await scene(page);
          if (seen.over) throw new Error('the game is over');
          if (seen.spots.some(({ kind }) => kind === 'reveal')) await hand.tap(page.locator('[data-reveal]'));
          else if (!seen.asks || seen.move <= answered) await hand.hurry();
          else if (done(seen)) return;
          else {
            await hand.anything();
            answered = seen.move;
          }
          await nextFrame(page);
        }
      };
      /** Somebody chooses: dice and veils lie over the menu. */
      const isChoice = ({ spots }: Scene) => spots.some(({ kind }) => kind === 'option' || kind === 'narrow');
      await until((seen) => seen.move > 2 && isChoice(seen));
      await button(page, 'Menu').tap();
      await button(page, 'Cloud: no extra help').tap();
      await button(page, /^A lot of help/).tap();
      await button(page, 'Done').tap();
      await expect(button(page, 'Cloud: a lot of help')).toBeVisible();
      await button(page, 'Play on').tap();

      await button(page, 'Menu').tap();
      await button(page, 'A bot plays for Sun').tap();
      const left = await scene(page);
      await until((seen) => seen.seat !== 0 && seen.move > left.move + 5 && isChoice(seen));
      await button(page, 'Menu').tap();
      await button(page, 'A person plays for Sun').tap();
      await until(({ seat, asks }) => asks && seat === 0);
      const save = newestOf(await stored(page), idOf(page));
      expect(save.seats.map(({ help, player }) => [help, player.kind])).toEqual([
        ['none', 'person'],
        ['lot', 'person'],
        ['none', 'bot'],
      ]);
    });
  }
});
