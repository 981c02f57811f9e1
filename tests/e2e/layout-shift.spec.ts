import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { nextFrame } from './page-state.ts';
import { Hand } from './user.ts';

const TABLES = [
  'play/magic-and-mayhem?seats=3&seed=11&options={"tiles":12}',
  'play/dust-up?seats=2&bots=1&seed=3',
  'play/traps-and-treasures?seats=2&seed=3',
  'play/labyrinth?seats=4&seed=3',
];

/** What moved on the screen though nobody had touched it, since the page was opened. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        type Shift = PerformanceEntry & { readonly hadRecentInput: boolean; readonly sources: readonly { readonly node: Node | null }[] };
        const name = (node: Node | null) =>
          node instanceof Element ? `${node.nodeName}.${node.getAttribute('class') ?? ''}` : node?.nodeName;
        const seen = (shifts: readonly Shift[]) => shifts.map(({ sources }) => sources.map(({ node }) => name(node)).join(', '));
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          // the first entry is there in any case: the one that is made here
          done(
            seen((list.getEntries() as Shift[]).filter(({ entryType, hadRecentInput }) => entryType === 'layout-shift' && !hadRecentInput)),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark', buffered: true });
        performance.mark('looked');
      }),
  );

for (const [width, height] of [
  [1180, 820],
  [390, 844],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ stage: { viewport: { width, height }, settings: { speed: 'off', sound: false }, still: true } });
    for (const table of TABLES)
      test(`a table that has been laid stays where it is: ${table.split(/[/?]/)[1]}`, async ({ theatre }) => {
        const page = await theatre.open(table);
        await new Hand(page).asked({ hurry: false });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (let frames = 0; frames < 5; frames++) await nextFrame(page);
        expect(await moved(page)).toEqual([]);
      });

    test('the light on the shelf stays where it is when a slip is laid below the boxes', async ({ theatre }) => {
      const page = await theatre.open();
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
      await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
      expect((await moved(page)).join()).not.toContain('shelf-light');
    });
  });

test.describe('a tablet that stands', () => {
  test.use({ stage: { viewport: { width: 820, height: 1180 }, still: true } });
  test('the slip below the boxes has a line of its own, and the two buttons stay side by side', async ({ theatre }) => {
    const page = await theatre.open();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
    await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
    const top = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((one) => Math.round(one.getBoundingClientRect().top));
    expect(await top('Settings')).toBe(await top('All games'));
  });
});
