import type { Page } from '@playwright/test';
import { expect, findStory, type Theatre, Twin } from './fixtures.ts';
import { follow } from './follow-model.ts';
import type { Story } from './game-model.ts';
import { delve, rollUp, town } from './labyrinth-stops.ts';
import { scene } from './page-state.ts';
import { Hand, link, passTorch } from './user.ts';

/** A stop of the tour: what is on the screen, and the page it is on. */
export type Visit = (what: string, page: Page) => Promise<void>;

/** A short game that is won, with a roll in it, and one that is played so far that monsters are about. */
const shortStory = (): Story =>
  findStory(
    { seats: 4, options: { tiles: 9 } },
    ({ outcome, asked }) =>
      outcome.winners.length > 0 &&
      asked.some(({ kind }) => kind === 'roll') &&
      asked.some(({ kind, foes }) => kind === 'choose' && foes > 0),
    20,
  );

/** Opens a box on the shelf. */
async function openBox(page: Page, game: string): Promise<void> {
  await page.locator(`[data-box="${game}"]`).first().tap();
  await expect(page.getByRole('button', { name: 'Light the torch' })).toBeVisible();
}

/** Throws whatever waits to be thrown, and lifts the veil, until somebody has to choose. */
async function untilChoice(page: Page, game: string, visit: Visit): Promise<void> {
  const reveal = page.locator('[data-reveal]');
  const roll = page.locator('[data-roll]');
  const asked = page.locator('[data-option], [data-narrow]').first();
  for (let rolls = 0; ; rolls++) {
    await expect(reveal.or(roll).or(asked).first()).toBeVisible();
    if (await reveal.count()) {
      await reveal.tap();
      await expect(asked).toBeVisible();
    }
    if ((await roll.count()) === 0) return;
    if (rolls === 0) await visit(`a roll of ${game}`, page);
    const { move } = await scene(page);
    await roll.tap();
    await expect.poll(async () => (await scene(page)).move).toBeGreaterThan(move);
    await passTorch(page);
  }
}

/** The seats and the table of a game, with something to choose on it. */
async function sitDown(theatre: Theatre, game: string, visit: Visit): Promise<Page> {
  const page = await theatre.open();
  await openBox(page, game);
  await visit(`the seats of ${game}`, page);
  await page.locator('.seats-options').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit(`how we play ${game}`, page);
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Light the torch' }).tap();
  await untilChoice(page, game, visit);
  return page;
}
async function table(page: Page, game: string, visit: Visit): Promise<void> {
  await expect(page.locator('[data-narrow]').first()).toBeVisible();
  // a curtain that still parts hangs before the words
  await expect(page.locator('.veil-parting')).toHaveCount(0);
  await visit(`the table of ${game}`, page);
}

async function shelf(theatre: Theatre, visit: Visit): Promise<void> {
  const page = await theatre.open();
  await expect(page.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
  await visit('the shelf', page);
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await visit('the settings', page);
  await page.goto(`${theatre.host.address}#/${link(2, 3, { tiles: 9 })}`);
  await expect(page.locator('#app')).toHaveAttribute('data-game', 'magic-and-mayhem');
  await new Hand(page).asked();
  await page.goto(`${theatre.host.address}#/`);
  await expect(page.locator('[data-resume]')).toBeVisible();
  await visit('the shelf with a game that waits', page);
  await page.goto(`${theatre.host.address}#/table/nowhere`);
  await expect(page.getByRole('heading', { name: 'The stage hand tripped' })).toBeVisible();
  await visit('the stage hand', page);
}

async function mayhemSeats(theatre: Theatre, visit: Visit): Promise<void> {
  const page = await theatre.open();
  await openBox(page, 'magic-and-mayhem');
  // so many people that a phone has them side by side, to be pushed along
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add a seat' }).tap();
  await page.getByRole('button', { name: 'Add a bot' }).tap();
  await visit('the seats', page);
  await page.locator('.seat-hero').first().tap();
  await expect(page.locator('.pick-card').first()).toBeVisible();
  await visit('the heroes', page);
  await page.getByRole('dialog').getByRole('button').first().tap();
  await page
    .getByRole('button', { name: /change name and picture/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('the names', page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('.seats-options').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('how we play', page);
}

/** A whole game, by taps. */
async function mayhemTable(theatre: Theatre, visit: Visit): Promise<void> {
  const story = shortStory();
  const page = await theatre.open(link(4, story.setup.seed, story.setup.options));
  const hand = new Hand(page);
  const twin = new Twin(story.setup);
  await hand.asked();
  await visit('the table', page);
  await page.locator('.panel-who').tap();
  await expect(page.locator('.card-scene')).toBeVisible();
  await visit('a card', page);
  await hand.putBack();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('button', { name: 'Play on' })).toBeVisible();
  await visit('the menu', page);
  await page.getByRole('button', { name: 'Play on' }).tap();

  let rolled = false;
  let fought = false;
  for (const deed of story.deeds) {
    await hand.asked();
    if (!rolled && 'dice' in deed) {
      rolled = true;
      await visit('a roll', page);
    }
    if (!fought && !('dice' in deed) && (twin.asked?.foes ?? 0) > 0) {
      fought = true;
      await visit('the table with monsters', page);
    }
    await follow(hand, twin, deed, { watch: false });
  }
  expect(rolled && fought, 'the tour came by a roll and by monsters').toBe(true);
  await hand.asked();
  await visit('the end', page);
  await page.getByRole('button', { name: 'Chronicle' }).tap();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await visit('the chronicle', page);
}

async function dustUp(theatre: Theatre, visit: Visit): Promise<void> {
  const page = await sitDown(theatre, 'dust-up', visit);
  await table(page, 'dust-up', visit);
}

async function traps(theatre: Theatre, visit: Visit): Promise<void> {
  const page = await sitDown(theatre, 'traps-and-treasures', visit);
  await table(page, 'traps-and-treasures', visit);
}

async function labyrinthTown(theatre: Theatre, visit: Visit): Promise<void> {
  const page = await sitDown(theatre, 'labyrinth', visit);
  await rollUp(page, visit);
  await table(page, 'labyrinth', visit);
  await town(page, visit);
}

async function labyrinthDelve(theatre: Theatre, visit: Visit): Promise<void> {
  const page = await theatre.open('play/labyrinth?seats=3&seed=3');
  await rollUp(page, async () => undefined);
  await delve(page, visit);
}

type Part = {
  readonly name: string;
  /** How many screens it sees. */
  readonly screens: number;
  readonly walk: (theatre: Theatre, visit: Visit) => Promise<void>;
};

/** Every screen of the app once, as a family would come by it, in parts that can be walked side by side. The device shows everything at once and nothing moves. */
export const TOUR: readonly Part[] = [
  { name: 'Magic and Mayhem, a whole game', screens: 7, walk: mayhemTable },
  { name: 'Labyrinth: heroes, and the town', screens: 9, walk: labyrinthTown },
  { name: 'Labyrinth: a delve', screens: 3, walk: labyrinthDelve },
  { name: 'the shelf', screens: 4, walk: shelf },
  { name: 'Magic and Mayhem, before the game', screens: 4, walk: mayhemSeats },
  { name: 'Dust-Up', screens: 3, walk: dustUp },
  { name: 'Traps and Treasures', screens: 4, walk: traps },
];
