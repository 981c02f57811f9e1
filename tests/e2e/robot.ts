import { expect, type Locator, type Page } from '@playwright/test';
import type { Companion } from './game-model.ts';
import { boardIsStill, movedOn, nextFrame, type Scene, type Spot, scene, watched } from './page-state.ts';
import { Hand } from './user.ts';

const A_SECOND = 1000;
/** So many taps in a row that change nothing: the robot is stuck. */
const MOST_IDLE = 80;

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const BACK = { name: /^(Back|Never mind|Go on)$/ };
const same = (a: Spot, b: Spot | undefined): boolean =>
  a.kind === b?.kind && a.index === b.index && a.label === b.label && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && b.open;

export type Outing = { readonly taps: number; readonly moves: number; readonly outcome: string | null };
export type Orders = {
  readonly seed: number;
  /** Plays along where the game is known, and says how many answers there must be. */
  readonly twin?: Companion;
  /** Goes home after so many commands, if the game lasts so long. */
  readonly moves?: number;
  /** Goes home once so many turns have begun; needs the twin. */
  readonly turns?: number;
  /** Looks behind every button at each so many commands. */
  readonly thoroughEach?: number;
  /** The share of the answers that are the quick bot's, from 0 to 1: by chance alone a large dungeon takes for ever. Needs the twin. */
  readonly sense?: number;
};

/** Taps at random whatever is lit, or mostly what makes sense, to the end. Throws when it is stuck, when an answer is missing, or when a save does not follow. */
export async function robot(
  page: Page,
  { seed, twin, moves = Number.POSITIVE_INFINITY, turns = Number.POSITIVE_INFINITY, thoroughEach = 25, sense = 0 }: Orders,
): Promise<Outing> {
  const hand = new Hand(page);
  const random = chance(seed);
  const among = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let taps = 0;
  let idle = 0;
  let looked = -1;
  /** What was tapped last, for whoever reads why it failed. */
  let last = 'nothing';
  for (;;) {
    // an answer may be called "Never mind" too, and is none of these
    const back = page.getByRole('button', BACK).and(page.locator(':not([data-option])'));
    const seen = await standing(page, random, back, looked);
    if (seen.over) {
      expect(twin?.outcome?.reason ?? seen.outcome, 'how it ends').toBe(seen.outcome);
      return { taps, moves: seen.move, outcome: seen.outcome };
    }
    if (seen.move >= moves || (twin && twin.turns >= turns)) return { taps, moves: seen.move, outcome: null };
    const [within] = await back.all();
    if (twin && looked !== seen.move) {
      expect(seen.move, `commands so far, after ${last}`).toBe(twin.moves);
      looked = seen.move;
      const thorough = twin.moves % thoroughEach === 0;
      // who trades in a house stays there: the other answers are out in the street
      await lookOver(hand, seen, twin, { thorough, within: within !== undefined });
      // a look is old by now: what has come up since lies over it
      continue;
    }
    const inReach = ({ spots }: Scene) => spots.filter(({ open }) => open);
    const reachable = inReach(seen);
    // one real die is told by a tap now and then; of several the app's are thrown
    if (twin?.asked?.dice === 1 && reachable.every(({ kind }) => kind === 'roll') && random() < 0.5) {
      const [ask] = await page.getByRole('button', { name: 'We rolled a real die' }).all();
      if (ask) {
        await ask.tap();
        await nextFrame(page);
        continue;
      }
    }
    if (reachable.length === 0 && !within) {
      // the board may be on its way there
      await boardIsStill(page);
      const still = await scene(page);
      if (still.move === seen.move && inReach(still).length === 0) throw new Error(`nothing can be reached: ${JSON.stringify(still)}`);
      continue;
    }
    // what has been opened is closed again now and then, and at once when it leads nowhere
    if (within && (reachable.length === 0 || random() < 0.2)) {
      // it may have gone by itself meanwhile, and a tap on its place would be an answer
      await within.tap({ timeout: A_SECOND }).catch(() => undefined);
      await nextFrame(page);
      continue;
    }
    if (twin?.asked?.kind === 'choose' && !within && random() < sense) {
      const wise = twin.greedy();
      const before = hand.taps;
      await hand.answer(wise);
      taps += hand.taps - before;
      idle = 0;
      await movedOn(page, seen.move, `the quick bot's answer ${wise}`);
      twin.choose(wise);
      continue;
    }
    const spot = among(reachable);
    if (!spot) continue;
    await nextFrame(page);
    await boardIsStill(page);
    const now = await scene(page);
    if (now.move !== seen.move || !now.spots.some((other) => same(spot, other))) continue;
    await page.touchscreen.tap(spot.x, spot.y);
    const tapped = `${spot.kind} ${spot.index} at ${spot.x}, ${spot.y} (${spot.label.slice(0, 40)})`;
    last = [tapped, ...last.split(' < ').slice(0, 3)].join(' < ');
    taps++;
    if (spot.kind === 'narrow' || spot.kind === 'reveal') {
      await nextFrame(page);
      if (idle++ > MOST_IDLE) throw new Error(`${idle} taps and nothing happened: ${JSON.stringify(now)}`);
      continue;
    }
    idle = 0;
    await movedOn(page, seen.move, JSON.stringify(spot));
    if (spot.kind === 'option') twin?.choose(spot.index);
    else if (spot.kind === 'roll') twin?.roll();
    else twin?.rolled([spot.index]);
  }
}

