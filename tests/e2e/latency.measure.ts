// How long a tap takes to the next paint. No test: run by latency.mjs, alone on the machine.
import { appendFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { COMPANIONS, expect, findStory, greedyGame, soonest, type Theatre, Twin, test, wideMap } from './fixtures.ts';
import { follow, goOn } from './follow-model.ts';
import type { Deed, Setup } from './game-model.ts';
import { type Scene, scene } from './page-state.ts';
import { Hand, link, NOWHERE, type Reach } from './user.ts';

// as on a family's device
test.use({ stage: { keepsApp: true } });

const SLOWED = 6;
const EMPTY_TAPS = 60;
/** The finger of an impatient child: five taps a second. */
const BETWEEN_TAPS = 200;
/** So much of a game in the largest dungeon. */
const LARGE = { seats: 4, seed: 1, options: { tiles: 36 } };
const LARGE_COMMANDS = 60;
/** A map of Traps and Treasures with so many tiles, and so much of the game on it. */
const MAP = { seats: 4, seed: 5, options: {} };
const MAP_TILES = 85;
const MAP_COMMANDS = 60;
/** A full board: eight heroes, and so many monsters at once. */
const CROWD = { seats: 8, options: { difficulty: 'cruel', house: ['wandering'] } };
const CROWD_FOES = 12;
const CROWD_SEEDS = 20;
const CROWD_COMMANDS = 60;
/** Longer than the app takes to come to rest, once it does so sooner. */
const UNTIL_REST = 800;
/** So often a finger looks whether the screen is at rest, before it taps all the same. */
const REST_LOOKS = 15;
/** An interaction that the browser does not report took less than this. */
const UNSEEN = 16;

/** Runs in the page: whether the board that something lies on glides to another place. */
const isCarried = (element: Element): boolean =>
  (element.closest('.board-inner')?.getAnimations() ?? []).some(({ playState }) => playState === 'running');

/** Runs in the page: the board may have carried it under something that lies over the board, such as the small map. */
const uncover = (element: Element): void => {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!hit || (hit !== element && !element.contains(hit)))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
};

/** So long a tap lies on the glass, in milliseconds. */
const PRESSED = 50;

/**
 * Taps no faster than a finger can, and then keeps its own hands off the page: a robot that looks at every frame, or that has the browser
 * check what each tap will hit, does both on the very thread whose answer is timed. Its taps are the browser's own gestures, which go the
 * way of a real pointer. A tap of Playwright's first waits for a frame of the page, and that wait would be timed with it (decision 630).
 * They are a mouse's: after a synthetic touch the headless browser sends no click.
 */
class Finger extends Hand {
  private session: Promise<CDPSession> | null = null;
  override async tap(what: Locator): Promise<void> {
    // a finger moves the board first, where that is needed
    await what.scrollIntoViewIfNeeded();
    do await this.blink();
    while (await what.evaluate(isCarried));
    await what.evaluate(uncover);
    const box = await what.boundingBox();
    if (!box) throw new Error('nothing there to tap');
    this.taps++;
    await this.touch(box.x + box.width / 2, box.y + box.height / 2);
  }
  override async hurry(): Promise<void> {
    this.taps++;
    // the look that came before keeps the page's thread busy: what it takes to be looked at is over when the finger comes down
    await this.blink();
    await this.touch(...NOWHERE);
  }
  protected override async look(): Promise<Scene> {
    const seen = await scene(this.page);
    // a tap in the shade after the torch has passed does nothing
    return seen.spots.some(({ under }) => under.includes('finger-shade')) ? { ...seen, asks: false } : seen;
  }
  protected override reachable(these: Locator): Promise<Reach | null> {
    return super.reachable(these, 1);
  }
  protected override blink(): Promise<void> {
    return this.page.waitForTimeout(BETWEEN_TAPS / 2);
  }
  protected async touch(x: number, y: number): Promise<void> {
    this.session ??= this.page.context().newCDPSession(this.page);
    const tap = { x, y, duration: PRESSED, tapCount: 1, gestureSourceType: 'mouse' } as const;
    await (await this.session).send('Input.synthesizeTapGesture', tap);
    await this.page.waitForTimeout(BETWEEN_TAPS);
  }
}

/** Runs in the page: how much of it moves for ever. */
const endless = (): number =>
  document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity).length;

