import type { Page } from '@playwright/test';
import { type Fault, plantFaults } from '../storage/faults.ts';
import { idOf, newestOf, savesOf, stored, ticketOf } from '../storage/read-records.ts';
import { expect, findStory, greedyGame, type Theatre, test } from './fixtures.ts';
import { scene } from './page-state.ts';
import { Player, unsavedWords } from './player.ts';
import { PATHS, play, type Run, savedNow, told } from './unsaved-paths.ts';
import { link } from './user.ts';

/** Writes that fail in a real browser, by injection under the store. tests/storage tries every position of a write in every way. */

const STAGE = { settings: { speed: 'off', sound: false }, still: true };
test.use({ stage: STAGE });

/** Plants before the app comes; `fault` from the very beginning. */
const plant = async ({ context }: Theatre, fault: Fault | null = null): Promise<void> => {
  await context.addInitScript(plantFaults);
  if (fault) await context.addInitScript((kind) => faults.break(kind), fault);
};

const TABLE = { seats: 2, options: { tiles: 9 } };
const SHORTEST_OF = 12;
async function sit(theatre: Theatre, seed: number): Promise<Player> {
  const page = await theatre.open(link(TABLE.seats, seed, TABLE.options));
  return new Player(page, { ...TABLE, seed });
}
/** The tablet is put away and taken up again: what was not saved is tried at once. */
const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const FAULTS: readonly (readonly [Fault, number])[] = [
  ['quota', 1],
  ['quota', 3],
  ['abort', 1],
  ['abort', 2],
  ['abort', 3],
  ['unread', 1],
  ['torn', 1],
  ['stall', 1],
  ['unopened', 1],
  ['unanswered', 1],
];

test('whatever fails in a write, play goes on with a notice, nothing saved is lost, and the next success saves all', async ({
  theatre,
}) => {
  await plant(theatre);
  const player = await sit(theatre, 7);
  const { page } = player;
  await player.allSaved();
  const id = idOf(page);
  for (const [fault, at] of FAULTS) {
    await test.step(`${fault} at ${at}`, async () => {
      const saved = player.twin.moves;
      await page.evaluate(([kind, where]) => faults.break(kind, where), [fault, at] as const);
      await player.answer();
      await expect(unsavedWords(page)).toBeVisible();
      await player.answer();
      expect(await page.evaluate(() => faults.struck())).toBeGreaterThan(0);
      expect((await scene(page)).saved, 'nothing is called saved that is not').toBe(saved);
      if (fault === 'quota' || fault === 'abort') {
        const records = await stored(page);
        expect(newestOf(records, id).revision, 'what was saved lies there still').toBe(saved);
        expect(ticketOf(records, id).played, 'all of it or nothing').toBe(newestOf(records, id).played);
      }
      await page.evaluate(() => faults.mend());
      await wake(page);
      await player.allSaved();
      expect(newestOf(await stored(page), id).revision).toBe(player.twin.moves);
    });
  }
  await page.reload();
  await player.asking();
  expect((await scene(page)).title).toBe(player.twin.title(await player.hand.names()));
});

test('a handle that died is opened anew, and nobody notices', async ({ theatre }) => {
  await plant(theatre);
  const player = await sit(theatre, 8);
  const { page } = player;
  await player.allSaved();
  await page.evaluate(() => faults.break('closed'));
  await player.answer();
  await player.allSaved();
  expect(await page.evaluate(() => faults.struck())).toBe(1);
});

for (const fault of ['unopened', 'unanswered'] as const) {
  test(`a device whose storage is ${fault} from the start: one can play all the same, and is told`, async ({ theatre }) => {
    await plant(theatre, fault);
    const player = await sit(theatre, 9);
    const { page } = player;
    await player.asking();
    await expect(unsavedWords(page)).toBeVisible();
    for (let i = 0; i < 5; i++) await player.answer();
    await expect(unsavedWords(page)).toBeVisible();
    expect((await scene(page)).saved).toBe(-1);
    // and when it answers again, all of it is kept
    await page.evaluate(() => faults.mend());
    await wake(page);
    await player.allSaved();
    expect(savesOf(await stored(page), idOf(page))[0]?.save.turn).toBeGreaterThan(0);
  });
}

