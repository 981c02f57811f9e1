import { expect, findStory, heroIds, Twin, test } from './fixtures.ts';
import { askedLike, expectSame, follow } from './follow-model.ts';
import { Hand } from './user.ts';

/** One against two: sides may be uneven. */
const SIDES = [0, 1, 1];

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

test('one Owl and two Foxes race for the gold, from picking sides to the last bow', { tag: '@long' }, async ({ theatre }) => {
  // a known seed, as a clock can be set: then the twin knows the game
  await theatre.context.addInitScript(() => {
    crypto.getRandomValues = (list) => {
      if (list instanceof Uint32Array) list.fill(Number(sessionStorage.getItem('seed') ?? 1));
      return list;
    };
  });
  const page = await theatre.open();
  await page.locator('[data-box="magic-and-mayhem"]').tap();
  await page.getByRole('button', { name: 'Add a seat' }).tap();
  await expect(page.locator('.seat-hero')).toHaveCount(SIDES.length);
  await page.getByRole('button', { name: /How we play|Options/ }).tap();
  await page.getByRole('button', { name: 'Two sides' }).tap();
  await page.getByRole('button', { name: /Nap/ }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: /plays for the Foxes: change sides/ }).tap();
  await expect(page.getByText('You are all on one side.', { exact: false })).toBeVisible();
  for (const seat of [1, 2])
    await page
      .getByRole('button', { name: /change sides/ })
      .nth(seat)
      .tap();
  await expect(page.getByRole('button', { name: /plays for the Foxes/ })).toHaveCount(2);
  const heroes = (await page.locator('.seat-hero b').allTextContents()).map((name) => heroIds[name] ?? name);

  const story = findStory(
    { seats: SIDES.length, options: { mode: 'competitive', sides: SIDES, heroes, tiles: 9, first: 0 } },
    ({ outcome, deeds }) => outcome.reason === 'most-gold' && deeds.length > 40 && deeds.length < 130,
  );
  await page.evaluate((seed) => sessionStorage.setItem('seed', String(seed)), story.setup.seed);
  await page.getByRole('button', { name: 'Light the torch' }).tap();

  const twin = new Twin(story.setup);
  const hand = new Hand(page);
  await hand.asked();
  const names = await hand.names();
  await expect(page.getByRole('region', { name: 'The two sides' })).toBeVisible();
  for (const deed of story.deeds) {
    await expectSame(hand, twin, names);
    await follow(hand, twin, deed, { watch: false });
  }
  expect((await askedLike(hand, twin)).outcome).toBe('most-gold');
  const won = story.outcome.winners.includes(0) ? 'The Owls' : 'The Foxes';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${won} win!`));
  await expect(page.getByRole('list', { name: 'Everybody takes a bow' }).getByRole('listitem')).toHaveCount(SIDES.length);
});
