import { goOn } from './follow.ts';
import { Hand, link } from './hand.ts';
import { withLateParts } from './late.ts';
import { expect, Twin, test } from './theatre.ts';

/** What has happened can be told a moment after the table stands (decision 159). */

test.use({ stage: { settings: { speed: 'off', sound: false, tips: false }, still: true } });

const SETUP = { seats: 2, seed: 6, options: { tiles: 9 } };
const STORYTELLER = /\/assets\/storyteller-.*\.js$/;

test('a table is played on before its storyteller comes; then all is told, and whoever takes the game up again hears where it was', async ({
  theatre,
}) => {
  await withLateParts(theatre, async (hold) => {
    const come = await hold(STORYTELLER);
    const twin = new Twin(SETUP);
    const page = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
    const hand = new Hand(page);
    const news = page.getByRole('log').locator('p');
    const last = page.getByRole('button', { name: /^Chronicle/ });
    await hand.asked();
    const names = await hand.names();
    await goOn(hand, twin);
    await hand.asked({ after: 0 });
    await expect(news).toHaveCount(0);
    come();
    await expect(news).toHaveText(twin.news(names));
    await expect(last).toHaveAccessibleName(`Chronicle. ${twin.news(names).at(-1)}`);

    const again = await hold(STORYTELLER);
    await page.reload();
    await hand.asked({ hurry: false });
    const recap = page.getByRole('complementary', { name: 'Where were we?' });
    await expect(news).toHaveCount(0);
    await expect(recap).toHaveCount(0);
    again();
    await expect(recap.getByRole('listitem').last()).toHaveText(twin.news(names).at(-1) ?? '');
  });
});
