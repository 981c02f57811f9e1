import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { movedOn, watched } from './page-state.ts';
import { Hand, link, putAway } from './user.ts';

/** Whoever plays game after game on one page leaves no old table in memory. MEMORY_GAMES=10 plays ten games of each kind. */

const { MEMORY_GAMES } = process.env;
const GAMES = Number(MEMORY_GAMES ?? 1);
const MOVES = 12;
/** Frames to look on before it looks again. */
const A_WHILE = 20;
const MOST_DETACHED = 500;
const TABLES = [
  ['magic-and-mayhem', 4, { tiles: 9 }],
  ['dust-up', 2, {}],
  ['traps-and-treasures', 3, {}],
  ['labyrinth', 3, {}],
] as const;

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });
test.setTimeout(0);

/** Plays some moves, whatever comes first, and looks at the chronicle. */
async function play(page: Page, hand: Hand): Promise<void> {
  const reveal = page.locator('[data-reveal]');
  for (;;) {
    const { move, asks, over, spots } = await watched(page, { after: -1, frames: A_WHILE, orBare: false, inLight: false });
    if (over || (asks && move >= MOVES)) break;
    if (spots.some(({ kind }) => kind === 'reveal')) {
      await hand.tap(reveal);
      await expect(reveal).toHaveCount(0);
    } else if (asks) {
      if (spots.some(({ kind }) => kind === 'roll')) await hand.tap(page.locator('[data-roll]'));
      else await hand.answer(0);
      await movedOn(page, move);
    } else await putAway(page);
  }
  await hand.tap(page.getByRole('button', { name: /^Chronicle/ }));
  const chronicle = page.getByRole('dialog', { name: 'The chronicle' });
  await hand.tap(chronicle.getByRole('button', { name: 'Back' }));
  await expect(chronicle).toHaveCount(0);
}

test('no old table stays in memory', { tag: '@long' }, async ({ theatre }) => {
  const page = await theatre.open();
  const inside = await theatre.inside(page);
  /** How many elements live that are in the page no more. */
  const detached = async (): Promise<number> => {
    await inside.send('HeapProfiler.collectGarbage');
    const { result } = await inside.send('Runtime.evaluate', { expression: 'Element.prototype', objectGroup: 'memory' });
    const { objects } = await inside.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '', objectGroup: 'memory' });
    const counted = await inside.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: `function () {
        const isDetached = (element) => {
          try {
            return !element.isConnected;
          } catch {
            // a prototype of elements is found too, and is none
            return false;
          }
        };
        const roots = new Set(this.filter(isDetached).map((element) => element.getRootNode()));
        return [...roots].reduce((sum, root) => sum + root.querySelectorAll('*').length + 1, 0);
      }`,
      returnByValue: true,
    });
    await inside.send('Runtime.releaseObjectGroup', { objectGroup: 'memory' });
    return counted.result.value as number;
  };
  const hand = new Hand(page);
  const counts: number[] = [];
  for (let i = 0; i < GAMES; i++)
    for (const [game, seats, options] of TABLES) {
      await page.goto(`${theatre.host.address}#/${link(seats, i + 1, options, game)}`);
      await expect(page.locator('#app')).toHaveAttribute('data-game', game);
      await play(page, hand);
      await page.goto(`${theatre.host.address}#/`);
      await expect(page.locator('[data-box]').first()).toBeVisible();
      const count = await detached();
      counts.push(count);
      if (MEMORY_GAMES) console.log(`${game} ${i + 1}: ${count} detached elements`);
    }
  expect(Math.max(...counts), `detached elements after each game: ${counts.join(' ')}`).toBeLessThan(MOST_DETACHED);
});
