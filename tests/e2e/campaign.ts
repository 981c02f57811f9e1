import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrame } from './page-state.ts';

const MOST_TAPS = 1400;
/** What whoever rolls up the first hero writes. */
export const STORY = 'I was thrown out of the circus for snoring.';

/** A party of Labyrinth that is played by taps, boldly. */
export class Campaign {
  readonly did = { fights: 0, doors: 0, chests: 0, bought: 0, homes: 0, heroes: 0, errands: 0 };
  /** Which stairs it takes: down, up, or none. */
  stairs: 'down' | 'up' | 'none' = 'down';
  /** Whether it asks for errands at the gate; without one it begins as deep as it may. */
  helps = true;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until all is saved, and somebody is asked. */
  async asked(): Promise<'roll' | 'over' | 'answer'> {
    const found = await this.page.waitForFunction(() => {
      const { move, saved } = document.getElementById('app')?.dataset ?? {};
      const ways = { over: '[data-outcome]', roll: '[data-roll]', answer: '[data-option], [data-narrow]' } as const;
      return move !== undefined && move === saved && Object.entries(ways).find(([, way]) => document.querySelector(way))?.[0];
    });
    return (await found.jsonValue()) as 'roll' | 'over' | 'answer';
  }
  /** Throws whatever waits to be thrown. */
  async throwAll(): Promise<void> {
    while ((await this.asked()) === 'roll') await this.pick(this.page.locator('[data-roll]'));
  }
  /** Taps this. What answers has answered when the count of moves goes up: the browser's click comes some time after the finger has lifted. */
  private async pick(what: Locator): Promise<void> {
    const { before, answers } = await what.evaluate((element) => ({
      before: document.getElementById('app')?.dataset.move,
      answers: element.matches('[data-option], [data-roll]'),
    }));
    await what.tap();
    if (answers) await this.page.waitForFunction((move) => document.getElementById('app')?.dataset.move !== move, before);
    await nextFrame(this.page);
  }
  /** Taps the first answer whose name fits, of all or `among` some; false where there is none. */
  async tap(name: RegExp, among = this.page.locator('[data-option], [data-narrow]')): Promise<boolean> {
    const found = among.and(this.page.getByRole('button', { name })).first();
    if ((await found.count()) === 0) return false;
    await this.pick(found);
    return true;
  }

  /** What a bold party does when it has nothing to throw: it makes heroes, shops a little, goes through every door, hits everybody, and takes the stairs. */
  private async turn(): Promise<void> {
    const { page, did } = this;
    const scene = await page.evaluate(() =>
      ['.creation', '.sheet', '.lab-ask', '.fight', '.gate-slip', '.town', '.delve-map'].find((one) => document.querySelector(one)),
    );
    switch (scene) {
      case '.creation':
        did.heroes++;
        // the first one is rolled up by hand
        if (did.heroes === 1) return this.rollUp();
        return void (await this.tap(/^Surprise me/));
      case '.sheet':
        return this.pick(page.locator('.sheet-head .button'));
      case '.lab-ask':
        return this.pick(page.locator('.lab-ask [data-option]').first());
      case '.fight':
        did.fights++;
        if (await this.tap(/^Attack/)) return;
        return this.pick(page.locator('[data-option]').first());
      case '.gate-slip': {
        const [free, taken] = [page.locator('.errand[aria-pressed="false"]'), page.locator('.errand[aria-pressed="true"]')];
        if (!this.helps || (await taken.count()) > 0 || (await free.count()) === 0) return this.pick(page.locator('.lantern.lit').last());
        did.errands++;
        return this.pick(free.first());
      }
      case '.town':
        did.homes++;
        if (did.bought === 0 && (await this.buy())) return;
        return void (await this.tap(/^I am done/));
      default: {
        if (this.stairs === 'down' && (await this.tap(/^(Deeper|Yes, to floor|Go down to floor)/))) return;
        if (this.stairs === 'up' && ((await this.tap(/^Go up and home/)) || (await this.tap(/a stairwell/)))) return;
        if (await this.tap(/opens the chest$/)) return void did.chests++;
        if (await this.tap(/what you are after/)) return void did.doors++;
        if (await this.tap(/^Open the door/)) return void did.doors++;
        await this.pick(page.locator('[data-option]').first());
      }
    }
  }
  private async rollUp(): Promise<void> {
    const { page } = this;
    await this.tap(/^Oxkin/);
    await this.tap(/^Warrior/);
    await this.throwAll();
    await this.tap(/^Metal/);
    await this.tap(/^Earth/);
    await expect(page.getByRole('heading', { name: 'Metal and Earth' })).toBeVisible();
    await this.tap(/^That is me/);
    await page.getByRole('textbox').fill(STORY);
    await page.getByRole('button', { name: 'That was me' }).tap();
  }
  private async buy(): Promise<boolean> {
    const { page, did } = this;
    await this.tap(/^Market/);
    const buy = page.locator('.sheet [data-option]').first();
    if ((await buy.count()) > 0) {
      await this.pick(buy);
      did.bought++;
      await this.tap(/^Put it on/);
    }
    await this.pick(page.locator('.sheet-head .button'));
    return true;
  }
  /** Plays until `done`. */
  async until(done: () => Promise<boolean>): Promise<void> {
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      await this.throwAll();
      if (await done()) return;
      await this.turn();
    }
    throw new Error(`not there after ${MOST_TAPS} taps`);
  }
}
