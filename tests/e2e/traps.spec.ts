import type { Locator, Page } from '@playwright/test';
import { expect, type Theatre, test } from './fixtures.ts';
import { nextFrame } from './page-state.ts';
import { link, passTorch } from './user.ts';
import { WiseTable } from './wise-table.ts';

/** Traps and Treasures by taps: two, three and six on a tablet, two and four on a phone, with each deed once. */

const MOST_TAPS = 900;
/** With so much on hand one goes home. */
const ENOUGH = 3;

class Race {
  readonly seats = new Set<number>();
  readonly did = { laid: 0, turned: 0, fought: 0, stored: 0 };
  /** How often a place was passed on the way home. */
  private readonly passed = new Map<string, number>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits for a question that can be answered. */
  private async asked(): Promise<'roll' | 'over' | 'answer'> {
    const found = await this.page.waitForFunction(() => {
      const { move, saved } = document.getElementById('app')?.dataset ?? {};
      const ways = { over: '[data-outcome]', roll: '[data-roll]', answer: '[data-option]' } as const;
      return move !== undefined && move === saved && Object.entries(ways).find(([, way]) => document.querySelector(way))?.[0];
    });
    return (await found.jsonValue()) as 'roll' | 'over' | 'answer';
  }

  /** Taps an answer, and waits until it is given: the browser's click comes some time after the finger has lifted. What is unwelcome is read about first. */
  private async tap(what: Locator): Promise<void> {
    const before = await this.page.evaluate(() => document.getElementById('app')?.dataset.move);
    const reads = (await what.getAttribute('data-narrow')) !== null;
    await what.tap();
    if (reads) await this.page.getByRole('region', { name: 'What lies there' }).locator('[data-option]').tap();
    await this.page.waitForFunction((move) => document.getElementById('app')?.dataset.move !== move, before);
  }

  private async is(what: Locator): Promise<boolean> {
    return (await what.count()) > 0;
  }

  /** Where one may go that is nearest to Home Base; who comes by again tries another way. */
  private async nearestHome(): Promise<string> {
    const places = await this.page.locator('.lair.go').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-at') ?? ''));
    const far = (at: string) => at.split(',').reduce((sum, n) => sum + Math.abs(Number(n)), 2 * (this.passed.get(at) ?? 0));
    const [at = ''] = places.sort((a, b) => far(a) - far(b));
    this.passed.set(at, (this.passed.get(at) ?? 0) + (at === '0,0' ? 0 : 1));
    return at;
  }

  /** What a careful player does: new tiles, fights, and home with what there is. */
  private async answer(): Promise<void> {
    const { page } = this;
    const lit = page.locator('[data-option]');
    const store = page.getByRole('button', { name: 'Rest, and store your gold' }).and(lit);
    const rest = page.getByRole('button', { name: /^Rest/ }).and(lit);
    const fight = page.getByRole('button', { name: 'Look for a monster' }).and(lit);
    const fresh = page.getByRole('gridcell', { name: /^Lay / }).and(lit);
    const way = page.locator('.lair.go');
    const awake = page.getByRole('gridcell', { name: /^(?!Home Base|.*nothing stirring)/ }).and(way);
    const askew = page.locator('.lair.turn');
    const [, gold = 0, hearts = 5] = (await page.evaluate(() => {
      const label = document.querySelector('.purse.now .purse-who')?.getAttribute('aria-label') ?? '';
      return /(\d+) gold on hand.*?(\d+) of \d+ hearts/.exec(label)?.map(Number) ?? [];
    })) as number[];
    if (await this.is(store)) {
      this.did.stored++;
      await this.tap(store);
    } else if (hearts < 3 && (await this.is(rest))) {
      await this.tap(rest);
    } else if ((gold >= ENOUGH || hearts < 3) && (await this.is(way))) {
      await this.tap(page.locator(`[role="gridcell"][data-at="${await this.nearestHome()}"]`));
    } else if (await this.is(fight)) {
      this.did.fought++;
      await this.tap(fight);
    } else if (this.did.turned < 3 && (await this.is(askew))) {
      // the tile is turned to fit there, and then it is laid
      const at = await askew.first().getAttribute('data-at');
      await askew.first().tap();
      await expect(page.locator(`[data-at="${at}"][data-option]`)).toHaveCount(1);
      this.did.turned++;
      this.did.laid++;
      await this.tap(page.locator(`[data-at="${at}"][data-option]`));
    } else if (await this.is(fresh)) {
      this.did.laid++;
      await this.tap(fresh.first());
    } else if (await this.is(awake)) await this.tap(awake.first());
    else await this.tap((await this.is(way)) ? way.last() : lit.first());
  }

