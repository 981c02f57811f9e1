import type { Locator, Page } from '@playwright/test';
import { idOf, newestOf, savesOf, spoil, stored } from '../storage/read-records.ts';
import { expect, type Theatre, test } from './fixtures.ts';
import { nextFrame, scene } from './page-state.ts';
import { stopClock } from './stop-clock.ts';
import { Hand, link, NOWHERE, putAway } from './user.ts';

/** The torch passes: what happened meanwhile is told, and nothing can be decided by accident. */

test.use({ stage: { settings: { speed: 'off', sound: false, tips: false }, still: true } });

type Loose = { readonly do: string } & { readonly [field: string]: unknown };

const away = (page: Page) => page.getByRole('dialog', { name: 'While you were away…' });
const moment = (page: Page) => page.locator('.hand-over');
type Laid = { readonly game: string; readonly seats: number; readonly seed: number; readonly options: object };
async function open(theatre: Theatre, { game, seats, seed, options }: Laid, bots: readonly number[]): Promise<Page> {
  await theatre.context.clock.install();
  return theatre.open(`${link(seats, seed, options, game)}${bots.length > 0 ? `&bots=${bots.join(',')}` : ''}`);
}

/** Numbers from 0 to 1, always the same ones. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Taps what is lit, whatever it is, until it is found; false when the game is over before. */
async function tapUntil(page: Page, found: () => Promise<boolean>): Promise<boolean> {
  const random = chance(12_345);
  for (;;) {
    // what has come up meanwhile is looked at first
    const told = await moment(page).count();
    if (await found()) return true;
    const { spots, outcome } = await scene(page);
    if (outcome !== null) return false;
    const lit = spots.filter(({ open: reached, kind }) => reached && kind !== 'die');
    const spot = lit.find(({ label }) => /^End turn/.test(label)) ?? lit[Math.floor(random() * lit.length)];
    const back = page.getByRole('button', { name: /^(Back|Never mind)$/ });
    if (spot) await page.touchscreen.tap(spot.x, spot.y);
    else if (await back.count())
      await back
        .first()
        .tap({ timeout: 1000 })
        .catch(() => undefined);
    // the shade of a finger goes when nobody taps
    else if (!spots.some(({ under }) => under.includes('finger-shade')) && (told > 0 || (await moment(page).count()) === 0))
      await page.touchscreen.tap(...NOWHERE);
    await nextFrame(page);
  }
}
const lines = (told: Locator) => told.locator('li .away-words > span:first-child').allTextContents();
/** How far apart the taps of a wild hand are, in milliseconds. */
const WILD = 100;
/** Twenty taps, by a clock that stands: the first ends what is told, and none plays a command, though every second one is on an answer. */
async function tapWildly(page: Page): Promise<void> {
  const { move } = await scene(page);
  const random = chance(7);
  await expect(moment(page)).toHaveCount(1);
  for (let i = 0; i < 20; i++) {
    const answers = (await scene(page)).spots.filter(({ kind }) => kind !== 'reveal');
    const answer = i % 2 === 1 ? answers[Math.floor(random() * answers.length)] : undefined;
    await page.touchscreen.tap(answer?.x ?? 20 + random() * 1140, answer?.y ?? 20 + random() * 780);
    await page.clock.runFor(WILD);
  }
  await expect(moment(page)).toHaveCount(0);
  expect((await scene(page)).move).toBe(move);
  await page.clock.resume();
}

test('Dust-Up: who was hit by bots is shown by whom and how much, and tapping wildly decides nothing', async ({ theatre }) => {
  const TOLD = /^(\w+) hit you: (\d+) hearts?\.$/;
  let told: readonly string[] = [];
  const isHit = async (page: Page) => {
    told = await lines(away(page));
    if (!told.some((line) => TOLD.test(line))) return false;
    await stopClock(page);
    // on a slow machine it may have gone by meanwhile, and the next one will do
    if ((await moment(page).count()) > 0) return true;
    await page.clock.resume();
    return false;
  };
  await theatre.context.clock.install();
  // some games are over before a bot has hit the only person
  const deal = (seed: number) => theatre.open(`${link(4, seed, {}, 'dust-up')}&bots=1,2,3`);
  let page = await deal(7);
  for (let seed = 8; !(await tapUntil(page, () => isHit(page))); seed++) {
    expect(seed, 'nobody is ever hit').toBeLessThan(14);
    await page.close();
    page = await deal(seed);
  }
  expect(told.length).toBeLessThanOrEqual(5);
  const { journal, seats } = newestOf(await stored(page), idOf(page));
  const names = seats.map(({ name }) => name);
  // what the save says: whoever attacked or played last did the harm
  let by = '';
  const harm = new Map<string, number>();
  for (const { event } of journal.flatMap(({ events }) => events) as readonly { readonly event: Loose }[]) {
    if (['attacked', 'stormed', 'played'].includes(event.do)) by = names[Number(event.seat)] ?? '';
    if (event.do === 'hurt' && event.seat === 0) harm.set(by, (harm.get(by) ?? 0) + Number(event.amount));
  }
  const hits = told.flatMap((line) => {
    const [, name = '', hearts] = TOLD.exec(line) ?? [];
    return hearts === undefined ? [] : [[name, Number(hearts)] as const];
  });
  // the journal may have lost the turns of the first ones
  for (const [name, hearts] of hits) expect(hearts, `${name}: ${JSON.stringify([...harm])}`).toBeGreaterThanOrEqual(harm.get(name) ?? 0);
  expect(hits.every(([name]) => names.slice(1).includes(name))).toBe(true);
  await tapWildly(page);
});

