import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { idOf, newestOf, stored } from '../storage/read-records.ts';
import { expect, type Theatre, Twin, test } from './fixtures.ts';
import { goOn } from './follow-model.ts';
import { scene } from './page-state.ts';
import { Hand, link, passTorch, takeBack } from './user.ts';

/** Exceptions that nobody expected, planted in an app that is otherwise the real one. */

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const SECRET = 'a word that nobody should read';
const SETUP = { seats: 2, seed: 11, options: { tiles: 9 } };
type Report = {
  readonly errors: readonly { readonly message: string; readonly stack: string }[];
  readonly commands: readonly { readonly turn: number; readonly command: unknown }[];
  readonly failed: unknown;
};
type Place = 'rules' | 'screen' | 'tap';
/** Where each trips, as long as the page says so. */
const PLANTS: { readonly [place in Place]: { readonly file: string; readonly before: string } } = {
  rules: { file: '/src/engine/session.ts', before: 'assertLegal(game, prompt(game, content, session.now), command);' },
  screen: { file: '/src/ui/table/chronicle/StatusBar.tsx', before: 'return (' },
  tap: { file: '/src/ui/table/table-controller.ts', before: 'const back = undoToPerson(this.box' },
};
const planting: Plugin = {
  name: 'planting',
  enforce: 'pre',
  transform(code, id) {
    for (const [place, { file, before }] of Object.entries(PLANTS)) {
      if (!id.endsWith(file)) continue;
      if (!code.includes(before)) throw new Error(`nowhere to plant in ${file}`);
      return code.replace(before, `if (globalThis.trip === '${place}') throw new Error('${SECRET}');\n${before}`);
    }
    return undefined;
  },
};

let folder = '';
// one build for all of them
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'torch-trips-'));
  const root = join(import.meta.dirname, '../..');
  await build({ root, logLevel: 'error', plugins: [planting], build: { outDir: folder, emptyOutDir: true } });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const trip = (page: Page, place: Place | null): Promise<void> =>
  page.evaluate((where) => void Object.assign(globalThis, { trip: where }), place);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tripped = (page: Page) => page.getByRole('heading', { name: 'The stage hand tripped' });

async function answer(page: Page, twin: InstanceType<typeof Twin>): Promise<void> {
  const hand = new Hand(page);
  await goOn(hand, twin);
}

async function survives(theatre: Theatre, place: Place, file: string): Promise<void> {
  theatre.host.folder = folder;
  const twin = new Twin(SETUP);
  const page = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
  const hand = new Hand(page);
  let seen = await hand.asked();
  // until something can be taken back, with no dice lying over it
  const back = page.locator('.news-bar').getByRole('button', { name: /^Take back/ });
  while (twin.moves < 4 || twin.asked?.kind === 'roll' || (await back.getAttribute('aria-disabled')) !== 'false') {
    await answer(page, twin);
    seen = await hand.asked({ after: seen.move });
  }
  const id = idOf(page);
  const before = newestOf(await stored(page), id);
  expect(before.revision).toBe(twin.moves);

  await trip(page, place);
  if (place === 'tap') await takeBack(page);
  else {
    // the move may be kept or not: what the twin knows is one of both
    await hand.answer(twin.greedy());
  }
  await expect(tripped(page)).toBeVisible();
  expect(await page.content(), 'what an error says may be secret').not.toContain(SECRET);
  const kept = newestOf(await stored(page), id);
  expect([before.revision, before.revision + 1], 'the game is kept').toContain(kept.revision);
  if (place !== 'screen') expect(kept).toEqual(before);

  await expect(page.getByText('The report holds the whole game, hidden cards too.')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Send a report').tap();
  await (await download).saveAs(file);
  await expect(page.getByText('Sent.')).toBeVisible();
  await trip(page, null);
  const { report } = JSON.parse(readFileSync(file, 'utf8')) as { readonly report: Report };
  expect(report.errors.at(-1)?.message).toBe(SECRET);
  expect(report.errors.at(-1)?.stack).toContain('.js');
  const { turn, journal } = kept;
  const played = (list: readonly { readonly turn: number; readonly command?: unknown }[]) =>
    list.flatMap(({ turn: at, command }) => (at === turn && command ? [command] : []));
  expect(played(report.commands), 'the commands since the start of the turn').toEqual(played(journal));
  expect(report.commands.length).toBeGreaterThan(0);
  expect(report.failed !== null, 'the command in the midst of which it happened').toBe(place === 'rules');

  // trying again leads to the same table
  await button(page, 'Try again').tap();
  expect((await hand.asked()).move).toBe(kept.revision);

  // and the file to the same game; by the address, since dice may lie over the menu
  await page.goto(theatre.host.address);
  await button(page, 'All games').tap();
  const dialog = page.getByRole('dialog', { name: 'All games' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.locator('.games-words')).toHaveText('It is on the shelf.');
  await expect(dialog.locator('.game-row')).toHaveCount(2);
  const records = await stored(page);
  const other =
    Object.keys(records)
      .map((key) => key.split('/')[1] ?? '')
      .find((one) => one !== id && `save/${one}/0` in records) ?? '';
  expect(newestOf(records, other).session.now).toEqual(kept.session.now);
  await page.goto(`${theatre.host.address}#/table/${other}`);
  const there = await hand.asked();
  await passTorch(page);
  expect(there.move).toBe(kept.revision);
  await hand.anything();
  await expect.poll(async () => (await scene(page)).saved, { message: 'it plays on' }).toBe(kept.revision + 1);

  const complaints = theatre.complaints.splice(0);
  expect(complaints.filter((one) => !one.includes(SECRET))).toEqual([]);
}

for (const [place, what] of Object.entries({ rules: 'the rules', screen: 'a screen', tap: 'a tap' }))
  test(
    `an exception in ${what}: the game is kept, and a report can be sent that opens again and plays on`,
    { tag: place === 'rules' ? [] : '@long' },
    ({ theatre }, info) => survives(theatre, place as Place, info.outputPath('report.torch.json')),
  );

test('the shelf trips: it says so, without a game, and comes again', async ({ theatre }) => {
  const page = await theatre.open();
  await expect(page.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('planted');
      }),
  );
  await expect(tripped(page)).toBeVisible();
  await expect(button(page, 'Send a report')).toBeVisible();
  await expect(page.getByText('hidden cards')).toHaveCount(0);
  await button(page, 'Back to the shelf').tap();
  await expect(page.locator('[data-box="magic-and-mayhem"]')).toBeVisible();
  expect(theatre.complaints.splice(0).length).toBe(1);
});