  /** Plays till the end, or till `enough` says so. */
  async play(enough: () => boolean | Promise<boolean> = () => false): Promise<void> {
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      const asked = await this.asked();
      if (asked === 'over' || (await enough())) return;
      this.seats.add(await this.page.evaluate(() => Number(document.getElementById('app')?.dataset.seat)));
      if (asked === 'roll') await this.tap(this.page.locator('[data-roll]'));
      else await this.answer();
      await nextFrame(this.page);
    }
    throw new Error(`no end after ${MOST_TAPS} taps`);
  }
}

const open = (theatre: Theatre, seats: number, oldBook = false): Promise<Page> =>
  theatre.open(`play/traps-and-treasures?seats=${seats}&seed=7&options=${encodeURIComponent(JSON.stringify({ target: 15, oldBook }))}`);

/** Plays until people have had so many turns after the first rolls, and says whose they were. */
async function turnsOf(page: Page, many: number): Promise<ReadonlySet<number>> {
  const turns: number[] = [];
  await new WiseTable(page).until(({ seat, spots }) => {
    if (seat !== null && seat !== turns.at(-1) && spots.some(({ kind }) => kind === 'option')) turns.push(seat);
    return turns.length > many;
  });
  return new Set(turns);
}

const quick = { settings: { speed: 'off', sound: false }, still: true };

test.describe('a tablet that lies', () => {
  test.use({ stage: { ...quick, viewport: { width: 1180, height: 820 } } });
  test('three lay and turn tiles, fight and store gold, each in turn', async ({ theatre }) => {
    const race = new Race(await open(theatre, 3));
    await race.play(() => race.seats.size === 3 && Object.values(race.did).every((times) => times > 0));
    expect([...race.seats].sort(), 'everybody had a turn').toEqual([0, 1, 2]);
    for (const [deed, times] of Object.entries(race.did)) expect(times, deed).toBeGreaterThan(0);
  });

  test('six, a bot among them, have their turns', { tag: '@long' }, async ({ theatre }) => {
    const page = await theatre.open(`${link(6, 7, {}, 'traps-and-treasures')}&bots=2`);
    expect(await turnsOf(page, 6), 'a bot takes no tablet').toEqual(new Set([0, 1, 3, 4, 5]));
    await expect(page.locator('.sneak-token'), 'everybody is on the map').toHaveCount(6);
  });

  test('the keys alone turn a tile and lay it', async ({ theatre }) => {
    const page = await theatre.open('play/traps-and-treasures?seats=2&seed=7');
    const press = async (what: Locator, key: string) => {
      await what.focus();
      await page.keyboard.press(key);
    };
    await expect(page.locator('[data-roll]')).toBeVisible();
    while (await page.locator('[data-roll]').count()) {
      const before = await page.evaluate(() => document.getElementById('app')?.dataset.move);
      await press(page.locator('[data-roll]'), 'Enter');
      await page.waitForFunction((move) => document.getElementById('app')?.dataset.move !== move, before);
      await passTorch(page);
    }
    const held = page.getByRole('list', { name: 'Your tiles' }).locator('[aria-pressed="true"]');
    const paths = await held.getAttribute('aria-label');
    await press(held, 'ArrowRight');
    await expect(held).not.toHaveAttribute('aria-label', paths ?? '');
    await press(held, 'ArrowLeft');
    await expect(held).toHaveAttribute('aria-label', paths ?? '');

    // the map is one tab stop; the arrows lead from cell to cell
    await press(page.getByRole('gridcell', { name: /^Home Base/ }), 'ArrowUp');
    const spot = page.locator('[role="gridcell"]:focus');
    const at = await spot.getAttribute('data-at');
    expect(at).toBe('0,-1');
    if ((await spot.getAttribute('data-option')) === null) await page.keyboard.press('Enter');
    await expect(page.locator(`[data-at="${at}"][data-option]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-at="${at}"]`)).toHaveAccessibleName(/\. Here\./);
  });
});

