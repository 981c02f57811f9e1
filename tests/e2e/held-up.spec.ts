import { goOn } from './follow.ts';
import { Hand, link } from './hand.ts';
import { nextFrame, SIZES } from './scene.ts';
import { expect, findStory, Twin, test } from './theatre.ts';

test.use({ stage: { settings: { sound: false, tips: false, motion: 'calm' }, still: true } });

/** On its side, a phone has no room for a card of this size under the call. */
const LOW = 480;

/** Runs in the page: how far the head of the card that is held up lies under the call. */
function underCall(): number {
  const box = (what: string) => document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
  return Math.round(Math.max(0, box('.call').bottom - box('.card-held .card-kind').top));
}

test('a card that is drawn is seen whole under the call that tells of it', async ({ theatre }) => {
  const { setup } = findStory({ seats: 2, options: { tiles: 9 } }, ({ asked }) => asked.some(({ task }) => task === 'encounter-roll'), 1);
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
    if (height < LOW) continue;
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    expect(await page.evaluate(underCall), `${width}x${height}`).toBe(0);
  }
});
