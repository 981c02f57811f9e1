import { expect, test } from './fixtures.ts';

const WRONG: { readonly [what: string]: string } = {
  'options that are no JSON': 'play/magic-and-mayhem?seats=3&options={heroes',
  'options that the game does not know': `play/magic-and-mayhem?seats=3&options=${encodeURIComponent('{"tiles":"many"}')}`,
  'a hero that is not in the box': `play/magic-and-mayhem?seats=1&options=${encodeURIComponent('{"heroes":["nobody"]}')}`,
  'more seats than there are': 'play/magic-and-mayhem?seats=99',
  'a seed that is no number': 'play/magic-and-mayhem?seed=luck',
  'a game that is not on the shelf': 'play/no-such-game',
  'seats of a game that is not on the shelf': 'seats/no-such-game',
  'a table that is not on this device': 'table/no-such-table',
  'letters that no address may have': 'table/%E0%A4%A',
};

test('a link that leads nowhere is told in a sentence, and leads to the shelf', { tag: '@long' }, async ({ theatre }) => {
  for (const [what, route] of Object.entries(WRONG)) {
    await test.step(what, async () => {
      const page = await theatre.open(route);
      await expect(page.getByRole('heading', { name: 'The stage hand tripped' })).toBeVisible();
      await expect(page.locator('.interlude .chip')).toHaveText(/^[A-Z].*[.!?]$/);
      await page.getByRole('button', { name: 'Back to the shelf' }).tap();
      await expect(page.locator('[data-box="magic-and-mayhem"]').first()).toBeVisible();
      await expect(page.getByText('The stage hand tripped')).toHaveCount(0);
      // and the app is whole again
      await page.locator('[data-box="magic-and-mayhem"]').first().tap();
      await expect(page.getByRole('button', { name: 'Light the torch' })).toBeVisible();
      await page.close();
    });
  }
});
