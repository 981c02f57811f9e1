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
  /** The question, as it is put. */
  readonly title: string;
  readonly spots: readonly Spot[];
};

const SPOTS = '[data-option], [data-narrow], [data-roll], [data-die], [data-reveal]';

/** Runs in the page, so it must stand alone. */
function read(spots: string): Scene {
  const root = document.getElementById('app');
  const data = root?.dataset ?? {};
  const whole = (text: string | undefined): number => (text === undefined || text === '' ? -1 : Number(text));
  const words = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const called = (element: Element): string => element.getAttribute('aria-label') ?? words(element);
  const found = [...document.querySelectorAll<HTMLElement>(spots)].flatMap((element): Spot[] => {
    const box = element.getBoundingClientRect();
    // what comes in a moment is there, and not open yet
    const late = element.matches('[data-late]');
    const disabled = !late && (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true');
    if (box.width === 0 || box.height === 0 || disabled || getComputedStyle(element).visibility === 'hidden') return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
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
  return {
    game: data.game ?? null,
    seat: data.seat === undefined || data.seat === '' ? null : Number(data.seat),
    move: whole(data.move),
    saved: whole(data.saved),
    outcome: document.querySelector<HTMLElement>('[data-outcome]')?.dataset.outcome ?? null,
    title: words(document.querySelector('.dice-call h1') ?? document.querySelector('.call h1')),
    spots: found,
  };
}

export const scene = (page: Page): Promise<Scene> => page.evaluate(read, SPOTS);
/** Until the page has painted once more, and has drawn what a tap brought about, which comes after that paint (src/app/pace.ts). */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));

/** How often to look for what comes at once: a robot asks hundreds of times. */
export const OFTEN: { intervals: number[] } = { intervals: [15] };

/** Whether the table waits for an answer that is on the screen, and everything before it is safe. */
export const isAsking = ({ move, saved, spots, outcome }: Scene): boolean =>
  move >= 0 && saved === move && outcome === null && spots.some(({ kind }) => kind !== 'reveal');
export const isOver = ({ move, saved, outcome }: Scene): boolean => outcome !== null && saved === move;

/** Hides the page, or shows it again, as the browser does when somebody looks at another app. (A page that Playwright drives is never hidden.) */
export const turnAway = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
