// Pictures of every screen, for people to look at. No test: run by shots.mjs.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, findStory, Twin, test } from './fixtures.ts';
import { follow } from './follow-model.ts';
import type { Asked } from './game-model.ts';
import { nextFrame } from './page-state.ts';
import { Hand, link } from './user.ts';

const top = join(import.meta.dirname, '../..');
const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const;

/** A window of 1280x1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const GAMES = ['magic-and-mayhem', 'dust-up', 'traps-and-treasures', 'labyrinth'] as const;

/** A table worth a picture: a few turns in, monsters about, and somebody who may do this or that. */
const isPicture = ({ kind, foes, options }: Asked, move: number): boolean => kind === 'choose' && move >= 15 && foes >= 2 && options > 3;

/** Whatever moves comes to its end first. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (let i = 0; i < 20; i++) await nextFrame(page);
}

for (const theme of ['torchlight', 'daylight'] as const) {
  test.describe(theme, () => {
    test.use({ stage: { settings: { theme, sound: false, speed: 'slow' }, still: true } });

    for (const [width, height] of SIZES) {
      test(`${theme} at ${width}x${height}`, async ({ theatre }) => {
        // whoever looks at a picture of the shelf need not be asked to install it
        await theatre.context.addInitScript(() => {
          if (location.protocol !== 'about:') localStorage.setItem('pass-the-torch/no-install', 'true');
        });
        const page = await theatre.open();
        await page.setViewportSize({ width, height });
        const shot = async (name: string) => {
          await rest(page);
          await page.screenshot({ path: join(top, `test-results/shots/${name}-${theme}-${width}x${height}.png`) });
        };
        await expect(page.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
        await shot('shelf');
        if (process.env.SHOTS_MANIFEST && theme === 'torchlight' && width !== 820)
          await page.screenshot({ path: join(top, `public/screenshots/${width > height ? 'wide' : 'narrow'}.png`) });
        await page.locator('[data-box="magic-and-mayhem"]').first().tap();
        await page.getByRole('button', { name: 'Add a seat' }).tap();
        await page.getByRole('button', { name: 'Add a seat' }).tap();
        await shot('seats');

        // a few turns in, when two monsters are about; on the way the first card and the first roll
        const twinOf = findStory(
          { seats: 4, options: { tiles: 12 } },
          ({ asked }) => asked.some(({ kind }) => kind === 'roll') && asked.some((one, i) => isPicture(one, i)),
          1,
        );
        const twin = new Twin(twinOf.setup);
        await page.goto(`${theatre.host.address}#/${link(4, twinOf.setup.seed, twinOf.setup.options)}`);
        const hand = new Hand(page);
        await hand.asked();
        await shot('first-turn');
        const shown = new Set<string>();
        for (const [i, deed] of twinOf.deeds.entries()) {
          await hand.asked();
          if ('dice' in deed && !shown.has('roll')) {
            shown.add('roll');
            await shot('roll');
          }
          if (twin.asked && isPicture(twin.asked, i) && !shown.has('table')) {
            shown.add('table');
            await shot('table');
          }
          await follow(hand, twin, deed);
          if (twin.drew && !shown.has('card')) {
            shown.add('card');
            // the die lies there first; a tap goes on to the card
            const card = page.locator('.card-scene');
            while (!(await card.isVisible())) {
              if (await page.locator('.dice-thrown .landed').isVisible()) await hand.hurry();
              await nextFrame(page);
            }
            await shot('card');
          }
        }
        await hand.asked();
        await shot('end');
        expect([...shown].sort()).toEqual(['card', 'roll', 'table']);
      });
    }
  });
}

test.describe('at 400 %', () => {
  test.use({ stage: { settings: { sound: false, speed: 'off', motion: 'calm' }, still: true } });

  for (const game of GAMES)
    test(`a decision of ${game} at 400 %`, async ({ theatre }) => {
      const page = await theatre.open(`${link(3, 7, {}, game)}&bots=1,2`);
      await new Hand(page).asked();
      await page.setViewportSize(ZOOMED);
      await rest(page);
      // the whole page, since it scrolls
      await page.screenshot({ path: join(top, `test-results/shots/${game}-400.png`), fullPage: true });
      await page.keyboard.press('Tab');
      await rest(page);
      await page.screenshot({ path: join(top, `test-results/shots/${game}-400-focus.png`) });
    });
});
