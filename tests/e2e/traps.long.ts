import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, Rummager, rummages, THINGS, test } from './fixtures.ts';
import { askedLike, follow } from './follow-model.ts';
import { Hand, link } from './user.ts';
import { WiseTable } from './wise-table.ts';

/** Traps and Treasures by taps, where it takes minutes: six to the end, and each thing on a tile once. Pictures are kept in test-results/things. */

const GAME = 'traps-and-treasures';
const picture = (page: Page, name: string) =>
  page.screenshot({ path: join(import.meta.dirname, `../../test-results/things/${name.replaceAll(' ', '-')}.png`) });

/** Runs in the page: whether something that was found jumps. It stays where it is highest. */
function stopInTheAir(): boolean {
  const jumps = document.querySelector('.thing.jumps')?.getAnimations() ?? [];
  for (const jump of jumps) {
    jump.pause();
    jump.currentTime = 400;
  }
  return jumps.length > 0;
}

test.describe('everything shown at once', () => {
  test.use({ stage: { settings: { speed: 'off', sound: false, tips: false }, still: true } });

  test('six, a bot among them, come to the end', async ({ theatre }) => {
    const page = await theatre.open(`${link(6, 7, {}, GAME)}&bots=2`);
    const seats = new Set<number>();
    await new WiseTable(page).until(({ seat, over, spots }) => {
      if (seat !== null && spots.some(({ kind }) => kind === 'option')) seats.add(seat);
      return over;
    });
    expect([...seats].sort(), 'a bot takes no tablet').toEqual([0, 1, 3, 4, 5]);
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'stored');
    await expect(page.getByRole('list', { name: 'Everybody takes a bow' }).getByRole('listitem')).toHaveCount(6);
    await picture(page, 'six at the end');
  });
});

test.describe('what happens is shown', () => {
  test.use({ stage: { settings: { sound: false, tips: false } } });

  test('each thing on a tile is found, and used, by taps', async ({ theatre }) => {
    const seen = new Set<string>();
    for (const { setup, deeds, things } of rummages({ seats: 2, options: { target: 15 } })) {
      const page = await theatre.open(link(setup.seats, setup.seed, setup.options, GAME));
      const hand = new Hand(page);
      const twin = new Rummager(setup);
      for (const [move, deed] of deeds.entries()) {
        await askedLike(hand, twin);
        const thing = things.get(move);
        if (thing?.startsWith('visited')) await picture(page, `before ${thing}`);
        const jumped = thing?.startsWith('found') ? page.waitForFunction(stopInTheAir) : null;
        await follow(hand, twin, deed, { watch: false });
        if (thing === undefined) continue;
        seen.add(thing);
        if (jumped) {
          await jumped;
          await picture(page, thing);
        }
        await askedLike(hand, twin);
        await picture(page, `after ${thing}`);
      }
      await page.close();
    }
    expect([...seen].sort()).toEqual([...THINGS].sort());
  });
});
