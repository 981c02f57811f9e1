import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { quietTurn } from '../storage/quiet.ts';
import { idOf, newestOf, savesOf, spoil, stored } from '../storage/read-records.ts';
import { expect, type Theatre, Twin, test } from './fixtures.ts';
import { goOn } from './follow-model.ts';
import { question, type Scene, scene } from './page-state.ts';
import { Hand, link, passTorch, takeBack } from './user.ts';

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Plays as the quick bot would until `enough` and somebody chooses: over a roll lies the scene with the dice, and the menu under it. */
async function play(page: Page, twin: InstanceType<typeof Twin>, enough: (twin: InstanceType<typeof Twin>) => boolean): Promise<Scene> {
  const hand = new Hand(page);
  let seen = await hand.asked();
  while (!enough(twin) || twin.asked?.kind === 'roll') {
    await goOn(hand, twin);
    seen = await hand.asked({ after: seen.move });
  }
  return seen;
}
const openGames = async (page: Page): Promise<void> => {
  await button(page, 'All games').tap();
  await expect(page.getByRole('dialog', { name: 'All games' })).toBeVisible();
};
const openTime = async (page: Page): Promise<void> => {
  await button(page, 'Menu').tap();
  await button(page, 'Time machine').tap();
  await expect(page.getByRole('dialog', { name: 'Time machine' })).toBeVisible();
};
const toShelf = async (page: Page): Promise<void> => {
  await button(page, 'Menu').tap();
  await button(page, /^Dinner/).tap();
  await expect(page.locator('[data-resume]').first()).toBeVisible();
};

test('undo says what it takes back, across the end of a turn and a reload; redo brings all of it again', async ({ theatre }) => {
  const { setup, answers } = quietTurn(Twin);
  const twin = new Twin(setup);
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const hand = new Hand(page);
  const start = await hand.asked();
  const names = await hand.names();
  const titles: string[] = [];
  for (const index of answers) {
    const seen = await hand.asked();
    await hand.answer(index);
    twin.choose(index);
    await hand.asked({ after: seen.move });
    titles.push(twin.news(names)[0] ?? '');
    await expect(button(page, /^Take back/)).toHaveAccessibleName(titles.at(-1) ? `Take back: ${titles.at(-1)}` : 'Take back');
  }
  const end = await hand.asked();
  expect(end.seat, 'the torch was passed').not.toBe(start.seat);

  await page.reload();
  expect(question(await hand.asked())).toEqual(question(end));
  for (let i = answers.length - 1; i >= 0; i--) {
    const { move } = await hand.asked();
    if (i === answers.length - 1) {
      // whose turn it was is asked, and may say no
      await button(page, /^Take back/).tap();
      await expect(page.getByRole('dialog', { name: `That was ${names[start.seat ?? 0]}!` })).toBeVisible();
      await button(page, 'No, leave it').tap();
      expect(question(await hand.asked())).toEqual(question(end));
    }
    await takeBack(page);
    await hand.asked({ after: move });
    await expect(button(page, /^Do it again/)).toHaveAccessibleName(titles[i] ? `Do it again: ${titles[i]}` : /^Do it again/);
    if (i === 1) await page.reload();
  }
  expect(question(await hand.asked())).toEqual(question(start));
  await button(page, /^Take back/).tap({ force: true });
  await expect(page.locator('.why-not')).toHaveText(/This is where the game began\./);
  for (const _ of answers) {
    const { move } = await hand.asked();
    await button(page, /^Do it again/).tap();
    await hand.asked({ after: move });
  }
  expect(question(await hand.asked())).toEqual(question(end));
  await expect(button(page, /^Do it again/)).toHaveCount(0);
});

