import type { Page } from '@playwright/test';
import { expect, findStory, Twin, test } from './fixtures.ts';
import { expectSame, follow } from './follow-model.ts';
import { nextFrame, scene } from './page-state.ts';
import { Hand, passTorch, putAway } from './user.ts';

/** The tablet lies flat, and the screen turns to whoever is asked. */

/** How people sit who have said nothing: the first at the bottom, the others as far away as they can. */
const AROUND: { readonly [people: number]: readonly string[] } = { 3: ['south', 'west', 'east'], 4: ['south', 'west', 'north', 'east'] };
/** The edge of the window that is far away for whoever sits at a side: their screen begins there. */
const FAR: { readonly [side: string]: (at: { x: number; y: number }) => boolean } = {
  south: ({ y }) => y < 0.2,
  west: ({ x }) => x > 0.8,
  north: ({ y }) => y > 0.8,
  east: ({ x }) => x < 0.2,
};
const sideNow = (page: Page): Promise<string | null> => page.locator('.screen').getAttribute('data-side');
/** Where the middle of something lies, as shares of the window. */
async function middleOf(page: Page, what: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(what).first().boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  return box ? { x: (box.x + box.width / 2) / width, y: (box.y + box.height / 2) / height } : { x: -1, y: -1 };
}

test.describe('a flat tablet', () => {
  test.use({ stage: { settings: { speed: 'off', sound: false, compass: true, tips: false }, still: true } });

  test('a whole game by taps on a screen that turns to whoever is asked', { tag: '@long' }, async ({ theatre }) => {
    const story = findStory(
      { seats: 3, options: { tiles: 9 } },
      ({ deeds, asked }) => deeds.length > 30 && deeds.length < 90 && asked.some(({ kind }) => kind === 'roll') && asked.at(-1)?.seat !== 0,
    );
    const page = await theatre.open(`play/magic-and-mayhem?seats=3&seed=${story.setup.seed}&options=${encodeURIComponent('{"tiles":9}')}`);
    const twin = new Twin(story.setup);
    const hand = new Hand(page);
    await hand.asked();
    const names = await hand.names();
    const sides = new Set<string | null>();
    for (const deed of story.deeds) {
      await expectSame(hand, twin, names);
      const side = await sideNow(page);
      sides.add(side);
      expect(side, `move ${twin.moves}`).toBe(AROUND[3]?.[twin.asked?.seat ?? 0]);
      const call = (await page.locator('[data-roll]').count()) > 0 ? '.dice-call' : '.call';
      if (await page.locator(call).count()) expect(FAR[side ?? '']?.(await middleOf(page, call)), `${call} at ${side}`).toBe(true);
      await follow(hand, twin, deed, { watch: false });
    }
    expect([...sides].sort()).toEqual([...(AROUND[3] ?? [])].sort());
    await expect(page.locator('[data-outcome]')).toBeVisible();
    const end = await sideNow(page);
    expect(end, 'the last curtain lies as the table lay').toBe(AROUND[3]?.[story.asked.at(-1)?.seat ?? 0]);
    expect(FAR[end ?? '']?.(await middleOf(page, '.end-ribbon')), `the ribbon at ${end}`).toBe(true);
  });

  test('what a finger carries stays under it, and lands where it is dropped, on every side', async ({ theatre }) => {
    const page = await theatre.open('play/traps-and-treasures?seats=4&seed=3');
    const hand = new Hand(page);
    const dropped = new Set<string | null>();
    for (let taps = 0; taps < 80 && dropped.size < 4; taps++) {
      await hand.asked();
      const side = await sideNow(page);
      const tile = page.locator('.tile-card[data-narrow]').first();
      const roll = page.locator('[data-roll]');
      const { move } = await scene(page);
      if (await roll.count()) await hand.tap(roll);
      else if ((await tile.count()) > 0 && !dropped.has(side)) {
        await passTorch(page);
        const from = await tile.boundingBox();
        if (!from) throw new Error('the tile is nowhere');
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(from.x + 30, from.y + 30);
        await nextFrame(page);
        const place = page.locator('[role="gridcell"][data-at]:is([data-option], [data-narrow])').first();
        const to = await place.boundingBox();
        if (!to) throw new Error('there is no place for a tile');
        const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
        await page.mouse.move(x, y);
        await nextFrame(page);
        const carried = await page.locator('.drag-tile').boundingBox();
        expect(
          Math.hypot((carried?.x ?? 0) + (carried?.width ?? 0) / 2 - x, (carried?.y ?? 0) + (carried?.height ?? 0) / 2 - y),
        ).toBeLessThan(2);
        await page.mouse.up();
        dropped.add(side);
        await nextFrame(page);
        if ((await scene(page)).move === move) await hand.tap(page.getByRole('button', { name: 'End turn' }));
      } else if (await page.getByRole('button', { name: 'End turn' }).count())
        await hand.tap(page.getByRole('button', { name: 'End turn' }));
      else await hand.tap(page.locator('[data-option]').first());
      await expect.poll(async () => (await scene(page)).move).toBeGreaterThan(move);
    }
    expect([...dropped].sort()).toEqual([...(AROUND[4] ?? [])].sort());
  });

  test('the tap that turns the screen leaves its shade under the finger', async ({ theatre }) => {
    const page = await theatre.open('play/magic-and-mayhem?seats=4&seed=5');
    const hand = new Hand(page);
    await page.evaluate(() => {
      const seen = new WeakSet<Element>();
      new MutationObserver(() => {
        const shade = document.querySelector('.finger-shade:not(.everywhere)');
        if (!shade || seen.has(shade)) return;
        seen.add(shade);
        requestAnimationFrame(() => {
          const { x, y, width, height } = shade.getBoundingClientRect();
          document.body.dataset.shade = JSON.stringify([x + width / 2, y + height / 2]);
        });
      }).observe(document.body, { subtree: true, childList: true });
    });
    for (const side of ['west', 'north', 'east', 'south']) {
      await hand.asked();
      await passTorch(page);
      const end = await page.getByRole('button', { name: 'End turn' }).boundingBox();
      if (!end) throw new Error('nobody can end a turn');
      const [x, y] = [end.x + end.width / 2, end.y + end.height / 2];
      await page.evaluate(() => delete document.body.dataset.shade);
      await page.touchscreen.tap(x, y);
      await expect.poll(() => page.evaluate(() => document.body.dataset.shade)).toBeTruthy();
      expect(await sideNow(page)).toBe(side);
      const [shadeX = 0, shadeY = 0] = JSON.parse((await page.evaluate(() => document.body.dataset.shade)) ?? '[]') as number[];
      expect(Math.hypot(shadeX - x, shadeY - y), side).toBeLessThan(2);
      await expect(page.locator('.finger-shade')).toHaveCount(0);
    }
  });

  test('the menu and the settings lie the way the table lies', async ({ theatre }) => {
    const page = await theatre.open('play/magic-and-mayhem?seats=2&seed=5');
    const hand = new Hand(page);
    await hand.asked();
    await hand.tap(page.getByRole('button', { name: 'End turn' }));
    await expect.poll(() => sideNow(page)).toBe('north');
    await hand.tap(page.getByRole('button', { name: 'Menu' }));
    await expect(page.getByRole('button', { name: 'Sun sits at the top. On to the next side' })).toBeVisible();
    await hand.tap(page.getByRole('button', { name: 'Cloud sits at the bottom. On to the next side' }));
    await expect.poll(() => sideNow(page)).toBe('east');
    await hand.tap(page.getByRole('button', { name: 'Settings' }));
    const { x } = await middleOf(page, '.settings-sheet h2');
    expect(x).toBeLessThan(0.3);
    await page.getByRole('button', { name: 'Stays put' }).tap();
    await expect.poll(() => sideNow(page)).toBe('south');
    const { y } = await middleOf(page, '.settings-sheet h2');
    expect(y).toBeLessThan(0.3);
  });
});

