import { expect, soonest, Twin, test } from './fixtures.ts';
import { askedLike, follow } from './follow-model.ts';
import { nextFrame, SIZES } from './page-state.ts';
import { Hand, link } from './user.ts';

/** Half of what leans, and of what is thrown over the edge of a box. */
const SLACK = 8;

/** Runs in the page: what of a roll leans out of the window, or lies on something else of it. */
function clashes(slack: number): string[] {
  const { innerWidth, innerHeight } = window;
  const parts = [...document.querySelectorAll('.dice-call, .dice-side, .dice-throw .die, .dice-throw .button, .pip-ask')].map(
    (element) => ({
      name: (element.textContent ?? '').trim().slice(0, 20) || 'the die',
      box: element.getBoundingClientRect(),
    }),
  );
  const out = parts.flatMap(({ name, box }) =>
    box.left < -slack || box.top < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack ? [`out: ${name}`] : [],
  );
  const over = parts.flatMap(({ name, box: a }, i) =>
    parts.slice(i + 1).flatMap(({ name: other, box: b }) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > slack && high > slack ? [`${name} on ${other}`] : [];
    }),
  );
  return [...out, ...over];
}

test.use({ stage: { settings: { speed: 'off', sound: false, motion: 'calm' }, still: true } });

test('a roll of six outcomes lies side by side with its die at all sizes', { tag: '@long' }, async ({ theatre }) => {
  const { setup, deeds } = soonest(
    { seats: 2, options: { tiles: 9, mode: 'narrative', quest: 'house-that-asks' } },
    ({ task }) => task === 'challenge-roll',
  );
  const twin = new Twin(setup);
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const hand = new Hand(page);
  for (const deed of deeds) {
    await askedLike(hand, twin);
    await follow(hand, twin, deed, { watch: false });
  }
  await askedLike(hand, twin);
  await expect(page.locator('.dice-side')).toHaveCount(6);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    // a busy machine takes more than a frame to lay a turned page out anew
    await expect.poll(() => page.evaluate(clashes, SLACK), `${width}x${height}`).toEqual([]);
  }
});
