import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { idOf, type newestOf, savesOf, stored } from '../storage/read-records.ts';
import { dist, expect, type Theatre } from './fixtures.ts';
import { scene } from './page-state.ts';
import { type Player, unsavedWords } from './player.ts';
import { takeBack } from './user.ts';

/** Paths through the app while nothing can be saved: none of them may lose a move. */

const below = (most: number): number => Math.floor(Math.random() * most);
export const between = (least: number, most: number): number => least + below(most - least + 1);
export const notice = (page: Page) => page.getByRole('complementary', { name: 'Not saved' });
const sender = (page: Page) => notice(page).getByRole('button').first();

/** A game of which nothing can be saved for a while. */
export type Run = {
  readonly theatre: Theatre;
  readonly player: Player;
  readonly id: string;
  /** The move at which the game is over, or one before it. */
  readonly last: number;
  /** From now on the storage takes everything again. */
  readonly mend: () => Promise<void> | void;
  /** How many seconds it took until room was noticed: at most ten on a machine that does nothing else. */
  healed: number | null;
};
type Path = (run: Run) => Promise<void>;

export async function play({ player, last }: Run, least: number, most: number): Promise<void> {
  for (let left = between(least, most); left > 0 && player.twin.moves < last; left--) await player.answer();
}
const shelf = (page: Page) => page.evaluate(() => location.assign('#/'));
const table = async ({ player, id }: Run): Promise<void> => {
  await player.page.locator(`[data-resume="${id}"]`).first().tap();
  await player.asking();
};
/** How many moves the notice names. */
const toldMoves = async (page: Page): Promise<number> => {
  const text = (await notice(page).textContent()) ?? '';
  return text.includes('One move is') ? 1 : Number(/(\d+) moves are/.exec(text)?.[1] ?? 0);
};
/** It is said loudly, how much, and nothing lies over it. */
export async function told({ player: { page, twin } }: Run, saved: number): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText(/This device is full|does not answer/);
  await expect.poll(() => toldMoves(page)).toBe(twin.moves - saved);
  const open = await sender(page).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(open, 'nothing covers it').toBe(true);
}
/** The browser asks before it reloads; the answer is `stay`. */
async function reload(page: Page, stay: boolean): Promise<void> {
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await (stay ? dialog.dismiss() : dialog.accept());
}
/** There is room again: it is noticed, whatever the page shows. */
async function heal(run: Run): Promise<void> {
  await run.mend();
  const from = Date.now();
  const { page } = run.player;
  await expect
    .poll(async () => {
      const { move, saved } = await scene(page);
      return (await unsavedWords(page).count()) === 0 && saved === move;
    })
    .toBe(true);
  run.healed = (Date.now() - from) / 1000;
}
async function takeOver(run: Run, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play here instead' }).tap();
  run.player.sitAt(page);
  await run.player.asking();
}

export const PATHS: { readonly [path: string]: Path } = {
  'leave, return, heal': async (run) => {
    await shelf(run.player.page);
    await table(run);
    await play(run, 1, 4);
    await heal(run);
  },
  'leave, heal on the shelf, return': async (run) => {
    const { page } = run.player;
    await shelf(page);
    await expect(page.locator(`[data-resume="${run.id}"]`).first()).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await heal(run);
    await table(run);
  },
  'reload as asked, and stay': async (run) => {
    await reload(run.player.page, true);
    await play(run, 1, 4);
    await heal(run);
  },
  'send as a file, reload, bring it in': async (run) => {
    const { page } = run.player;
    const downloading = page.waitForEvent('download');
    await sender(page).tap();
    // another disk than the full one
    const file = await (await downloading).path();
    const loaded = page.waitForEvent('load');
    await reload(page, false);
    await loaded;
    await run.mend();
    await shelf(page);
    await page.getByRole('button', { name: 'All games' }).tap();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('It is on the shelf.')).toBeVisible();
  },
  'another window, and back': async (run) => {
    const one = run.player.page;
    const two = await run.theatre.open(`table/${run.id}`);
    await takeOver(run, two);
    await play(run, 1, 3);
    await expect(notice(two)).toBeVisible();
    await one.bringToFront();
    await takeOver(run, one);
    await play(run, 1, 3);
    await heal(run);
  },
  'a new version': async (run) => {
    const { page } = run.player;
    const folder = mkdtempSync(join(tmpdir(), 'torch-newer-'));
    cpSync(dist, folder, { recursive: true });
    appendFileSync(join(folder, 'sw.js'), '\n// newer\n');
    run.theatre.host.folder = folder;
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
    await play(run, 1, 4);
    await shelf(page);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it' }), 'it is not offered').toHaveCount(0);
    await table(run);
    await heal(run);
    run.theatre.host.folder = dist;
    rmSync(folder, { recursive: true });
  },
  'the end of the game, and another one': async (run) => {
    const { page, twin } = run.player;
    while (!twin.outcome) await run.player.answer();
    await page.getByRole('button', { name: /^(Play|Try) again$/ }).tap();
    await expect.poll(() => idOf(page)).not.toBe(run.id);
    await expect.poll(async () => (await scene(page)).move).toBe(0);
    await expect(notice(page).getByRole('button')).toHaveCount(2);
    await heal(run);
    expect(savesOf(await stored(page), idOf(page)).length, 'the new game is there, too').toBeGreaterThan(0);
  },
  'an error, try again, take back': async (run) => {
    const { page, twin } = run.player;
    await page.evaluate(() => location.assign('#/table/nowhere'));
    await expect(page.getByRole('heading', { name: 'The stage hand tripped' })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('Your games are safe'), 'it is not said when it is not true').toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.getByRole('button', { name: 'Back to the shelf' }).tap();
    await table(run);
    // a roll has a button of its own, over the one at the table
    while (twin.asked?.kind === 'roll' && twin.moves < run.last) await run.player.answer();
    const back = page.locator('.news-bar').getByRole('button', { name: /^Take back/ });
    if (twin.asked?.kind !== 'roll' && (await back.getAttribute('aria-disabled')) === 'false') {
      await takeBack(page);
      await expect.poll(async () => (await scene(page)).move).toBe(twin.moves + 1);
      await page.getByRole('button', { name: /^Do it again/ }).tap();
      await expect.poll(async () => (await scene(page)).move).toBe(twin.moves + 2);
    }
    await heal(run);
  },
};

type Kept = ReturnType<typeof newestOf>;
/** The highest revision in the storage at which the table stands as the twin's does; -1 when there is none. It may be another game by now, that came from a file. */
export async function savedNow({ player }: Run): Promise<number> {
  const position = JSON.stringify(sorted(player.position));
  const saves = Object.entries(await stored(player.page)).flatMap(([key, record]) => (key.startsWith('save/') ? [record as Kept] : []));
  return Math.max(-1, ...saves.flatMap(({ session, revision }) => (JSON.stringify(sorted(session.now)) === position ? [revision] : [])));
}
/** The same with all keys in order. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;
