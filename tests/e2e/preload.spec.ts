import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Hand, link } from './user.ts';

test.use({ stage: { keepsApp: true } });

/** The scripts that a page has loaded, by the names that the build gave them. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])
      .sort(),
  );

test('while the shelf is idle it imports what the next tap needs, also without a network; on the first visit it does not', async ({
  theatre,
}) => {
  const before = await theatre.open();
  await before.locator('[data-box]').first().waitFor();
  await before.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await scripts(before)).not.toContain('table');
  await before.close();

  const dealt = await theatre.open(link(2, 7, {}, 'traps-and-treasures'));
  await new Hand(dealt).asked();
  await dealt.close();
  await theatre.host.stop();

  const shelf = await theatre.open();
  const needed = ['table', 'seats', 'traps-and-treasures-rules', 'traps-and-treasures-table', 'labyrinth-seats', 'dust-up-seats'];
  await expect.poll(() => scripts(shelf)).toEqual(expect.arrayContaining(needed));
  const warm = await scripts(shelf);
  await shelf.locator('[data-resume]').first().tap();
  await new Hand(shelf).asked();
  expect(await scripts(shelf), 'nothing more is loaded for the waiting game').toEqual(warm);
  await shelf.close();
});
