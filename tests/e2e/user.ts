import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrame, type Scene, scene, type Watch, watched } from './page-state.ts';

/** A corner where nothing can be tapped: a tap there only ends what is being shown. */
export const NOWHERE = [3, 3] as const;
/** For so many frames it looks before it thinks again. */
const A_WHILE = 60;
/** For so many it looks on after a tap has hurried something, before it taps again. */
const A_MOMENT = 10;
/** What answers may lie behind: a card or a button, or a tile in hand. A spot on a map where the tile would have to be turned is none. */
const DOORS = '[data-narrow]:not(.lair.turn)';
/** What opens nothing turns something: so often, until it is as it was. */
const MOST_TURNS = 5;

/** The first of some elements that a finger can reach, or -1, and whether something was on its way to where it will stay. What moves for ever does not count. */
export type Reach = { readonly first: number; readonly slid: boolean };

/** Somebody's finger on one page. It only taps what can be seen. */
export class Hand {
  readonly page: Page;
  /** How many taps so far. */
  taps = 0;
  constructor(page: Page) {
    this.page = page;
  }

  tap(what: Locator): Promise<void> {
    this.taps++;
    return what.tap();
  }
  /** Ends what is being shown. */
  hurry(): Promise<void> {
    this.taps++;
    return this.page.touchscreen.tap(...NOWHERE);
  }

  /** Where the torch passes, the story so far is told, or a drawn card waits, a tap leads on. Otherwise nothing is tapped. */
  async goOn(): Promise<void> {
    if ((await this.page.locator('.hand-over, .card-scene').count()) > 0) await this.hurry();
  }

  /** Until it is worth looking again. */
  protected blink(): Promise<void> {
    return nextFrame(this.page);
  }
  protected look(watch: Watch): Promise<Scene> {
    return watched(this.page, watch);
  }
  /** Looks on until the table asks something later than move `after`, or the game is over; hurries what is being shown. */
  async asked({ hurry = true, after = -1 } = {}): Promise<Scene> {
    for (let hurried = false; ; ) {
      const seen = await this.look({ after, frames: hurried ? A_MOMENT : A_WHILE, orBare: hurry && !hurried, inLight: false });
      if (seen.move > after && (seen.asks || seen.over)) return seen;
      hurried = hurry && seen.move >= 0 && seen.spots.length === 0;
      if (hurried) await this.hurry();
      else await this.blink();
    }
  }

  /** Whose seat is which: names by seat, read off the order of play. */
  async names(): Promise<string[]> {
    const { seat } = await scene(this.page);
    const round = await this.page
      .locator('.call-order li')
      .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
    return round.map((_, i) => round[(i - (seat ?? 0) + round.length) % round.length] ?? '');
  }

  /** Taps the answer with this index; where it hides behind a card or a button, taps that first. */
  async answer(index: number): Promise<void> {
    const answers = this.page.locator(`[data-option="${index}"]`);
    if (await this.reach(answers)) return;
    const doors = this.page.locator(DOORS);
    const many = await doors.count();
    for (let i = 0; i < many; i++) {
      for (let taps = 0; taps < MOST_TURNS; taps++) {
        await this.tap(doors.nth(i));
        await nextFrame(this.page);
        // a sheet slides up, and its last answer comes last
        if (await this.reach(answers, { onlyWhileSliding: true })) return;
        if ((await this.back.count()) === 0) continue;
        await this.putBack();
        break;
      }
    }
    throw new Error(`answer ${index} is nowhere on the screen: ${JSON.stringify(await scene(this.page))}`);
  }

  /** Throws the dice where dice are asked for, or else taps the first answer. */
  async anything(): Promise<void> {
    const roll = this.page.locator('[data-roll]');
    if ((await roll.count()) > 0) await this.tap(roll);
    else await this.answer(0);
  }

