import type { Page } from '@playwright/test';
import { expect, Twin, test } from './fixtures.ts';
import type { Setup } from './game-model.ts';
import { question, scene } from './page-state.ts';
import { Hand, link, passTorch } from './user.ts';

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const back = (page: Page) => page.getByRole('button', { name: /^Take back/ });
const again = (page: Page) => page.getByRole('button', { name: /^Do it again/ });

/** A game in which somebody can walk twice and learn nothing by it, and then learns something: those answers, and the twin after them. */
function walkThenFlip(): { setup: Setup; walks: number[]; flip: number[] } {
  for (let seed = 1; seed < 200; seed++) {
    const setup = { seats: 2, seed, options: { tiles: 9 } };
    const twin = new Twin(setup);
    const walks: number[] = [];
    for (let i = 0; i < 2; i++) {
      const quiet = twin.commands.findIndex((command, index) => command.do === 'walk' && !twin.reveals(index));
      if (quiet < 0) break;
      walks.push(quiet);
      twin.choose(quiet);
    }
    const flip = twin.commands.findIndex((_, index) => twin.reveals(index));
    if (walks.length === 2 && flip >= 0) return { setup, walks, flip: [flip] };
  }
  throw new Error('nobody can walk twice and then flip');
}

const { setup, walks, flip } = walkThenFlip();

test('a walk is taken back and done again, also after the page was closed; a flip is not', async ({ theatre }) => {
  let page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  let hand = new Hand(page);
  const first = await hand.asked();
  await expect(again(page)).toHaveCount(0);
  for (const [i, walk] of walks.entries()) {
    await hand.asked({ after: i - 1 });
    await hand.answer(walk);
  }
  await expect.poll(async () => (await scene(page)).saved).toBe(2);
  const walked = await hand.asked();

  // one tap takes back what it says; the next one what is said then
  await hand.tap(back(page));
  await hand.asked({ after: 2 });
  await hand.tap(back(page));
  await expect.poll(async () => (await scene(page)).saved, 'the count of moves never falls').toBe(4);
  expect(question(await hand.asked())).toEqual(question(first));

  const address = page.url();
  await page.close();
  page = await theatre.context.newPage();
  await page.goto(address);
  hand = new Hand(page);
  expect(question(await hand.asked())).toEqual(question(first));
  await hand.tap(again(page));
  await hand.asked({ after: 4 });
  await hand.tap(again(page));
  await expect.poll(async () => (await scene(page)).saved).toBe(6);
  expect(question(await hand.asked())).toEqual(question(walked));
  await expect(again(page)).toHaveCount(0);

  for (const index of flip) await hand.answer(index);
  await expect.poll(async () => (await scene(page)).saved).toBe(7);
  await hand.asked();
  const after = await scene(page);
  const rolling = after.spots.some(({ kind }) => kind === 'roll');
  if (rolling) await hand.tap(page.locator('[data-roll]'));
  const stopped = await hand.asked({ after: rolling ? after.move : after.move - 1 });
  await passTorch(page);
  await back(page).tap({ force: true }); // it says that it is off, and why when tapped
  await expect(page.locator('.why-not')).toHaveText(/What is seen is seen|The die has been thrown|It has been asked/);
  expect((await scene(page)).move, 'nothing was taken back').toBe(stopped.move);
});

test('whoever takes back and then does something else cannot do the old thing again', async ({ theatre }) => {
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const hand = new Hand(page);
  const [walk = 0] = walks;
  await hand.asked();
  await hand.answer(walk);
  await hand.asked({ after: 0 });
  await hand.tap(back(page));
  await expect(again(page)).toHaveCount(1);
  await hand.asked({ after: 1 });
  await hand.answer(walk);
  await hand.asked({ after: 2 });
  await expect(again(page)).toHaveCount(0);
});