/**
 * Lets the screen come to rest before each tap, and the rest come to its own end: a tap that falls into the frame in which everything
 * is paused would time that frame. With 20 s in place of half a second, hardly any tap does.
 */
class LateFinger extends Finger {
  protected override async touch(x: number, y: number): Promise<void> {
    await this.page.waitForTimeout(UNTIL_REST);
    for (let looks = 0; looks < REST_LOOKS && (await this.page.evaluate(endless)) > 0; looks++)
      await this.page.waitForTimeout(UNTIL_REST / 4);
    await this.page.waitForTimeout(UNTIL_REST / 2);
    if ((await this.page.evaluate(endless)) > 0) this.awake++;
    await super.touch(x, y);
  }
  /** How many taps found the screen awake. */
  awake = 0;
}
/** The app pauses what moves for ever after 20 s; so that nobody waits for that, a page in which this was run does so after half a second. */
function restSooner(): void {
  const real = globalThis.setTimeout;
  const sooner = (then: TimerHandler, after?: number, ...given: unknown[]) => real(then, after === 20_000 ? 500 : after, ...given);
  Object.assign(globalThis, { setTimeout: sooner });
}

type Tap = { readonly id: number; readonly ms: number; readonly what: string };

/** Collects every interaction in the page, by its id; an event that is part of a longer one counts with it. */
function listen(): void {
  const taps: { [id: number]: { id: number; ms: number; what: string } } = {};
  Object.assign(globalThis, { taps });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: id, duration, target, processingStart, processingEnd, startTime, name } = entry;
      if (!id) continue;
      const element = target instanceof Element ? target : null;
      const what = `${name} on ${element?.tagName.toLowerCase() ?? '?'}.${element?.getAttribute('class') ?? ''}: waited ${Math.round(processingStart - startTime)}, ran ${Math.round(processingEnd - processingStart)}`;
      const known = taps[id];
      if (!known || known.ms < duration) taps[id] = { id, ms: duration, what };
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
const heard = (page: Page): Promise<Tap[]> =>
  page.evaluate(() => Object.values((globalThis as unknown as { taps: { [id: number]: Tap } }).taps));

function figures(taps: readonly Tap[], made: number) {
  const all = [...taps.map(({ ms }) => ms), ...Array<number>(Math.max(0, made - taps.length)).fill(UNSEEN)].sort((a, b) => a - b);
  const part = (share: number): number => all[Math.min(all.length - 1, Math.ceil(all.length * share) - 1)] ?? 0;
  return { taps: all.length, reported: taps.length, p50: part(0.5), p98: part(0.98), most: part(1) };
}

