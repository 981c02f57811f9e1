import { delver, expect, test } from './fixtures.ts';
import { tapAnswer } from './labyrinth-answer.ts';
import { Hand, link } from './user.ts';

/** A campaign of Labyrinth as three quick bots play it, every answer of it tapped, until the Dragon is slain and everybody home. */

const SEATS = 3;
/** From this seed on a short campaign is looked for; of those before it none was. */
const FROM = 237;
const MOST_MOVES = 1600;
/** The page is closed and opened again after so many commands. */
const CLOSE_EACH = 200;

type Delver = ReturnType<typeof delver>;
function move(twin: Delver): void {
  if (twin.asked?.kind === 'roll') twin.roll();
  else twin.choose(twin.greedy());
}
function shortSeed(): number {
  for (let seed = FROM; ; seed++) {
    const twin = delver({ seats: SEATS, seed, options: {} });
    while (!twin.outcome && twin.moves < MOST_MOVES) move(twin);
    if (twin.outcome?.reason === 'won') return seed;
  }
}

test.use({ stage: { settings: { speed: 'off', sound: false, tips: false }, still: true } });

test('three adventurers slay the Dragon and come home, by taps alone', async ({ theatre }) => {
  const setup = { seats: SEATS, seed: shortSeed(), options: {} };
  const twin = delver(setup);
  let page = await theatre.open(link(setup.seats, setup.seed, setup.options, 'labyrinth'));
  let hand = new Hand(page);
  for (let { asked } = twin; asked; { asked } = twin) {
    if (twin.moves % CLOSE_EACH === CLOSE_EACH - 1) {
      const address = page.url();
      await page.close();
      page = await theatre.context.newPage();
      await page.goto(address);
      hand = new Hand(page);
    }
    const seen = await hand.asked();
    const where = `move ${twin.moves}, ${asked.task}`;
    expect({ move: seen.move, seat: seen.seat }, where).toEqual({ move: twin.moves, seat: asked.seat });
    if (asked.kind === 'roll') {
      await hand.tap(page.locator('[data-roll]'));
      twin.roll();
    } else {
      const index = twin.greedy();
      await tapAnswer(hand, twin, index);
      twin.choose(index);
    }
    await hand.asked({ after: seen.move });
  }
  expect(twin.outcome?.reason).toBe('won');
  expect((await hand.asked()).outcome).toBe('won');
  await expect(page.getByText('The Dragon is beaten!').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Everybody takes a bow' }).getByRole('listitem')).toHaveCount(SEATS);
});
