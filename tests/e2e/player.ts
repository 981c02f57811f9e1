import { expect, type Page } from '@playwright/test';
import { goOn } from './follow-model.ts';
import type { Setup } from './game-model.ts';
import { moveOf, nextFrame, type Scene, savedAt, watched } from './page-state.ts';
import { Hand } from './user.ts';

/** For so many frames it looks on before it taps a hand-over away. */
const A_MOMENT = 10;
const { TORCH_TWIN = '' } = process.env;
const { Twin } = (await import(TORCH_TWIN)) as typeof import('./game-model.ts');

/** The chip, and the first words of the notice. */
export const unsavedWords = (page: Page) => page.getByText('Not saved yet, trying again');

/** Somebody who plays without waiting for a save, on whichever page the game is; the twin plays it, too. */
export class Player {
  hand: Hand;
  readonly twin: InstanceType<typeof Twin>;
  constructor(page: Page, setup: Setup) {
    this.hand = new Hand(page);
    this.twin = new Twin(setup);
  }
  get page(): Page {
    return this.hand.page;
  }
  /** Goes on at another page, or at another window. */
  sitAt(page: Page): void {
    this.hand = new Hand(page);
  }
  /** The table asks, saved or not. */
  async asking(): Promise<Scene> {
    for (;;) {
      const look = { after: this.twin.moves - 1, frames: A_MOMENT, orBare: false, inLight: false, orUnsaved: true };
      const seen = await watched(this.page, look);
      if (seen.move === this.twin.moves && seen.spots.length > 0) return seen;
      await this.hand.goOn();
    }
  }
  /** Answers what the quick bot would answer, so that play goes on and does not turn in a circle. */
  async answer(): Promise<void> {
    await this.asking();
    await goOn(this.hand, this.twin);
    expect(await moveOf(this.page), 'play goes on').toBe(this.twin.moves);
    // the count goes up before the screen is drawn, and what is not saved does not say when that was
    await nextFrame(this.page);
  }
  /** The position, as the app saves it. */
  get position(): unknown {
    const { session } = JSON.parse(JSON.stringify(this.twin)) as { session: { now: unknown } };
    return session.now;
  }
  async allSaved(): Promise<void> {
    await savedAt(this.page, this.twin.moves);
    await expect(unsavedWords(this.page)).toHaveCount(0);
  }
}
