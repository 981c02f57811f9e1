import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stored } from '../storage/read-records.ts';
import { expect, fileOf, momentOf, type Theatre, test, twinAt, wayHome } from './fixtures.ts';
import { askedLike, expectSame, follow } from './follow-model.ts';
import type { Moment } from './game-model.ts';
import { Hand } from './user.ts';

/** Magic and Mayhem by taps, from where it grows interesting: games that the bot began are brought in as files and gone on with. */

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const BAND = { seats: 3, options: { tiles: 9, asking: 'plenty' } } as const;
const BOSSES = ['big-achoo', 'madam-hush', 'auntie-umbrella', 'grandpa-rumble'] as const;

type Moments = { readonly [title: string]: Moment };
type Opened = { readonly page: Page; readonly go: (title: string) => Promise<Hand> };

/** Brings all of them in at once; `go` opens one. */
async function bringIn(theatre: Theatre, moments: Moments, outputPath: (name: string) => string): Promise<Opened> {
  const files = Object.entries(moments).map(([title, moment], i) => {
    const path = outputPath(`moment-${i}.torch.json`);
    writeFileSync(path, fileOf(moment, title));
    return path;
  });
  const page = await theatre.open();
  await page.getByRole('button', { name: 'All games' }).tap();
  const dialog = page.getByRole('dialog', { name: 'All games' });
  await dialog.locator('input[type=file]').setInputFiles(files);
  await expect(dialog.locator('.game-row')).toHaveCount(files.length);
  const tickets = Object.values(await stored(page)).flatMap((record) => {
    const { id, title } = record as { readonly id?: string; readonly title?: string };
    return id && title ? [{ id, title }] : [];
  });
  const go = async (title: string): Promise<Hand> => {
    const id = tickets.find((ticket) => ticket.title === title)?.id ?? title;
    // a page of its own, which never shows the game before
    await page.goto('about:blank');
    await page.goto(`${theatre.host.address}#/table/${id}`);
    return new Hand(page);
  };
  return { page, go };
}

test('each boss has a weak spot: a right answer hurts it', { tag: '@long' }, async ({ theatre }, info) => {
  const moments = Object.fromEntries(
    BOSSES.map((boss) => [
      boss,
      momentOf(BAND, ({ state }, command) => {
        if (command.do !== 'answer') return false;
        return state.monsters.some(({ number, monster }) => number === command.number && monster === boss);
      }),
    ]),
  );
  const { go } = await bringIn(theatre, moments, (name) => info.outputPath(name));
  for (const [boss, moment] of Object.entries(moments)) {
    const hand = await go(boss);
    const twin = twinAt(moment);
    await askedLike(hand, twin);
    const names = await hand.names();
    const hearts = (): number => twin.state.monsters.find(({ monster }) => monster === boss)?.hp ?? 0;
    const before = hearts();
    for (const deed of moment.next) {
      await askedLike(hand, twin);
      await follow(hand, twin, deed, { watch: false });
    }
    expect(twin.did('talked'), boss).toBe(true);
    while (twin.asked && twin.asked.task !== 'trial') {
      await expectSame(hand, twin, names);
      await follow(hand, twin, twin.asked.kind === 'roll' ? { dice: [] } : { choose: 0 }, { watch: false });
    }
    await askedLike(hand, twin);
    await expect(hand.page.locator('.trial-scene')).toBeVisible();
    const solved = twin.commands.findIndex((command) => command.do === 'solved');
    await follow(hand, twin, { choose: solved }, { watch: false });
    expect(hearts(), boss).toBeLessThan(before);
    await askedLike(hand, twin);
  }
});

test('what a room has is used: by an Action, for each or for the first, and by coming in', { tag: '@long' }, async ({ theatre }, info) => {
  const feature = (how: 'action' | 'enter', who: 'each' | 'first') =>
    momentOf(BAND, (twin, command) => {
      const used = twin.featureOf(command);
      return used?.how === how && used.who === who;
    });
  const moments = { each: feature('action', 'each'), first: feature('action', 'first'), enter: feature('enter', 'each') };
  const { go } = await bringIn(theatre, moments, (name) => info.outputPath(name));
  for (const [title, moment] of Object.entries(moments)) {
    const hand = await go(title);
    const twin = twinAt(moment);
    await askedLike(hand, twin);
    for (const deed of moment.next) {
      await askedLike(hand, twin);
      await follow(hand, twin, deed, { watch: false });
    }
    expect(twin.did('feature-used'), title).toBe(true);
    await askedLike(hand, twin);
  }
});

test('a way home is won, and another is lost', { tag: '@long' }, async ({ theatre }, info) => {
  const moments = { escaped: wayHome(BAND, 'escaped'), 'left-behind': wayHome(BAND, 'left-behind') };
  const { page, go } = await bringIn(theatre, moments, (name) => info.outputPath(name));
  for (const [reason, moment] of Object.entries(moments)) {
    const hand = await go(reason);
    const twin = twinAt(moment);
    await askedLike(hand, twin);
    const names = await hand.names();
    for (const deed of moment.next) {
      await expectSame(hand, twin, names);
      await follow(hand, twin, deed, { watch: false });
    }
    expect((await askedLike(hand, twin)).outcome).toBe(reason);
    await expect(page.getByRole('heading', { name: twin.headline() })).toBeVisible();
  }
});
