import type { Page } from '@playwright/test';

/** Windows that every screen has to fit: a tablet and a phone, upright and on their sides, and the smallest phone. */
export const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

/** Something on the screen that answers, or leads to an answer. */
export type Spot = {
  readonly kind: 'option' | 'narrow' | 'roll' | 'die' | 'reveal';
  /** The answer's index, or the die's face; -1 for the others. */
  readonly index: number;
  readonly label: string;
  /** Its middle, in the window. */
  readonly x: number;
  readonly y: number;
  /** Whether a tap on its middle would reach it where things stand. */
  readonly open: boolean;
  /** What a tap on its middle would hit instead. */
  readonly under: string;
};

/** What a person in front of the screen can tell of the game, and what the hooks say. */
export type Scene = {
  readonly game: string | null;
  readonly seat: number | null;
  readonly move: number;
  readonly saved: number;
  readonly outcome: string | null;
  /** Whether the table waits for an answer that is on the screen, and everything before it is safe. */
  readonly asks: boolean;
  /** Whether the game is over, and safe. */
  readonly over: boolean;
  /** The question, as it is put. */
  readonly title: string;
  readonly spots: readonly Spot[];
};

/** What is asked, of whom, and what can be tapped: what one sees of a choice. */
export const question = ({ title, seat, spots }: Scene) => ({
  title,
  seat,
  answers: spots.map(({ kind, index, label }) => `${kind} ${index} ${label}`),
});

/** What somebody in front of the screen looks out for: a question or the end, with everything before it safe. */
export type Watch = {
  /** Later than this move. */
  readonly after: number;
  /** Not for longer than so many frames. */
  readonly frames: number;
  /** Or a game in which nothing can be tapped. */
  readonly orBare: boolean;
  /** And nothing of it lies in the shade of a finger. */
  readonly inLight: boolean;
  /** Or anything that can be tapped, saved or not. */
  readonly orUnsaved?: boolean;
};

/** Until every command so far is saved, `move` of them. */
export const savedAt = async (page: Page, move: number): Promise<void> =>
  void (await page.waitForFunction((saved) => document.getElementById('app')?.dataset.saved === saved, String(move)));

const SPOTS = '[data-option], [data-narrow], [data-roll], [data-die], [data-reveal]';

/**
 * Runs in the page, so it must stand alone: what is on the screen now, or as soon as it is what is looked out for. It looks at every frame
 * and asks nobody: a driver that asks the page at every frame takes longer than the page. What a finger would hit costs most, and is not
 * looked at before the rest is there.
 */