async function slow(theatre: Theatre, page: Page): Promise<void> {
  await (await theatre.inside(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

const keep = (rows: object): void => appendFileSync(process.env.LATENCY_FIGURES ?? '/dev/null', `${JSON.stringify(rows)}\n`);
const slowest = (taps: readonly Tap[]) =>
  [...taps]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 8)
    .map(({ ms, what }) => ({ ms, what }));

/** Plays these answers by taps on a page of its own, the processor slowed. */
async function play(
  theatre: Theatre,
  setup: Setup,
  deeds: readonly Deed[],
  whose: new (page: Page) => Finger = Finger,
): Promise<{ page: Page; hand: Finger }> {
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
  await slow(theatre, page);
  const hand = new whose(page);
  const twin = new Twin(setup);
  for (const deed of deeds) {
    await hand.asked();
    await follow(hand, twin, deed);
  }
  return { page, hand };
}

test('from tap to paint', async ({ theatre }) => {
  await theatre.context.addInitScript(listen);
  theatre.host.pages.set(
    '/empty',
    '<!doctype html><title>one button</title><link rel="icon" href="data:,"><button style="font-size:60px">tap</button><p>0</p><script>let n=0;document.querySelector("button").onclick=()=>{document.querySelector("p").textContent=++n}</script>',
  );
  const blank = await theatre.context.newPage();
  await blank.goto(`${theatre.host.origin}/empty`);
  await slow(theatre, blank);
  const tapper = new Finger(blank);
  for (let i = 0; i < EMPTY_TAPS; i++) await tapper.tap(blank.locator('button'));
  await expect(blank.locator('p')).toHaveText(String(EMPTY_TAPS));
  const empty = figures(await heard(blank), EMPTY_TAPS);
  await blank.close();

  const story = findStory({ seats: 4, options: { tiles: 12 } }, ({ outcome, deeds }) => outcome.winners.length > 0 && deeds.length > 70, 4);
  const first = await play(theatre, story.setup, story.deeds);
  const last = await first.hand.asked();
  expect(last.outcome).toBe(story.outcome.reason);
  const taps = await heard(first.page);
  const game = { ...figures(taps, first.hand.taps), commands: story.deeds.length };
  await first.page.close();

  const wide = greedyGame(LARGE).deeds.slice(0, LARGE_COMMANDS);
  const { page, hand } = await play(theatre, LARGE, wide);
  await hand.asked();
  const large = { ...figures(await heard(page), hand.taps), commands: wide.length };

  keep({ slowed: SLOWED, empty, game, large, slowest: slowest(taps) });
});

test('from tap to paint, when the tap wakes the screen', async ({ theatre }) => {
  test.setTimeout(1_200_000);
  await theatre.context.addInitScript(listen);
  await theatre.context.addInitScript(restSooner);
  const deeds = greedyGame(LARGE).deeds.slice(0, LARGE_COMMANDS);
  const { page, hand } = await play(theatre, LARGE, deeds, LateFinger);
  await hand.asked();
  const taps = await heard(page);
  keep({
    slowed: SLOWED,
    wakes: { ...figures(taps, hand.taps), awake: hand instanceof LateFinger ? hand.awake : 0 },
    slowestWaking: slowest(taps),
  });
});

/** Runs in the page: nothing is shown, and nothing glides, until it is loaded again. */
function showNothing(): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('loaded')) return;
  sessionStorage.setItem('loaded', 'yes');
  localStorage.setItem('pass-the-torch/settings', JSON.stringify({ speed: 'off', motion: 'calm' }));
}

/** Comes to a place in a game at full speed; then plays on so far, the processor slowed, and times that alone. */
async function playOnFrom(theatre: Theatre, game: string, setup: Setup, deeds: readonly Deed[], commands: number) {
  await theatre.context.addInitScript(listen);
  const twin = COMPANIONS[game]?.(setup);
  if (!twin) throw new Error('no twin');
  await theatre.context.addInitScript(showNothing);
  const page = await theatre.open(link(setup.seats, setup.seed, setup.options, game));
  const quick = new Hand(page);
  for (const deed of deeds) {
    await quick.asked();
    await follow(quick, twin, deed, { watch: false });
  }
  await quick.asked();
  await page.evaluate(() => localStorage.removeItem('pass-the-torch/settings'));
  await page.reload();
  await quick.asked();

  await slow(theatre, page);
  await page.evaluate(() => {
    const { taps } = globalThis as unknown as { taps: { [id: number]: Tap } };
    for (const id of Object.keys(taps)) delete taps[Number(id)];
  });
  const finger = new Finger(page);
  for (let i = 0; i < commands && !twin.outcome; i++) {
    await finger.asked();
    await goOn(finger, twin);
  }
  if (!twin.outcome) await finger.asked();
  const taps = await heard(page);
  return { page, taps, found: figures(taps, finger.taps) };
}

test('from tap to paint, on a map of over eighty tiles', async ({ theatre }) => {
  const { page, taps, found } = await playOnFrom(theatre, 'traps-and-treasures', MAP, wideMap(MAP, MAP_TILES), MAP_COMMANDS);
  const tiles = await page.locator('.lair:is(.tile, .go)').count();
  expect(tiles).toBeGreaterThan(MAP_TILES);
  keep({ slowed: SLOWED, map: { ...found, tiles }, slowestOnMap: slowest(taps) });
});

test('from tap to paint, with eight heroes and twelve monsters', async ({ theatre }) => {
  const { setup, deeds } = soonest(CROWD, ({ foes, kind }) => foes >= CROWD_FOES && kind === 'choose', CROWD_SEEDS);
  const { taps, found } = await playOnFrom(theatre, 'magic-and-mayhem', setup, deeds, CROWD_COMMANDS);
  keep({ slowed: SLOWED, crowd: { ...found, seed: setup.seed }, slowestInCrowd: slowest(taps) });
});