test('the time machine: a look changes nothing, going back is by consent, and the later line stays', { tag: '@long' }, async ({
  theatre,
}) => {
  const setup = { seats: 2, seed: 5, options: { tiles: 9 } };
  const twin = new Twin(setup);
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const hand = new Hand(page);
  const first = await hand.asked();
  const begun = [first.seat];
  const now = await play(page, twin, ({ asked: at }) => {
    if (at?.monsters === false && at.seat !== begun.at(-1)) begun.push(at.seat);
    return begun.length > 3;
  });
  const id = idOf(page);
  const before = JSON.stringify(await stored(page));

  await openTime(page);
  const turns = page.getByRole('dialog').getByRole('button', { name: /Turn \d+:/ });
  await expect.poll(() => turns.count()).toBeGreaterThanOrEqual(4);
  const many = await turns.count();
  await turns.last().tap();
  await expect(page.getByRole('heading', { name: 'Turn 1, as it was' })).toBeVisible();
  await expect(page.locator('[data-option], [data-narrow], [data-roll], [data-die]'), 'nothing of the past can be tapped').toHaveCount(0);
  expect((await scene(page)).move).toBe(now.move);
  expect(JSON.stringify(await stored(page)), 'a look changes nothing').toBe(before);
  await button(page, 'Back to now').tap();
  expect(question(await hand.asked())).toEqual(question(now));

  await openTime(page);
  await turns.last().tap();
  await button(page, 'Play on from here').tap();
  await expect(page.getByText(/Does everybody agree/)).toBeVisible();
  expect((await scene(page)).move, 'not before all agree').toBe(now.move);
  await button(page, 'Yes, all agree').tap();
  const again = await hand.asked({ after: now.move });
  expect(again.move).toBe(now.move + 1);
  expect(question(again), 'the table stands as it did').toEqual(question(first));
  await button(page, /^Take back/).tap({ force: true });
  await expect(page.locator('.why-not')).toHaveText(/The table went back to this turn\./);
  await button(page, /^Chronicle/).tap();
  await expect(page.getByRole('dialog').getByText('The table went back to this turn.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).tap();

  // the later line is still there, also later, and one can go on with it
  await page.reload();
  expect(question(await hand.asked())).toEqual(question(first));
  await openTime(page);
  await expect(turns).toHaveCount(many + 1);
  const later = page.getByRole('dialog').getByRole('button', { name: /Turn \d+:.*before you went back/ });
  await expect(later).toHaveCount(many);
  await later.first().tap();
  await button(page, 'Play on from here').tap();
  await button(page, 'Yes, all agree').tap();
  const regained = await hand.asked({ after: again.move });
  expect(regained.seat).toBe(begun.at(-1));
  const { line, turn } = newestOf(await stored(page), id);
  expect([line, turn]).toEqual([2, many]);
});

test('dinner leads to the shelf, the game waits, and whoever comes back is told where it was; no tap goes through', async ({ theatre }) => {
  const setup = { seats: 2, seed: 6, options: { tiles: 9 } };
  const twin = new Twin(setup);
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const recap = page.getByRole('dialog', { name: 'Where were we?' });
  const hand = new Hand(page);
  await hand.asked();
  await expect(recap, 'a fresh game has nothing to tell').toHaveCount(0);
  const last = await play(page, twin, ({ moves }) => moves >= 6);
  const spot = last.spots.find(({ kind, open }) => open && (kind === 'option' || kind === 'roll'));
  const id = idOf(page);
  await toShelf(page);
  await page.locator(`[data-resume="${id}"]`).tap();
  await expect(recap).toContainText(/And now\? .+/);
  expect((await recap.textContent())?.length).toBeGreaterThan(60);
  // what was to be tapped before lies behind it now
  await page.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0);
  await expect(recap).toHaveCount(0);
  expect((await hand.asked({ hurry: false })).move).toBe(last.move);
});

test('all games: a name, a copy, thrown away and fetched back, sent and brought in; a broken file changes nothing', async ({
  theatre,
}, info) => {
  const setup = { seats: 3, seed: 8, options: { tiles: 9 } };
  const twin = new Twin(setup);
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const last = await play(page, twin, ({ moves }) => moves >= 5);
  const id = idOf(page);
  const kept = newestOf(await stored(page), id).session;
  await toShelf(page);
  await openGames(page);
  const dialog = page.getByRole('dialog', { name: 'All games' });
  const rows = dialog.locator('.game-row');
  const said = dialog.locator('.games-words');
  const head = (name: string | RegExp) => dialog.locator('.game-head').filter({ hasText: name });
  const saves = async (): Promise<string[]> => Object.keys(await stored(page)).filter((key) => key.startsWith('save/'));

  await rows.first().locator('.game-head').tap();
  await dialog.getByLabel('Name it').fill('  The Rainy Sunday  ');
  await button(page, 'Keep the name').tap();
  await expect(head('The Rainy Sunday')).toHaveCount(1);
  expect(newestOf(await stored(page), id).title).toBe('The Rainy Sunday');

  await head('The Rainy Sunday').tap();
  await button(page, 'Make a copy').tap();
  await expect(rows).toHaveCount(2);
  await expect(head('The Rainy Sunday 2')).toHaveCount(1);

  // thrown away, and fetched back
  const copy = head('The Rainy Sunday 2');
  await copy.tap();
  await button(page, 'Throw away').tap();
  await expect(rows).toHaveCount(1);
  await button(page, 'Fetch it back').tap();
  await expect(rows).toHaveCount(2);
  expect(new Set((await saves()).map((key) => key.split('/')[1])).size).toBe(2);
  // thrown away again, for good when the list is closed
  await copy.tap();
  await button(page, 'Throw away').tap();
  await expect(rows).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect.poll(async () => new Set((await saves()).map((key) => key.split('/')[1])).size, 'it is gone').toBe(1);

  // sent: here, where there is no share sheet, as a download
  await openGames(page);
  await head('The Rainy Sunday').tap();
  const download = page.waitForEvent('download');
  const send = button(page, 'Send as a file');
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await send.tap();
  const file = info.outputPath('sent.torch.json');
  await (await download).saveAs(file);

  // a broken one is refused with a sentence
  const bring = dialog.locator('input[type=file]');
  const text = readFileSync(file, 'utf8');
  const broken = info.outputPath('broken.torch.json');
  for (const spoilt of [text.slice(0, text.length / 2), text.replace('"turn":1', '"turn":7'), '{"a":1}', '']) {
    const before = JSON.stringify(await stored(page));
    writeFileSync(broken, spoilt);
    await bring.setInputFiles([]);
    await bring.setInputFiles(broken);
    await expect(said).toHaveText(/^(This|That) .*[.)]$/);
    expect(JSON.stringify(await stored(page)), 'nothing that is stored changes').toBe(before);
    await expect(rows).toHaveCount(1);
  }

  // the whole one comes in as a game of its own, and plays on from there, though a broken one came with it
  await bring.setInputFiles([broken, file]);
  await expect(said).toHaveText(/^broken\.torch\.json: This .*sent\.torch\.json: It is on the shelf\.$/);
  await expect(rows).toHaveCount(2);
  const records = await stored(page);
  const other = (await saves()).map((key) => key.split('/')[1] ?? '').find((one) => one !== id) ?? '';
  expect(newestOf(records, other).session).toEqual(kept);
  await page.goto(`${theatre.host.address}#/table/${other}`);
  const there = await new Hand(page).asked();
  expect(question(there)).toEqual(question(last));
  await play(page, twin, ({ moves }) => moves >= 6);
});