function look({ spots, watch }: { readonly spots: string; readonly watch: Watch | null }): Scene | Promise<Scene> {
  const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
  const whole = (text: string | undefined): number => (text === undefined || text === '' ? -1 : Number(text));
  const words = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const called = (element: Element): string => element.getAttribute('aria-label') ?? words(element);
  const app = (): DOMStringMap => document.getElementById('app')?.dataset ?? {};
  const read = (hits: boolean): Scene => {
    const data = app();
    const found = [...document.querySelectorAll<HTMLElement>(spots)].flatMap((element): Spot[] => {
      const box = element.getBoundingClientRect();
      // while the torch passes, nothing of the table can be tapped
      if (element.closest('[inert]')) return [];
      // what comes in a moment is there, and not open yet
      const late = element.closest('[data-late]') !== null;
      const disabled = !late && (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true');
      if (box.width === 0 || box.height === 0 || disabled || getComputedStyle(element).visibility === 'hidden') return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = hits ? document.elementFromPoint(x, y) : null;
      const { option, roll, die, reveal } = element.dataset;
      return [
        {
          kind:
            option !== undefined
              ? 'option'
              : roll !== undefined
                ? 'roll'
                : die !== undefined
                  ? 'die'
                  : reveal !== undefined
                    ? 'reveal'
                    : 'narrow',
          index: whole(option ?? die),
          label: called(element),
          x,
          y,
          open: !late && hit !== null && (hit === element || element.contains(hit)),
          under: hit === null ? 'outside the window' : `${hit.tagName.toLowerCase()}.${hit.getAttribute('class') ?? ''}`,
        },
      ];
    });
    const [move, saved] = [whole(data.move), whole(data.saved)];
    const outcome = document.querySelector<HTMLElement>('[data-outcome]')?.dataset.outcome ?? null;
    // a sheet that comes in a moment still shows the answers of the one before
    const isLate = document.querySelector('[data-late]') !== null;
    return {
      game: data.game ?? null,
      seat: data.seat === undefined || data.seat === '' ? null : Number(data.seat),
      move,
      saved,
      outcome,
      asks: move >= 0 && saved === move && outcome === null && !isLate && found.some(({ kind }) => kind !== 'reveal'),
      over: outcome !== null && saved === move,
      title: words(document.querySelector('.dice-call h1') ?? document.querySelector('.call h1')),
      spots: found,
    };
  };
  if (watch === null) return read(true);
  const { after, frames, orBare, inLight, orUnsaved = false } = watch;
  const isIt = ({ move, asks, over, spots: found }: Scene): boolean =>
    (orBare && move >= 0 && found.length === 0) ||
    (orUnsaved && move > after && found.length > 0) ||
    (move > after && (over || (asks && !(inLight && found.some(({ under }) => under.includes('finger-shade'))))));
  const canBe = (): boolean => orBare || (whole(app().move) > after && (orUnsaved || app().saved === app().move));
  return (async () => {
    for (let frame = 1; ; frame++) {
      const isLast = frame >= frames;
      if (isLast || (canBe() && isIt(read(false)))) {
        const seen = read(true);
        if (isLast || isIt(seen)) return seen;
      }
      await drawn();
    }
  })();
}

export const scene = (page: Page): Promise<Scene> => page.evaluate(look, { spots: SPOTS, watch: null });
/** What is on the screen once it is what is looked out for; or when so many frames have gone by. */
export const watched = (page: Page, watch: Watch): Promise<Scene> => page.evaluate(look, { spots: SPOTS, watch });
/** How many commands there have been, as the page says. */
export const moveOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.getElementById('app')?.dataset.move || -1));
/** Until the page has painted once more, and has drawn what a tap brought about, which comes after that paint (src/app/device/render-scheduling.ts). */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));

/**
 * One frame, and on until anything in the page has changed since the last call, or so many frames have gone by; how many are left. To ask the
 * page at every frame takes longer than the page.
 */
export const changed = (page: Page, frames: number): Promise<number> =>
  page.evaluate(async (most) => {
    type Watching = { changes?: number };
    const watching = globalThis as Watching;
    if (watching.changes === undefined) {
      watching.changes = 1;
      const note = () => {
        watching.changes = (watching.changes ?? 0) + 1;
      };
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    let left = most;
    do {
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
      left--;
    } while (left > 0 && watching.changes === 0);
    watching.changes = 0;
    return left;
  }, frames);

/** One frame, and on until the board lies still for three: it glides to whoever acts, where there is motion. */
export const boardIsStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    // where it is drawn: it is scrolled at once, and a transform brings it there
    const place = (): string =>
      [...document.querySelectorAll('.board-inner')].map((board) => Object.values(board.getBoundingClientRect().toJSON()).join(' ')).join();
    for (let before = '', quiet = 0; quiet < 3; await frame()) {
      const now = place();
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
  });

/** How often to look for what comes at once: a robot asks hundreds of times. */
export const OFTEN: { intervals: number[] } = { intervals: [15] };

/** Waits until a tap at this move has brought another one: the click comes some time after the finger has lifted. */
export async function movedOn(page: Page, move: number, what = 'what is there'): Promise<void> {
  await page
    .waitForFunction((before) => document.getElementById('app')?.dataset.move !== before, String(move))
    .catch((error) => {
      throw new Error(`a tap on ${what} at move ${move} changes nothing`, { cause: error });
    });
}

/** Hides the page, or shows it again, as the browser does when somebody looks at another app. (A page that Playwright drives is never hidden.) */
export const turnAway = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