test('dinner while nothing can be written: the game waits whole when the storage is back', { tag: '@long' }, async ({ theatre }) => {
  await plant(theatre);
  const player = await sit(theatre, 10);
  const { page } = player;
  await player.answer();
  await player.allSaved();
  const id = idOf(page);
  await page.evaluate(() => faults.break('quota'));
  await player.answer();
  await player.answer();
  // the menu is out of reach while a die is to be thrown
  while (player.twin.asked?.kind === 'roll') await player.answer();
  await expect(unsavedWords(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: /Dinner/ }).tap();
  await expect(page.locator(`[data-resume="${id}"]`)).toBeVisible();
  await page.evaluate(() => faults.mend());
  await page.locator(`[data-resume="${id}"]`).tap();
  await player.allSaved();
  expect((await player.asking()).title).toBe(player.twin.title(await player.hand.names()));
});

for (const [i, name] of Object.keys(PATHS).entries()) {
  const fault = i % 2 === 0 ? 'quota' : 'unopened';
  test.describe(() => {
    test.use({ stage: { ...STAGE, keepsApp: name === 'a new version' } });
    test(`nothing is lost while all is ${fault}: ${name}`, { tag: '@long' }, async ({ theatre }) => {
      const { context } = theatre;
      await plant(theatre);
      // a page that comes later finds the storage as it is by then
      await context.addInitScript(() => {
        const kind = location.protocol === 'about:' ? null : localStorage.getItem('fault');
        if (kind) faults.break(kind as Fault);
      });
      const toTheEnd = name.startsWith('the end');
      // a whole game is a short one
      const { setup, deeds } = toTheEnd ? findStory(TABLE, () => true, SHORTEST_OF) : greedyGame({ ...TABLE, seed: 20 + i });
      const { length } = deeds;
      const player = await sit(theatre, setup.seed);
      const { page } = player;
      if (name === 'a new version') await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const first = toTheEnd ? length - 2 : 3;
      while (player.twin.moves < first) await player.answer();
      await player.allSaved();
      await page.evaluate((kind) => {
        localStorage.setItem('fault', kind);
        faults.break(kind);
      }, fault as Fault);
      const mend = async () => {
        for (const one of context.pages().filter((other) => other.url().startsWith('http')))
          await one.evaluate(() => {
            localStorage.removeItem('fault');
            faults.mend();
          });
      };
      const run: Run = { theatre, player, id: idOf(page), last: length - 1, mend, healed: null };
      await play(run, toTheEnd ? 1 : 3, toTheEnd ? 1 : 5);
      await told(run, first);
      await PATHS[name]?.(run);
      expect(await savedNow(run), 'nothing is lost').toBeGreaterThanOrEqual(player.twin.moves);
    });
  });
}

test('a shelf that cannot read its games says so, and shows them when it can', async ({ theatre }) => {
  await plant(theatre);
  const player = await sit(theatre, 12);
  const { page } = player;
  await player.answer();
  await player.allSaved();
  const id = idOf(page);
  const shelf = await theatre.open();
  await expect(shelf.locator(`[data-resume="${id}"]`)).toBeVisible();
  const words = shelf.getByText('The games on this device cannot be read just now.');
  await expect(words).toHaveCount(0);
  await theatre.context.addInitScript(() => faults.break('unopened'));
  await shelf.reload();
  await expect(words).toBeVisible();
  await expect(shelf.locator(`[data-resume="${id}"]`)).toHaveCount(0);
  await shelf.evaluate(() => faults.mend());
  // by itself, without a tap
  await expect(shelf.locator(`[data-resume="${id}"]`)).toBeVisible();
  await expect(words).toHaveCount(0);
});

test.describe('a browser that was told to keep nothing', () => {
  test.use({ stage: { still: true, forgetful: true } });

  test('refuses locks and storage alike: no other window has the game, one can play, and is told', { tag: '@long' }, async ({
    theatre,
  }) => {
    const player = await sit(theatre, 11);
    const { page } = player;
    for (let i = 0; i < 3; i++) await player.answer();
    await expect(unsavedWords(page)).toBeVisible();
    expect((await scene(page)).saved).toBe(-1);
    await page.goto(theatre.host.address);
    await expect(page.locator('[data-box="magic-and-mayhem"]').first()).toBeVisible();
  });
});