const DAMAGES: { readonly [what: string]: (save: ReturnType<typeof newestOf>) => unknown } = {
  'is torn': ({ format, id, game, version, revision }) => ({ format, id, game, version, revision }),
  'has lost its beginning': ({ session, journal, turn, line }) => ({ session, journal, turn, line }),
  'has a word where the position was': (save) => ({ ...save, session: { ...save.session, now: 'nothing' } }),
  'has a hero that is gone': (save) => JSON.parse(JSON.stringify(save).replace(/"hero":"[^"]+"/g, '"hero":"somebody-gone"')),
  'is no object at all': () => 'the dog ate it',
};

async function damaged(theatre: Theatre, spoilt: (save: ReturnType<typeof newestOf>) => unknown): Promise<void> {
  const setup = { seats: 2, seed: 9, options: { tiles: 9 } };
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  const last = await play(page, new Twin(setup), ({ moves }) => moves >= 4);
  const id = idOf(page);
  await toShelf(page);
  const [newest, before] = savesOf(await stored(page), id);
  if (!newest || !before) throw new Error('two saves were expected');
  const bad = spoilt(newest.save);
  expect(JSON.stringify(bad), 'it is damaged').not.toBe(JSON.stringify(newest.save));
  await spoil(page, { [newest.key]: bad });

  await page.locator(`[data-resume="${id}"]`).tap();
  const hand = new Hand(page);
  await expect(page.getByText('The newest save was damaged. This is the one before it; the damaged one is kept.')).toBeVisible();
  const seen = await hand.asked();
  await passTorch(page);
  expect(seen.move, 'the one before').toBe(last.move - 1);
  const records = await stored(page);
  expect(
    Object.entries(records).flatMap(([key, record]) => (key.startsWith(`damaged/${id}`) ? [record] : [])),
    'the damaged one is kept',
  ).toEqual([bad]);
  expect(records[before.key], 'and the good one untouched').toEqual(before.save);
  // it plays on, and is saved
  await hand.anything();
  await hand.asked({ after: last.move - 1 });
  expect((await stored(page))[before.key]).toEqual(before.save);
  await page.close();
}
test('a newest save that was damaged: the one before it is taken, and a sentence says so', { tag: '@long' }, async ({ theatre }) => {
  for (const [what, spoilt] of Object.entries(DAMAGES)) await test.step(`it ${what}`, () => damaged(theatre, spoilt));
});