const HARMS: readonly (Laid & { readonly events: readonly Loose[]; readonly told: RegExp })[] = [
  {
    game: 'magic-and-mayhem',
    seats: 2,
    seed: 2,
    options: { tiles: 9 },
    events: [
      { do: 'attacked', by: { number: 1, monster: 'sock-goblin' }, source: 'sock-goblin', on: { hero: 0 } },
      { do: 'hurt', who: { hero: 0 }, amount: 2, type: 'melee', left: 3 },
    ],
    told: /^The sock goblin hit you: 2 hearts\.$/,
  },
  {
    game: 'labyrinth',
    seats: 3,
    seed: 3,
    options: {},
    events: [
      { do: 'struck', seat: 0, foe: 1, kind: 'kobold', die: 15, total: 17, ac: 12, hit: true },
      { do: 'hurt', seat: 0, amount: 3, left: 4 },
    ],
    told: /^The kobold hit you: 3 hit points\.$/,
  },
  {
    game: 'traps-and-treasures',
    seats: 2,
    seed: 5,
    options: {},
    events: [
      { do: 'attacked', seat: 1, on: 0 },
      { do: 'stole', seat: 1, from: 0, amount: 5 },
    ],
    told: /^\w+ took 5 gold from you\.$/,
  },
];
for (const { events, told, ...laid } of HARMS) {
  test(`${laid.game}: who comes back to a game is told by the save where they were, and who hit them`, async ({ theatre }) => {
    const bots = Array.from({ length: laid.seats - 1 }, (_, i) => i + 1);
    const page = await open(theatre, laid, bots);
    // until seat 0 chooses again, and a bot has chosen in between
    let others = false;
    const isBack = await tapUntil(page, async () => {
      const { seat, asks, spots } = await scene(page);
      others ||= seat !== null && seat !== 0;
      return others && seat === 0 && asks && spots.some(({ kind }) => kind === 'option' || kind === 'narrow');
    });
    expect(isBack).toBe(true);
    const id = idOf(page);
    const [newest] = savesOf(await stored(page), id);
    if (!newest) throw new Error('there is no save');
    const { key, save } = newest;
    const last = save.journal.at(-1);
    const added = { ...last, events: [...(last?.events ?? []), ...events.map((event) => ({ event }))] };
    await spoil(page, { [key]: { ...save, journal: [...save.journal.slice(0, -1), added] } });
    await page.reload();
    const recap = page.getByRole('dialog', { name: 'Where were we?' });
    await expect(recap).toContainText(/And now\?/);
    expect((await lines(recap)).some((line) => told.test(line))).toBe(true);
    await stopClock(page);
    await tapWildly(page);
    await expect(away(page)).toHaveCount(0);
  });
}

test('behind a veil nobody is told anything before it is lifted, and then nothing of the hands of others', { tag: '@long' }, async ({
  theatre,
}) => {
  const page = await open(theatre, { game: 'dust-up', seats: 2, seed: 11, options: {} }, []);
  const reveal = page.locator('[data-reveal]');
  for (let told = 0; told < 3; ) {
    await expect(reveal.or(page.locator('.look-back'))).toBeVisible();
    await putAway(page);
    await expect(reveal).toBeVisible();
    await expect(moment(page)).toHaveCount(0);
    await reveal.tap();
    await nextFrame(page);
    // it may go by itself while the storage is read
    const [html] = (await away(page).count()) > 0 ? await moment(page).evaluateAll((all) => all.map((element) => element.outerHTML)) : [];
    if (html !== undefined) {
      told++;
      const seat = Number(await page.evaluate(() => document.getElementById('app')?.dataset.seat));
      const { state } = newestOf(await stored(page), idOf(page)).session.now as unknown as {
        readonly state: { readonly players: readonly { readonly hand: readonly string[] }[] };
      };
      const hidden = state.players.flatMap(({ hand }, i) => (i === seat ? [] : hand));
      expect(hidden.length).toBeGreaterThan(0);
      for (const card of hidden) expect(html, card).not.toContain(card);
      await page.touchscreen.tap(...NOWHERE);
    }
    const hand = new Hand(page);
    for (let seen = await hand.asked({ hurry: false }); seen.asks; seen = await hand.asked({ hurry: false, after: seen.move })) {
      const { seat } = await scene(page);
      const narrow = page.locator('[data-narrow]').first();
      if (await narrow.count()) await narrow.tap();
      await page.locator('[data-option]').first().tap();
      await nextFrame(page);
      if ((await reveal.count()) > 0 || (await page.locator('[data-veil]').count()) > 0 || (await scene(page)).seat !== seat) break;
    }
  }
});

