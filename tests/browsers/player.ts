import type { Page } from '@playwright/test';
import { type Scene, type Spot, scene } from '../e2e/page-state.ts';
import { Stillness } from '../e2e/progress-watchdog.ts';
import type { Device } from './device.ts';

/** How a square with a fresh E mark is called. */
const MARK = /(?<!spent )encounter mark/;

/** What waits for a tap, or a few seconds; the torch alone is there and gone. */
const LEADS_ON = '.hand-over:not(.bare), .card-scene';

/** What the table asks, as far as it must be the same in every engine and after a cold start. */
export type Question = { readonly move: number; readonly title: string; readonly answers: readonly string[] };
export const question = ({ move, title, spots }: Scene): Question => ({
  move,
  title,
  answers: spots.map(({ kind, index, label }) => `${kind} ${index} ${label}`),
});

/** Somebody who only clicks on what can be seen and reached. */
export class Player {
  private readonly device: Device;
  /** Whether it stands where something will happen. */
  private waits = false;
  constructor(device: Device) {
    this.device = device;
  }

  scene(): Promise<Scene> {
    // all that it wants of a page is that it can be read
    return scene(this.device as Pick<Page, 'evaluate'> as Page);
  }

  /** Clicks the first of these elements that says `words`, once it lies still and a pointer can reach it. */
  async tap(selector: string, words = ''): Promise<void> {
    const stillness = new Stillness();
    for (;;) {
      const k = await this.device.evaluate(reachable, { selector, words });
      if (k >= 0) return this.device.click(selector, k);
      stillness.check(`nobody can reach ${selector} ${words}`, JSON.stringify(await this.scene()));
    }
  }

  /** Looks on until there is such an element. */
  async sees(selector: string): Promise<void> {
    const stillness = new Stillness();
    while ((await this.device.evaluate(reachable, { selector, words: '' })) < 0)
      stillness.check(`there is no ${selector} to be seen`, JSON.stringify(await this.scene()));
  }

  /** Looks on until the table asks something later than move `after`, and all before it is saved. */
  async asked(after = -1): Promise<Scene> {
    const stillness = new Stillness();
    for (;;) {
      const seen = await this.scene();
      // where the torch has just passed, and where a finger was, a tap does nothing for a moment
      if (seen.move > after && seen.asks && !seen.spots.some(({ under }) => under.includes('finger-shade'))) return seen;
      // where the torch passes, the story so far is told, or a drawn card waits, a tap leads on
      if ((await this.device.evaluate(reachable, { selector: LEADS_ON, words: '' })) >= 0) await this.device.click(LEADS_ON, 0);
      stillness.check('the table asks nothing', JSON.stringify(seen));
      await this.device.evaluate(nextFrame, null);
    }
  }

  /**
   * Looks for trouble: goes to an E mark and stays there; where none is lit, wanders about in the right part of what is, for there the dungeon
   * lies. An engine may break lines elsewhere, so that less of the board is in sight: who cannot reach a square takes the next one.
   */
  private choose(answers: readonly Spot[], move: number): Spot | undefined {
    const walks = answers.filter(({ label }) => /walk here/i.test(label)).sort((a, b) => b.x - a.x || a.index - b.index);
    const isOpen = ({ open }: Spot): boolean => open;
    const open = answers.filter(isOpen);
    const end = open.find(({ label }) => /end turn/i.test(label));
    if (this.waits && end) {
      this.waits = false;
      return end;
    }
    const mark = walks.find((walk) => walk.open && MARK.test(walk.label));
    this.waits = mark !== undefined;
    const first = (move * 5) % Math.max(1, Math.ceil(walks.length / 2));
    return mark ?? [...walks.slice(first), ...walks.slice(0, first)].find(isOpen) ?? open[Math.floor(open.length / 2)];
  }

  /** Does what is asked: throws the die, or takes an answer; then waits until that is saved and the next question stands. */
  async goOn(): Promise<{ readonly did: 'roll' | 'option'; readonly next: Scene }> {
    const { move, spots } = await this.asked();
    if (spots.some(({ kind }) => kind === 'roll')) {
      await this.tap('[data-roll]');
      return { did: 'roll', next: await this.asked(move) };
    }
    const answers = spots.filter(({ kind }) => kind === 'option');
    const answer = this.choose(answers, move);
    if (!answer) throw new Error(`no answer to be reached: ${JSON.stringify(spots)}`);
    await this.tap(`[data-option="${answer.index}"]`);
    return { did: 'option', next: await this.asked(move) };
  }
}

const nextFrame = (): Promise<null> => new Promise((done) => requestAnimationFrame(() => done(null)));

/** Runs in the page: which of these elements says the words, lies still for two frames, and would be hit in its middle; -1: none does yet. */
function reachable({ selector, words }: { readonly selector: string; readonly words: string }): Promise<number> {
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
  const place = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map((side) => side.toFixed(1)).join(' ');
  };
  const hit = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && at !== null && (at === element || element.contains(at));
  };
  return (async () => {
    const all = [...document.querySelectorAll(selector)];
    const before = all.map(place);
    await frame();
    await frame();
    return all.findIndex((element, k) => element.textContent?.includes(words) && place(element) === before[k] && hit(element));
  })();
}
