import { expect, findStory, Twin, test } from './fixtures.ts';
import { goOn } from './follow-model.ts';
import { OFTEN, SIZES } from './page-state.ts';
import { Hand, link } from './user.ts';

test.use({ stage: { settings: { sound: false, tips: false, motion: 'calm', speed: 'slow' }, still: true } });

/** Runs in the page: whether the head of the card that is held up can be seen, and how far its foot lies outside the window. */
function seen(): { head: boolean; cut: number } {
  const held = document.querySelector('.card-held');
  const box = (what: string) => document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
  const { left, top, width, height } = box('.card-held .card-kind');
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return { head: held?.contains(hit) === true, cut: Math.round(Math.max(0, box('.card-held').bottom - window.innerHeight)) };
}

test('a card that is drawn is seen whole under the call that tells of it', async ({ theatre }) => {
  const { setup } = findStory(
    { seats: 2, options: { tiles: 9 } },
    ({ asked }) =>
      asked.some(
        ({ task, seat }, i) =>
          task === 'encounter-roll' &&
          asked[i + 1]?.seat === seat &&
          asked[i + 1]?.kind === 'choose' &&
          asked.findIndex((one) => one.task === task) === i,
      ),
    1,
  );
  const twin = new Twin(setup);
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const hand = new Hand(page);
  await hand.asked();
  while (twin.asked && twin.asked.task !== 'encounter-roll') {
    await goOn(hand, twin);
    await hand.asked();
  }
  await hand.tap(page.locator('[data-roll]'));
  await expect(page.locator('.call.over')).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // a window that is told its new size has it some frames later
    await expect.poll(() => page.evaluate(seen), { ...OFTEN, message: `${width}x${height}` }).toEqual({ head: true, cut: 0 });
  }
});
