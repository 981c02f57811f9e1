import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { anyCards, type Contents, contents, leaks, truth } from './secrets.ts';

/** What the page waits for. */
export type Asked = 'veil' | 'choice' | 'roll' | 'over';
const ASKED = { veil: '[data-reveal]', choice: '[data-option]', roll: '[data-roll]', over: '[data-outcome]' } as const;
/** What happened meanwhile is told until somebody taps. */
const TOLD = '.hand-over-go';

/** A family that plays the hidden game on one page. It knows who has lifted the veil, and looks everywhere for what they should not see. */
export class Family {
  readonly page: Page;
  readonly inside: CDPSession;
  /** Whose eyes the page has. */
  viewer: number | null = null;
  /** How often the page was searched. */
  searches = 0;

  constructor(page: Page, inside: CDPSession) {
    this.page = page;
    this.inside = inside;
  }

  /** Waits for a question, and for what was before it to be saved and drawn. What happened meanwhile is tapped away. */
  async asked(): Promise<Asked> {
    for (;;) {
      const found = await this.page.waitForFunction(
        (ways) => {
          const { move, saved } = document.getElementById('app')?.dataset ?? {};
          return move !== undefined && move === saved && Object.entries(ways).find(([, way]) => document.querySelector(way))?.[0];
        },
        { told: TOLD, ...ASKED },
      );
      const asked = (await found.jsonValue()) as Asked | 'told';
      if (asked !== 'told') return asked;
      await this.page.locator(TOLD).tap();
      await this.page.locator(TOLD).waitFor({ state: 'detached' });
    }
  }
  get seat(): Promise<number> {
    return this.page.evaluate(() => Number(document.getElementById('app')?.dataset.seat));
  }

  /** Everything hidden that the page holds now. */
  async leaks(found?: Contents): Promise<string[]> {
    this.searches++;
    const now = found ?? (await contents(this.page, this.inside));
    return leaks(now, await truth(this.page), this.viewer);
  }
  async expectNoLeak(when: string, found?: Contents): Promise<void> {
    expect(await this.leaks(found), when).toEqual([]);
  }
  /** The veil hangs, and nothing of the game is behind it. */
  async expectVeil(when: string): Promise<void> {
    this.viewer = null;
    await expect(this.page.locator('[data-reveal]'), when).toBeVisible();
    expect(anyCards(await contents(this.page, this.inside)), when).toEqual([]);
    await expect(this.page.locator('[data-option], [data-roll], .table-room')).toHaveCount(0);
    await this.expectNoLeak(when);
  }

  async lift(): Promise<void> {
    const seat = await this.seat;
    await this.page.locator('[data-reveal]').tap();
    await this.page.locator('[data-reveal]').waitFor({ state: 'detached' });
    this.viewer = seat;
    await this.asked();
    await expect(this.page.locator('[data-option]').first()).toBeVisible();
  }

  /** Taps an answer. The browser's click comes some time after the finger has lifted; the answer is given when the count of moves goes up. */
  async tapped(answer: Locator): Promise<void> {
    const before = await this.page.evaluate(() => document.getElementById('app')?.dataset.move);
    await answer.tap();
    await this.page.waitForFunction((move) => document.getElementById('app')?.dataset.move !== move, before);
  }

  /** Taps an answer, or rolls, and searches the page at once, while what happened is being shown. Whoever is asked again still has the tablet. */
  async answer(): Promise<void> {
    const roll = (await this.asked()) === 'roll';
    await this.tapped(this.page.locator(roll ? '[data-roll]' : '[data-option="0"]'));
    // what a tap brings about is drawn after the paint that shows the tap
    await this.page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(() => setTimeout(drawn)))));
    if ((await this.seat) !== this.viewer) this.viewer = null;
    const shown = await contents(this.page, this.inside);
    await this.expectNoLeak('while it is shown what happened', shown);
  }
}