  /** Taps the first of these that a finger can reach. What lies on the screen may still be on its way there; where none lies, it waits for none. */
  private async reach(these: Locator, { onlyWhileSliding = false } = {}): Promise<boolean> {
    for (;;) {
      const reach = await this.reachable(these, A_WHILE);
      if (reach === null) return false;
      if (reach.first >= 0) {
        await this.tap(these.nth(reach.first));
        return true;
      }
      if (onlyWhileSliding && !reach.slid) return false;
      await this.blink();
    }
  }
  /** Which of these a finger can reach, within so many frames; null: there is none. */
  protected reachable(these: Locator, frames: number): Promise<Reach | null> {
    return these.evaluateAll(async (elements, most) => {
      if (elements.length === 0) return null;
      const slid = document
        .getAnimations()
        .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      const isOpen = (element: Element): boolean =>
        // where it would lie under a button of the board's edge, it is pushed to the middle
        (['nearest', 'center'] as const).some((where) => {
          element.scrollIntoView({ block: where, inline: where, behavior: 'instant' });
          const box = element.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return box.width > 0 && hit !== null && (hit === element || element.contains(hit));
        });
      for (let frame = 1; ; frame++) {
        const first = elements.findIndex(isOpen);
        // what has been drawn anew is looked for anew
        if (first >= 0 || frame >= most || !elements.every((element) => element.isConnected)) return { first, slid };
        await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
      }
    }, frames);
  }

  private get back(): Locator {
    return this.page.getByRole('button', { name: /^(Back|Never mind)$/ }).and(this.page.locator(':not([data-option])'));
  }
  /** Closes a sheet or a card that was opened. */
  async putBack(): Promise<void> {
    await this.tap(this.back);
    await expect(this.back).toHaveCount(0);
  }

  /** Closes what is open, if anything is. */
  async closeSheet(): Promise<void> {
    if ((await this.back.count()) > 0) await this.putBack();
  }

  /** Every answer that can be reached, behind whatever door: their indexes. */
  async allAnswers(): Promise<number[]> {
    const seen = new Set((await scene(this.page)).spots.flatMap(({ kind, index }) => (kind === 'option' ? [index] : [])));
    const doors = this.page.locator(DOORS);
    const many = await doors.count();
    for (let i = 0; i < many; i++) {
      for (let taps = 0; taps < MOST_TURNS; taps++) {
        await this.tap(doors.nth(i));
        await nextFrame(this.page);
        for (const { kind, index } of (await scene(this.page)).spots) if (kind === 'option') seen.add(index);
        if ((await this.back.count()) === 0) continue;
        await this.putBack();
        break;
      }
    }
    return [...seen].sort((a, b) => a - b);
  }

  /** Throws the app's die, and sees what falls. */
  async roll(): Promise<number[]> {
    // looks out for the fallen dice before they are thrown, so that they cannot lie there too short
    const fallen = this.page.waitForFunction(() => {
      const dice = [...document.querySelectorAll('.dice-thrown .die-roll')];
      const landed = dice.length > 0 && dice.every((die) => die.classList.contains('landed'));
      return landed ? dice.map((die) => Number(die.querySelector('[aria-label]')?.getAttribute('aria-label'))) : null;
    });
    await this.tap(this.page.locator('[data-roll]'));
    await expect(this.page.locator('.dice-thrown')).toBeVisible();
    await this.hurry();
    const dice = await (await fallen).jsonValue();
    return dice ?? [];
  }
}

/** Ends the screen on which the torch passes, where there is one. */
export async function passTorch(page: Page): Promise<void> {
  const handOver = page.locator('.hand-over');
  for (await nextFrame(page); (await handOver.count()) > 0; await nextFrame(page)) await page.touchscreen.tap(...NOWHERE);
  // taps and keys do nothing until nobody has tapped for a moment
  await page.locator('.finger-shade.everywhere').waitFor({ state: 'detached' });
}

/** Takes back what was done last; where it was done in another player's turn, they agree. */
export async function takeBack(page: Page): Promise<void> {
  await page
    .locator('.news-bar')
    .getByRole('button', { name: /^Take back/ })
    .tap();
  await nextFrame(page);
  const agree = page.getByRole('button', { name: /: take it back$/ });
  if ((await agree.count()) > 0) await agree.tap();
}

/** Hides the new cards that somebody looks at after their turn, where they do. */
export async function putAway(page: Page): Promise<void> {
  const news = page.locator('.look-back');
  if ((await news.count()) > 0) await news.getByRole('button').tap();
  await expect(news).toHaveCount(0);
}

/** A link to a fresh table. */
export const link = (seats: number, seed: number, options: object, game = 'magic-and-mayhem'): string =>
  `play/${game}?seats=${seats}&seed=${seed}&options=${encodeURIComponent(JSON.stringify(options))}`;
