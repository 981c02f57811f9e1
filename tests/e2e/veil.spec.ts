import { buildHidden, PAGE } from '../hidden-cards/build.ts';
import { Family } from '../hidden-cards/family.ts';
import { LEAKS } from '../hidden-cards/leak-names.ts';
import { contents } from '../hidden-cards/secrets.ts';
import { expect, type Theatre, test } from './fixtures.ts';
import { nextFrame, turnAway } from './page-state.ts';

/** The veil, on a tiny game with hidden hands that only tests know: nothing that a player may not see is ever in the page. */

let folder = '';
const TURNS = 24;
test.use({ stage: { settings: { readAloud: true } } });
// one build for all of them
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = await buildHidden();
});

type Deal = { readonly seats?: number; readonly seed?: number; readonly bots?: string; readonly leak?: string };
async function sitDown(theatre: Theatre, { seats = 3, seed = 7, bots = '', leak = '' }: Deal = {}): Promise<Family> {
  theatre.host.folder = folder;
  const page = await theatre.context.newPage();
  await page.goto(`${theatre.host.address}${PAGE}?leak=${leak}#/play/pillow-fight?seats=${seats}&seed=${seed}&bots=${bots}`);
  return new Family(page, await theatre.inside(page));
}

test('three friends play, and each sees their own cards only', async ({ theatre }) => {
  const family = await sitDown(theatre);
  let lifted = 0;
  const seats = new Set<number>();
  for (let i = 0; i < TURNS; i++) {
    const asked = await family.asked();
    if (asked === 'over') break;
    if (asked === 'veil') {
      await family.expectVeil(`before reveal ${i}`);
      await family.lift();
      lifted++;
      seats.add(family.viewer ?? -1);
      await family.expectNoLeak(`after reveal ${i}`);
      const own = await family.page.locator('[data-card]').count();
      expect(own, 'their own hand').toBeGreaterThan(0);
    } else await family.expectNoLeak(`at an open question ${i}`);
    await family.answer();
  }
  expect(lifted).toBeGreaterThan(5);
  expect([...seats].sort()).toEqual([0, 1, 2]);
  expect(family.searches).toBeGreaterThan(30);
});

test('a reload lets the veil down again, before it was lifted and after', async ({ theatre }) => {
  const family = await sitDown(theatre);
  await family.expectVeil('at the start');
  await family.page.reload();
  await family.expectVeil('after a reload before the veil');
  await family.lift();
  await family.page.reload();
  await family.expectNoLeak('while the page loads');
  await family.expectVeil('after a reload behind the veil');
});

test.describe('a tablet that is switched off', () => {
  test.use({ stage: { profile: true, settings: { readAloud: true } } });

  test('to resume is to take the torch again', { tag: '@long' }, async ({ theatre }) => {
    const family = await sitDown(theatre);
    await family.asked();
    await family.lift();
    const address = family.page.url();
    await family.page.close();
    const page = await theatre.context.newPage();
    await page.goto(address);
    const again = new Family(page, await theatre.inside(page));
    await again.expectVeil('in a new page');
    await theatre.restart();
    const later = await theatre.context.newPage();
    await later.goto(address);
    await new Family(later, await theatre.inside(later)).expectVeil('on another day');
  });
});

test('whoever looks at another app finds the veil down', async ({ theatre }) => {
  const family = await sitDown(theatre);
  const { page } = family;
  await family.asked();
  await family.lift();
  await turnAway(page, 'hidden');
  family.viewer = null;
  await family.expectNoLeak('while the page is hidden');
  await turnAway(page, 'visible');
  await family.expectVeil('back from the other app');
});

test('a window beside another app, which keeps the focus, has the veil down', async ({ theatre }) => {
  const family = await sitDown(theatre);
  const { page } = family;
  await family.asked();
  await family.lift();
  // a page that Playwright drives never loses the focus
  await page.evaluate(() => void dispatchEvent(new Event('blur')));
  await expect(page.locator('[data-reveal]')).toBeVisible();
  family.viewer = null;
  await family.expectVeil('without the focus');
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await family.expectVeil('and when the focus is back');
});

