import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { idOf, newestOf, stored, ticketOf } from '../storage/read-records.ts';
import { expect, Twin, test } from './fixtures.ts';
import type { Deed, Setup } from './game-model.ts';
import { nextFrame, type Scene, scene, watched } from './page-state.ts';
import { Hand, link } from './user.ts';

/** `npm test` kills twice; `npm run kill` as often as one likes. */
const { KILLS = '2', KILL_LOG } = process.env;

test.use({ stage: { profile: true, settings: { speed: 'off', sound: false }, still: true } });

/** A game that is played in Node beside the one on the page: its position after each command, as JSON. */
class Record {
  readonly setup: Setup;
  private deeds: Deed[] = [];
  private positions: string[] = [];
  twin: InstanceType<typeof Twin>;
  constructor(setup: Setup) {
    this.setup = setup;
    this.twin = new Twin(setup);
    this.positions.push(this.position);
  }
  /** All that the twin knows is plain; its session is what the app saves. */
  private get position(): string {
    const { session } = JSON.parse(JSON.stringify(this.twin)) as { session: { now: unknown } };
    return JSON.stringify(session.now);
  }
  play(deed: Deed): void {
    if ('choose' in deed) this.twin.choose(deed.choose);
    else this.twin.roll();
    this.deeds.push(deed);
    this.positions.push(this.position);
  }
  at(move: number): string | undefined {
    return this.positions[move];
  }
  /** Forgets what came after `move`. */
  backTo(move: number): void {
    const deeds = this.deeds.slice(0, move);
    this.twin = new Twin(this.setup);
    this.deeds = [];
    this.positions = [this.position];
    for (const deed of deeds) this.play(deed);
  }
}

/** Waits until the table asks and all before it is saved, so many moves at least: a click comes some time after the finger has lifted. */
async function standing(page: Page, moves = 0): Promise<Scene> {
  for (;;) {
    const seen = await watched(page, { after: moves - 1, frames: 60, orBare: false, inLight: true });
    // what lies in the shade of the last tap swallows the next one
    const shaded = seen.spots.some(({ under }) => under.includes('finger-shade'));
    if (seen.move >= moves && ((seen.asks && !shaded) || seen.over)) return seen;
  }
}

/** The answers, once they lie where they will stay: the map may still be turning to whose turn it is. */
async function inPlace(page: Page, seen: Scene): Promise<Scene> {
  for (let before = seen; ; ) {
    await nextFrame(page);
    const now = await scene(page);
    if (JSON.stringify(now.spots) === JSON.stringify(before.spots)) return now;
    before = now;
  }
}

/** Taps an answer that lies open; the twin plays it too. Whether the tap gets through is another matter. */
function tapSomething(page: Page, record: Record, { spots }: Scene, random: () => number): Promise<void> {
  const roll = spots.find(({ kind }) => kind === 'roll');
  const open = spots.filter(({ kind, open }) => kind === 'option' && open);
  const spot = roll ?? open[Math.floor(random() * open.length)];
  if (!spot) {
    record.play({ choose: 0 });
    return new Hand(page).answer(0);
  }
  record.play(roll ? { dice: [] } : { choose: spot.index });
  return page.touchscreen.tap(spot.x, spot.y);
}

const between = (from: number, to: number): number => from + Math.random() * (to - from);
const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

test(`the browser is killed ${KILLS} times in the midst of play: nothing that was called saved is lost`, async ({ theatre }) => {
  test.setTimeout(0);
  let seed = 0;
  let id = '';
  let record = new Record({ seats: 3, seed, options: { tiles: 12 } });
  const sit = async (): Promise<Page> => {
    record = new Record({ seats: 3, seed: ++seed, options: { tiles: 12 } });
    const fresh = await theatre.open(link(3, seed, { tiles: 12 }));
    await standing(fresh);
    id = idOf(fresh);
    return fresh;
  };
  let page = await sit();
  for (let kill = 1; kill <= Number(KILLS); kill++) {
    const { browser } = theatre;
    let acknowledged = 0;
    for (let commands = Math.floor(between(1, 6)); commands >= 0; commands--) {
      const seen = await standing(page, record.twin.moves);
      if (seen.over) {
        await page.close();
        page = await sit();
        // of the new game nothing is
        acknowledged = 0;
        continue;
      }
      acknowledged = seen.saved;
      expect(acknowledged, 'the twin follows').toBe(record.twin.moves);
      if (commands > 0) await tapSomething(page, record, await inPlace(page, seen), Math.random);
    }
    // one more, and in the midst of it, sooner or later, the plug is pulled
    const dead = new AbortController();
    const last = tapSomething(page, record, await scene(page), Math.random).catch(() => undefined);
    const watching = (async () => {
      while (!dead.signal.aborted) acknowledged = Math.max(acknowledged, (await scene(page)).saved);
    })().catch(() => undefined);
    if (kill % 2 === 0) await last;
    await later(between(0, kill % 2 === 0 ? 20 : 200));
    await theatre.killed(browser);
    dead.abort();
    await Promise.all([last, watching]);
    const played = record.twin.moves;

    await theatre.restart();
    page = await theatre.open();
    const records = await stored(page);
    const { revision, played: at, session } = newestOf(records, id);
    if (KILL_LOG) appendFileSync(KILL_LOG, `${JSON.stringify({ acknowledged, played, revision })}\n`);
    expect([acknowledged, acknowledged + 1], `kill ${kill}: acknowledged, or the one after it`).toContain(revision);
    expect(session.now, 'the position is the one that these commands lead to').toEqual(JSON.parse(record.at(revision) ?? 'null'));
    expect(ticketOf(records, id).played, 'the ticket on the shelf came with it').toBe(at);
    record.backTo(revision);
    if (session.now.outcome) {
      await page.close();
      page = await sit();
      continue;
    }
    await page.locator(`[data-resume="${id}"]`).tap();
    expect((await standing(page)).move).toBe(revision);
  }
});
