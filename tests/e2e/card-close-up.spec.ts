import { expect, soonest, Twin, test } from './fixtures.ts';
import { askedLike, follow } from './follow-model.ts';
import { OFTEN, SIZES } from './page-state.ts';
import { stopClock } from './stop-clock.ts';
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

test('a card that is drawn is seen whole under the call that tells of it', { tag: '@long' }, async ({ theatre }) => {
  const { setup, deeds } = soonest(
    { seats: 2, options: { tiles: 9 } },
    ({ task, seat }, next) => task === 'encounter-roll' && next?.seat === seat && next.kind === 'choose',
  );
  const twin = new Twin(setup);
  await theatre.context.clock.install();
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const hand = new Hand(page);
  for (const deed of deeds) {
    await askedLike(hand, twin);
    await follow(hand, twin, deed, { watch: false });
  }
  await askedLike(hand, twin);
  await hand.tap(page.locator('[data-roll]'));
  await expect(page.locator('.call.over')).toBeVisible();
  // time stands still, so that it stays while the window changes, however slow the machine is
  await stopClock(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // a window that is told its new size has it some frames later
    await expect.poll(() => page.evaluate(seen), { ...OFTEN, message: `${width}x${height}` }).toEqual({ head: true, cut: 0 });
  }
});