test('a family says who sits where, and the torch finds them', { tag: '@long' }, async ({ theatre }) => {
  const page = await theatre.open('seats/dust-up');
  await page.locator('.seats-options').tap();
  await page.getByRole('button', { name: 'Turns to you' }).tap();
  const across = page.getByRole('button', { name: 'Cloud sits at the top. On to the next side' });
  await across.tap();
  await expect(page.getByRole('button', { name: 'Cloud sits on the right. On to the next side' })).toBeFocused();
  const below = page.getByRole('button', { name: 'Sun sits at the bottom. On to the next side' });
  await below.tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Light the torch' }).tap();
  const hand = new Hand(page);
  const sides = new Set<string | null>();
  for (let taps = 0; taps < 40 && sides.size < 2; taps++) {
    await expect(page.locator('.look-back, [data-reveal], [data-roll], [data-option], [data-narrow]').first()).toBeVisible();
    if ((await page.locator('.look-back').count()) > 0) {
      await putAway(page);
      continue;
    }
    const [reveal, roll] = [page.locator('[data-reveal]'), page.locator('[data-roll]')];
    if ((await reveal.count()) > 0) {
      sides.add(await sideNow(page));
      expect(await page.locator('.veil').textContent()).toContain((await sideNow(page)) === 'west' ? 'Sun' : 'Cloud');
      await hand.tap(reveal);
      await expect(reveal).toHaveCount(0);
    } else {
      const { move } = await hand.asked();
      if ((await roll.count()) > 0) await hand.tap(roll);
      else await hand.answer(0);
      await expect.poll(async () => (await scene(page)).move).toBeGreaterThan(move);
    }
  }
  expect([...sides].sort()).toEqual(['east', 'west']);
});