const WAYS = {
  touch: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
  mouse: (page: Page, x: number, y: number) => page.mouse.click(x, y),
  Enter: (page: Page) => page.keyboard.press('Enter'),
} as const;
for (const [way, press] of Object.entries(WAYS)) {
  test(`the torch passes: two taps of an impatient hand decide nothing for the next player, by ${way}`, async ({ theatre }) => {
    const page = await open(theatre, { game: 'magic-and-mayhem', seats: 2, seed: 5, options: { tiles: 9 } }, []);
    const hand = new Hand(page);
    for (let turns = 0; turns < 3; turns++) {
      const { seat, move } = await hand.asked();
      const end = page.getByRole('button', { name: /^End turn/ });
      await expect(page.locator('.finger-shade')).toHaveCount(0);
      const box = await end.boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await end.focus();
      // both at once: on a busy machine, any pause would be a longer one
      await Promise.all([press(page, x, y), press(page, x, y)]);
      await expect.poll(async () => (await scene(page)).move).toBe(move + 1);
      await nextFrame(page);
      await nextFrame(page);
      const after = await scene(page);
      expect(after.move).toBe(move + 1);
      expect(after.seat).not.toBe(seat);
    }
  });
}

/** Somebody who looks before they press a key, in milliseconds. */
const PATIENT = 5000;
/** Long enough for the page to draw what a key has done, in milliseconds. */
const A_FRAME = 100;
/** How far apart two presses of an impatient hand are. */
const TWICE = [100, 300, 500] as const;
const GAMES_BY_KEYS: readonly Laid[] = [
  { game: 'magic-and-mayhem', seats: 2, seed: 5, options: { tiles: 9 } },
  { game: 'dust-up', seats: 2, seed: 11, options: {} },
  { game: 'traps-and-treasures', seats: 2, seed: 5, options: {} },
  { game: 'labyrinth', seats: 3, seed: 3, options: {} },
];
/** So often the torch passes in each game. */
const PASSES = 3;
/** By then the torch has passed. */
const MOST_PRESSES = 60;
for (const laid of GAMES_BY_KEYS) {
  test(`${laid.game}: Enter twice, ${TWICE.join(', ')} ms apart, decides nothing for the next player, and ends nothing that they are shown`, {
    tag: ['labyrinth', 'dust-up'].includes(laid.game) ? '@long' : [],
  }, async ({ theatre }) => {
    const page = await open(theatre, laid, []);
    const answers = page.locator('[data-option], [data-roll], [data-reveal], [data-narrow]');
    // what the next player is shown first
    const shown = page.locator('.hand-over, .look-back, [data-reveal]');
    await expect(answers.first()).toBeVisible();
    await stopClock(page);
    let passed = 0;
    for (let presses = 0; passed < PASSES && presses < MOST_PRESSES; presses++) {
      await page.clock.runFor(PATIENT);
      const before = await scene(page);
      if (before.outcome !== null) break;
      const end = page.getByRole('button', { name: /^(End turn|Enough)/ });
      const lit = (await end.count()) > 0 ? end.first() : answers.nth(presses % Math.max(1, await answers.count()));
      if ((await moment(page).count()) === 0 && (await answers.count()) > 0) await lit.focus();
      await page.keyboard.press('Enter');
      await page.clock.runFor(TWICE[presses % TWICE.length] ?? 0);
      const between = await scene(page);
      const there = await shown.count();
      await page.keyboard.press('Enter');
      await page.clock.runFor(A_FRAME);
      const still = await shown.count();
      await page.clock.runFor(PATIENT);
      const after = await scene(page);
      if (between.seat === before.seat) continue;
      passed++;
      expect(still, `what is shown after answer ${between.move} of ${laid.game}`).toBe(there);
      expect(after.move, `answer ${between.move} of ${laid.game}`).toBe(between.move);
    }
    expect(passed).toBeGreaterThan(1);
  });
}
