import type { BrowserContext, Page } from '@playwright/test';

/** A test gives up when nothing has changed for so long. A strong bot on a busy machine may think for a minute. */
export const STILL_MS = 120_000;
/** One look counts for no more than this, so that a test that computes for a minute is not taken for a page that stands still. */
const LOOK_MS = 1000;
/** A page that only goes back and forth between so many states does not move. */
const REMEMBERED = 10;

/** How long nothing new has been seen. */
export class Stillness {
  readonly limit: number;
  private readonly now: () => number;
  private readonly states: string[] = [];
  private last: number;
  private still = 0;

  constructor(limit = STILL_MS, now: () => number = () => performance.now()) {
    this.limit = limit;
    this.now = now;
    this.last = now();
  }

  /** Notes what can be seen now. Whether nothing new has come for longer than the limit. */
  look(state: string): boolean {
    const now = this.now();
    this.still += Math.min(now - this.last, LOOK_MS);
    this.last = now;
    if (!this.states.includes(state)) this.moved();
    this.states.push(state);
    if (this.states.length > REMEMBERED) this.states.shift();
    return this.still > this.limit;
  }

  /** Something has changed that is not part of a state, a request for example. */
  moved(): void {
    this.still = 0;
  }

  /** Throws, with this state, once nothing new has come for longer than the limit. */
  check(what: string, state: string): void {
    if (this.look(state)) throw new Error(`${what}: nothing has changed for ${this.limit / 1000} s: ${state}`);
  }
}

/** Runs in the page: all that tells one moment of it from another. A test that measures a screen changes the window, the theme and the letters. */
const stateOf = (): string =>
  JSON.stringify([
    location.href,
    [innerWidth, innerHeight, document.documentElement.dataset.theme, document.documentElement.style.cssText],
    document.getElementById('app')?.dataset,
    document.body?.textContent?.replace(/\s+/g, ' '),
  ]);

/**
 * Looks at all pages of a context once a second, until it is closed. When nothing in them changes any more, it calls `stuck` once with what
 * was seen last.
 */
export function watchContext(context: BrowserContext, limit: number, stuck: (reason: string) => void): void {
  const stillness = new Stillness(limit);
  const moved = (): void => stillness.moved();
  for (const event of ['request', 'requestfinished', 'page', 'download'] as const) context.on(event as 'request', moved);
  const states = new Map<Page, string>();
  const asked = new Set<Page>();
  /** Asks a page for its state; one that is busy answers later. */
  const ask = async (page: Page): Promise<void> => {
    if (asked.has(page)) return;
    asked.add(page);
    await page.evaluate(stateOf).then(
      (state) => states.set(page, state),
      // it is going to another address, or is closed
      () => states.delete(page),
    );
    asked.delete(page);
  };
  const timer = setInterval(() => {
    const pages = context.pages();
    for (const page of pages) void ask(page);
    const state = pages.map((page) => states.get(page) ?? '').join('\n');
    if (!stillness.look(state)) return;
    clearInterval(timer);
    stuck(`nothing has changed for ${limit / 1000} s; last seen: ${state}`);
  }, LOOK_MS);
  context.on('close', () => clearInterval(timer));
}