/** So many looks in a row find no answer where there is none. */
const LOOKS = 20;
/**
 * Waits until the table asks or the game is over, and everything is saved; at one frame of ten hurries what is being shown, and lifts a veil. What has been
 * opened at the move that was `looked` at may hold no answer, only a way back: a wizard whom nobody needs. So may what has stayed open after a
 * move: a market whose wares are too dear now.
 */
async function standing(page: Page, random: () => number, back: Locator, looked: number): Promise<Scene> {
  for (let looks = 0; ; looks++) {
    // what lies in the shade of the finger can be tapped in a moment
    const frames = 1 + Math.floor(Math.log(1 - random()) / Math.log(0.9));
    const seen = await watched(page, { after: -1, frames, orBare: false, inLight: true });
    const shaded = seen.spots.some(({ under }) => under.includes('finger-shade'));
    if (seen.over || (seen.asks && !shaded)) return seen;
    const veil = seen.spots.find(({ kind, open }) => kind === 'reveal' && open);
    if (veil) {
      // what a dungeon master alone may see waits behind it
      await page.touchscreen.tap(veil.x, veil.y);
      await nextFrame(page);
      continue;
    }
    const isStill = seen.move === looked || (looks >= LOOKS && seen.saved === seen.move);
    if (isStill && seen.spots.length === 0 && (await back.count()) > 0) return seen;
    // a tap in the shade after the torch has passed only makes it longer
    if (seen.move >= 0 && !shaded) await new Hand(page).hurry();
    await nextFrame(page);
  }
}

/** Every answer has its place on the screen, or lies behind a button or a way back. */
async function lookOver(
  hand: Hand,
  { spots, seat, move }: Scene,
  twin: Companion,
  { thorough, within }: { readonly thorough: boolean; readonly within: boolean },
): Promise<void> {
  const { asked } = twin;
  const where = `move ${move}, ${asked?.task}`;
  expect(seat, where).toBe(asked?.seat);
  if (asked?.kind === 'roll') {
    expect(spots.filter(({ kind }) => kind === 'roll').length, where).toBe(1);
    expect(spots.filter(({ kind }) => kind === 'die').length, where).toBe(0);
    return;
  }
  const count = asked?.options ?? 0;
  const found = thorough
    ? await hand.allAnswers()
    : [...new Set(spots.flatMap(({ kind, index }) => (kind === 'option' ? [index] : [])))].sort((a, b) => a - b);
  const all = Array.from({ length: count }, (_, i) => i);
  const hidden = within || (!thorough && spots.some(({ kind }) => kind === 'narrow'));
  if (hidden) expect(all, where).toEqual(expect.arrayContaining(found));
  else expect(found, where).toEqual(all);
}