test('whoever looks at another app while it is shown what they did leaves nothing behind', async ({ theatre }) => {
  const family = await sitDown(theatre);
  const { page } = family;
  await family.asked();
  await family.lift();
  await page.locator('[data-option]').first().tap();
  await turnAway(page, 'hidden');
  family.viewer = null;
  await family.expectNoLeak('hidden', await contents(page, family.inside));
  await turnAway(page, 'visible');
  await family.expectNoLeak('back', await contents(page, family.inside));
});

test('whoever takes back what they did still has the tablet, and sees their own cards only', async ({ theatre }) => {
  const family = await sitDown(theatre);
  const { page } = family;
  await family.asked();
  await family.lift();
  const swing = page.locator('[data-option]').filter({ hasText: /Zibble|Quorn|Vexel|Jumble|Wizzle/ });
  await swing.first().tap();
  await expect(page.getByRole('button', { name: /^Bonk/ }).first()).toBeVisible();
  await family.expectNoLeak('at the open choice');
  await page.getByRole('button', { name: /Take back/ }).tap();
  await expect(swing.first()).toBeVisible();
  await family.expectNoLeak('after undo');
  await page.reload();
  await family.expectVeil('after undo and a reload');
});

test('the chronicle and the time machine tell what the table saw, even to somebody who has lifted the veil', { tag: '@long' }, async ({
  theatre,
}) => {
  const family = await sitDown(theatre, { seats: 2 });
  const { page } = family;
  for (let turns = 0; turns < 3; ) {
    if ((await family.asked()) === 'veil') {
      await family.lift();
      turns++;
    }
    await family.tapped(page.locator('[data-option], [data-roll]').first());
  }
  if ((await family.asked()) === 'veil') await family.lift();
  await page.getByRole('button', { name: /^Chronicle/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await family.expectNoLeak('in the chronicle');
  await page.getByRole('dialog').getByRole('button').first().tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Time machine' }).tap();
  await page.getByRole('button', { name: /Turn 1:/ }).tap();
  await expect(page.getByText('This was turn 1.')).toBeVisible();
  await expect(page.locator('[data-card]'), 'nobody sees an old hand').toHaveCount(0);
  family.viewer = null;
  await family.expectNoLeak('at an earlier turn');
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('button', { name: 'Yes, all agree' }).tap();
  await family.expectVeil('back at an earlier turn');
});

test.describe('with everything shown at once', () => {
  test.use({ stage: { settings: { readAloud: true, speed: 'off' } } });
  test('bots choose behind no veil, and one person among them needs none', async ({ theatre }) => {
    const family = await sitDown(theatre, { seats: 3, bots: '1,2' });
    family.viewer = 0;
    for (let i = 0; i < 6; i++) {
      const asked = await family.asked();
      expect(asked, 'no veil').not.toBe('veil');
      await family.expectNoLeak(`question ${i}`);
      // how bots choose is chance, and they may have won by now
      if (asked === 'over') break;
      await family.tapped(family.page.locator('[data-option], [data-roll]').first());
      await family.expectNoLeak(`after answer ${i}`, await contents(family.page, family.inside));
    }
  });
});

test.describe('the search finds what is planted', () => {
  const PLACES: { readonly [leak: string]: string } = {
    attribute: 'page',
    title: 'title',
    storage: 'storage',
    field: 'fields',
    tree: 'reader',
    speech: 'spoken',
    behind: 'page',
  };
  for (const leak of LEAKS) {
    test(leak, async ({ theatre }) => {
      const family = await sitDown(theatre, { leak });
      await family.asked();
      await family.lift();
      // what is planted comes with the next paint
      await nextFrame(family.page);
      const found = await family.leaks();
      expect(found.map((one) => one.split(':')[0])).toContain(PLACES[leak]);
    });
  }
});
