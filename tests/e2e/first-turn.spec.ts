import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Hand, link } from './user.ts';

/**
 * Somebody who has never seen the game, and reads nothing but the table: they tap what stands out most, from the shelf to the end of their
 * first turn. What counts is how many taps that takes, and that nothing else is needed.
 */

/** At three seconds a tap this is the minute and a half that a first turn may take. */
const MOST_TAPS = 30;
/** In heights of its letters: what one line of words takes, and two do not. */
const ONE_LINE = 2;
/** The same for two lines. */
const TWO_LINES = 3;

/** What stands out on the table, most of all first. */
const STANDS_OUT = [
  '[data-roll]',
  '.card-scene .button.primary',
  '.story-ways [data-option]',
  '.trial-scene [data-option]',
  '.question [data-option]',
  '.panel-deeds .button.primary[data-option]',
  '.cell.lights',
  '.cell.walk',
  '.panel-deeds [data-option]:has-text("End turn")',
] as const;

async function standsOut(page: Page): Promise<Locator> {
  for (const what of STANDS_OUT) {
    const found = page.locator(what);
    if ((await found.count()) > 0) return found.first();
  }
  throw new Error('nothing on the table stands out');
}

/** The duck teaches one sentence at a time. The button that ends a turn is one line, and no other has more than two. */
async function readsWell(page: Page): Promise<void> {
  const tips = await page.locator('.tip-slip p').allTextContents();
  expect(tips.length).toBeLessThanOrEqual(1);
  for (const tip of tips) expect(tip).toMatch(/^[^.!?]+[.!?]$/);
  const lines = await page.locator('.panel-deeds .button').evaluateAll((buttons) =>
    buttons.map((button) => {
      // the picture may stand above them
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const heights: (readonly [top: number, bottom: number])[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        for (const { top, bottom } of range.getClientRects()) heights.push([top, bottom]);
      }
      const size = Number.parseFloat(getComputedStyle(button).fontSize);
      const high = (Math.max(...heights.map(([, bottom]) => bottom)) - Math.min(...heights.map(([top]) => top))) / size;
      return { words: button.textContent ?? '', high };
    }),
  );
  for (const { words, high } of lines) expect(high, words).toBeLessThan(/End turn/.test(words) ? ONE_LINE : TWO_LINES);
}

/** Where the button is that ends the turn, and how large; null while nobody may end it. */
const endPlace = (page: Page) =>
  page.locator('.panel-deeds > [data-option]').evaluateAll(([button]) => {
    const box = button?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : null;
  });

/** From the shelf to the first finished turn; how many taps. */
async function firstTurn(page: Page, mode: string | null, goal: string): Promise<number> {
  const hand = new Hand(page);
  await hand.tap(page.locator('[data-box="magic-and-mayhem"]'));
  const go = page.getByRole('button', { name: 'Light the torch' });
  await expect(go).toBeVisible();
  if (mode) {
    await hand.tap(page.getByRole('button', { name: /How we play|Options/ }));
    await hand.tap(page.getByRole('button', { name: mode }));
    await hand.tap(page.getByRole('button', { name: 'Done' }));
  }
  await hand.tap(go);
  let first: number | null = null;
  let told = 0;
  const ends = new Set<string>();
  while (hand.taps < MOST_TAPS) {
    const { seat, move } = await hand.asked({ hurry: false });
    first ??= seat;
    if (seat !== first) break;
    await readsWell(page);
    const end = await endPlace(page);
    if (end !== null) ends.add(end);
    if ((await page.locator('.cell.walk').count()) > 0) {
      told++;
      await expect(page.getByRole('note', { name: goal })).not.toBeEmpty();
      await expect(page.getByRole('img', { name: /^The torch burns for \d+ rounds more$/ })).toBeVisible();
    }
    await hand.tap(await standsOut(page));
    // a card that is drawn waits for a tap
    await hand.asked({ after: move });
  }
  expect((await hand.asked({ hurry: false })).seat, 'the torch has gone on').not.toBe(first);
  expect([...ends], 'what ends the turn has one place').toHaveLength(1);
  expect(told, 'squares glowed').toBeGreaterThan(0);
  return hand.taps;
}

const TABLET = { width: 1180, height: 820 };
const TRIALS = [
  ['all together', null, 'The goal', TABLET],
  ['two sides', 'Two sides', 'The goal', TABLET],
  ['a story', 'A story', 'The quest', TABLET],
  ['a story on a phone', 'A story', 'The quest', { width: 390, height: 844 }],
] as const;

test.use({ stage: { settings: { sound: false } } });

for (const [called, mode, goal, size] of TRIALS) {
  test(`a first turn without a word of explanation: ${called}`, { tag: called === 'a story on a phone' ? [] : '@long' }, async ({
    theatre,
  }) => {
    // always the same dungeon
    await theatre.context.addInitScript(() => {
      crypto.getRandomValues = (list) => {
        if (list instanceof Uint32Array) list.fill(5);
        return list;
      };
    });
    const page = await theatre.open();
    await page.setViewportSize(size);
    const taps = await firstTurn(page, mode, goal);
    test.info().annotations.push({ type: 'taps', description: String(taps) });
    expect(taps).toBeLessThan(MOST_TAPS);
  });
}

test.describe('a tablet that stands, with large letters', () => {
  test.use({ stage: { settings: { sound: false, textSize: 150 }, still: true, viewport: { width: 820, height: 1180 } } });

  test('the duck leaves room to say whose turn it is', async ({ theatre }) => {
    const page = await theatre.open(link(4, 3, { tiles: 9 }));
    await new Hand(page).asked();
    await expect(page.locator('.tip-slip')).toBeVisible();
    const heading = page.locator('.call h1');
    const lines = await heading.evaluate((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize));
    expect(lines, await heading.innerText()).toBeLessThan(ONE_LINE);
  });
});