test.describe('a phone', () => {
  test.use({ stage: { ...quick, viewport: { width: 390, height: 844 } } });
  test('two race for the gold by the old book, tile by tile', { tag: '@long' }, async ({ theatre }) => {
    const page = await open(theatre, 2, true);
    const race = new Race(page);
    await race.play();
    expect([...race.seats].sort(), 'everybody had a turn').toEqual([0, 1]);
    for (const [deed, times] of Object.entries(race.did)) expect(times, deed).toBeGreaterThan(0);
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'stored');
    await expect(page.getByRole('list', { name: 'Everybody takes a bow' }).getByRole('listitem')).toHaveCount(2);
  });
});

test.describe('a phone that goes round', () => {
  test.use({ stage: { ...quick, viewport: { width: 390, height: 844 } } });
  test('four, a bot among them, have three turns each', { tag: '@long' }, async ({ theatre }) => {
    const page = await theatre.open(`${link(4, 7, { target: 15 }, 'traps-and-treasures')}&bots=3`);
    expect(await turnsOf(page, 9)).toEqual(new Set([0, 1, 2]));
    await expect(page.getByRole('list', { name: 'Everybody’s gold' }).getByRole('listitem')).toHaveCount(4);
  });
});

test.describe('a very small phone', () => {
  test.use({ stage: { ...quick, viewport: { width: 360, height: 640 } } });
  test('everybody’s name can be read when six roll for who starts', async ({ theatre }) => {
    const page = await theatre.open('play/traps-and-treasures?seats=6&seed=7');
    const names = page.getByRole('list', { name: 'Who goes first' }).locator('b');
    await expect(names).toHaveCount(6);
    expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))).toEqual(
      [],
    );
  });

  test('the number of a monster’s level lies on its picture', async ({ theatre }) => {
    const page = await theatre.open('play/traps-and-treasures?seats=2&seed=7');
    await new Race(page).play(async () => (await page.locator('.den').count()) > 0);
    const over = await page.locator('.den-stage > .level-disc').evaluate((disc) => {
      const { left, top, bottom, width, height } = disc.getBoundingClientRect();
      const art = disc.parentElement?.querySelector('.den-art')?.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2) === disc;
      return { onTop, inside: art !== undefined && left >= art.left && top >= art.top && bottom <= art.bottom };
    });
    expect(over).toEqual({ onTop: true, inside: true });
  });
});

/** The window's own size comes last. */
const SMALL = [
  [360, 640],
  [390, 844],
  [844, 390],
] as const;

test.describe('a phone on its side, with large letters', () => {
  test.use({ stage: { settings: { ...quick.settings, textSize: 150 }, still: true, viewport: { width: 844, height: 390 } } });
  test('a hint leaves the table its room, and nothing lies on the map but what belongs there', async ({ theatre }) => {
    const page = await theatre.open('play/traps-and-treasures?seats=2&seed=7');
    const roll = page.locator('[data-roll]');
    const held = page.getByRole('list', { name: 'Your tiles' }).getByRole('button').first();
    await expect(roll).toBeVisible();
    while (!(await held.isVisible())) {
      if (await roll.isVisible()) await roll.tap();
      await passTorch(page);
    }
    // where there is no room, it waits
    await expect(page.locator('.tip-slip')).toBeAttached();
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      await nextFrame(page);
      const call = await page.locator('.call').evaluate((slip) => slip.getBoundingClientRect().height);
      expect(call / height, `the call with its hint at ${width}x${height}`).toBeLessThan(0.35);
    }
    const lit = page.locator('.lair[data-option], .lair[data-narrow]');
    await expect(lit).not.toHaveCount(0);
    const under = await lit.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        cell.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = cell.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit && cell.contains(hit) ? [] : [`${cell.getAttribute('aria-label')} is under ${hit?.outerHTML.slice(0, 80)}`];
      }),
    );
    expect(under).toEqual([]);
  });
});
