import type { Page } from '@playwright/test';
import { idOf, newestOf, stored } from '../storage/read-records.ts';
import { wiseAnswer } from './fixtures.ts';
import { movedOn, nextFrame, type Scene, watched } from './page-state.ts';
import { Hand, putAway } from './user.ts';

/** For so many frames bots may think, and what comes by itself may come, before a tap hurries it. */
const A_MOMENT = 10;
/** In Labyrinth nobody stays in town for long, and the tale ends after one trip. */
const RATHER = ['retire', 'pass'];

/** A table at which all people answer what the quick bot would. It is read from what is saved, so bots may play along. */
export class WiseTable {
  readonly page: Page;
  readonly hand: Hand;
  /** The last move that was answered. */
  private answered = -1;

  constructor(page: Page) {
    this.page = page;
    this.hand = new Hand(page);
  }

  save() {
    return stored(this.page).then((records) => newestOf(records, idOf(this.page)));
  }

  /** Answers what the quick bot would answer, or throws the dice. What has been opened, and holds no such answer, is closed first. */
  private async answer({ move, seat, spots }: Scene): Promise<void> {
    const save = await this.save();
    // a bot has begun to think meanwhile
    if (save.seats[seat ?? -1]?.player.kind !== 'person') return;
    const wise = await wiseAnswer(save, RATHER);
    if (wise === null) await this.hand.anything();
    else {
      if (!spots.some(({ kind, index, open }) => kind === 'option' && index === wise && open)) await this.hand.closeSheet();
      await this.hand.answer(wise);
    }
    await movedOn(this.page, move);
    this.answered = move;
  }

  /** All people answer whatever is asked, until it is so. */
  async until(done: (seen: Scene) => boolean | Promise<boolean>): Promise<void> {
    for (;;) {
      const seen = await watched(this.page, { after: this.answered, frames: A_MOMENT, orBare: false, inLight: false });
      if (seen.over && !(await done(seen))) throw new Error('the game is over');
      if (seen.spots.some(({ kind }) => kind === 'reveal')) await this.hand.tap(this.page.locator('[data-reveal]'));
      else if ((await this.page.locator('.look-back').count()) > 0) await putAway(this.page);
      else if (!seen.over && (!seen.asks || seen.move <= this.answered)) await this.hand.hurry();
      else if (await done(seen)) return;
      else await this.answer(seen);
      await nextFrame(this.page);
    }
  }

  /** Until somebody chooses in a turn of this seat's: dice and veils lie over the menu. */
  chooses(seat: number, after = -1): Promise<void> {
    return this.until(
      ({ move, seat: now, spots }) => move > after && now === seat && spots.some(({ kind }) => kind === 'option' || kind === 'narrow'),
    );
  }
}
