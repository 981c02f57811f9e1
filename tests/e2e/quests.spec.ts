import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, findStory, type Theatre, Twin, test } from './fixtures.ts';
import { askedLike, follow } from './follow-model.ts';
import { nextFrame } from './page-state.ts';
import { Hand, link } from './user.ts';

/**
 * Stories, played by taps. CI plays one of them to one ending; `QUESTS=all node tests/e2e/run.mjs quests` plays each to two that different
 * deeds lead to, and keeps pictures in test-results/quests.
 */

const LONG = process.env.QUESTS === 'all';
const QUESTS = {
  'hiccup-rescue': ['bath-party', 'fast-asleep'],
  'house-that-asks': ['ding-dong', 'your-turn'],
  'pudding-heist': ['clean-getaway', 'six-hundred-candles'],
  'lost-lullaby': ['fast-asleep', 'midnight-dance'],
  'two-boots': ['best-of-friends', 'out-for-a-walk'],
  'rain-upstairs': ['rainbow', 'on-a-string'],
} as const;
const SIZES = [
  [1180, 820],
  [390, 844],
] as const;

async function picture(page: Page, name: string): Promise<void> {
  if (!LONG) return;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (let i = 0; i < 20; i++) await nextFrame(page);
    await page.screenshot({ path: join(import.meta.dirname, `../../test-results/quests/${name}-${width}x${height}.png`) });
  }
  await page.setViewportSize({ width: 1180, height: 820 });
  await nextFrame(page);
}

/** One story is for two. */
const seatsOf = (quest: string): number => (quest === 'two-boots' ? 2 : 3);

/** Plays a story that the quick bot found, tap by tap, and sees its goal and its end. */
async function playQuest(theatre: Theatre, quest: string, ending: string): Promise<void> {
  const story = findStory(
    { seats: seatsOf(quest), options: { mode: 'narrative', quest } },
    ({ outcome }) => outcome.reason === ending,
    LONG ? 2 : 12,
  );
  const page = await theatre.open(link(seatsOf(quest), story.setup.seed, story.setup.options));
  const hand = new Hand(page);
  const twin = new Twin(story.setup);
  let names: readonly string[] = [];
  let pages = 0;
  let tables = 0;
  let lying = false;
  for (const [i, deed] of story.deeds.entries()) {
    await askedLike(hand, twin);
    if (i === 0) names = await hand.names();
    const told = await page.locator('.story-scene').count();
    if (twin.asked?.task === 'choose-one' && told > 0) {
      if (pages === 0) await picture(page, `${quest}-page`);
      if (twin.asked.options > 1 && pages < 10) {
        await picture(page, `${quest}-choice`);
        pages = 10;
      }
      pages++;
    } else if (twin.asked?.task === 'turn') {
      await expect(page.getByRole('note', { name: 'The quest' })).toHaveText(twin.goal(names));
      if (tables++ === 0 || (i > story.deeds.length - 30 && tables < 1000)) {
        await picture(page, `${quest}-table${i > 20 ? '-late' : ''}`);
        if (i > 20) tables = 1000;
      }
    }
    if (LONG && !lying && (await page.locator('.quest-thing').count()) > 0) {
      lying = true;
      await picture(page, `${quest}-thing`);
    }
    await follow(hand, twin, deed, { watch: false });
  }
  const seen = await askedLike(hand, twin);
  expect(seen.outcome).toBe(ending);
  await expect(page.getByRole('heading', { name: twin.headline() })).toBeVisible();
  await picture(page, `${quest}-${ending}`);
  expect(pages).toBeGreaterThan(3);
}

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

test('a family picks a story at the seats, and the first page lies on the table', async ({ theatre }) => {
  const page = await theatre.open();
  await page.locator('[data-box="magic-and-mayhem"]').tap();
  await page.locator('.seats-options').tap();
  await page.getByRole('button', { name: 'A story' }).tap();
  const stories = page.getByRole('group', { name: 'Which story?' });
  await expect(stories.getByRole('button')).toHaveCount(Object.keys(QUESTS).length);
  await stories.getByRole('button', { name: /The House That Asks/ }).tap();
  await expect(stories.getByRole('button', { pressed: true })).toHaveText(/The House That Asks/);
  await picture(page, 'picker');
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Light the torch' }).tap();
  await expect(page.getByRole('region', { name: 'The House That Asks' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn the page' }).tap();
  await page.getByRole('button', { name: 'Turn the page' }).tap();
  await page.getByRole('button', { name: /How do you do/ }).tap();
  await page.getByRole('button', { name: 'Turn the page' }).tap();
  await expect(page.getByRole('note', { name: 'The quest' })).toContainText('Four rooms have a question');
});

for (const [quest, endings] of Object.entries(QUESTS)) {
  for (const ending of LONG ? endings : []) test(`${quest} comes to ${ending}`, ({ theatre }) => playQuest(theatre, quest, ending));
}
if (!LONG)
  test('a story is played to its end by taps', { tag: '@long' }, ({ theatre }) => playQuest(theatre, 'hiccup-rescue', 'bath-party'));
