import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { changed, moveOf, nextFrame, scene } from './page-state.ts';
import { link } from './user.ts';

/**
 * Played by who does not see the board: with Tab and Enter alone, by nothing but the names in the list "What can I do?". On the way every
 * name, every announcement and the focus are looked at.
 */

const QUICK = { speed: 'off', sound: false, motion: 'calm', tips: false };
const MOST_STEPS = 12;
/** The names are compared at each so many decisions. */
const NAMES_EACH = 8;
/** The shelf and the seats have fewer stops. */
const MOST_TABS = 80;
/** A game that takes more answers goes round in circles. */
const MOST_ANSWERS = 1500;
/** So many answers of each game are enough for CI; `npm run by-ear` plays on to the end. */
const CI_ANSWERS = 15;
const isEnough = (given: number): boolean => test.info().project.name !== 'by-ear' && given >= CI_ANSWERS;

/** Keeps everything that a screen reader is told by live regions. */
function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  const start = () => {
    let last = '';
    new MutationObserver(() => {
      const regions = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent ?? '');
      // between two decisions the region is empty
      const words = regions.find((one) => /\d+ ways?\.$/.test(one)) ?? '';
      if (words !== '' && words !== last) said.push(`${document.getElementById('app')?.dataset.move} ${words}`);
      last = words;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
}

type Heard = {
  readonly lines: readonly string[];
  /** What has the focus, or what is wrong with it. */
  readonly focus: string;
  readonly lost: string | null;
  readonly title: string;
  readonly kind: 'over' | 'roll' | 'dialog' | 'list' | 'wait';
};
/** What is heard just now. */
const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const active = document.activeElement;
    const usable = (element: Element | null): boolean => element !== null && element.closest('[inert]') === null;
    const lines = [...document.querySelectorAll('.answer-list button:not(.shut)')].map((line) => line.textContent ?? '');
    const { move, saved } = document.getElementById('app')?.dataset ?? {};
    const box = active?.getBoundingClientRect();
    const lost =
      !active || active === document.body
        ? 'nowhere'
        : !usable(active)
          ? 'behind something'
          : box && (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
            ? 'out of sight'
            : null;
    const list = document.querySelector('.answer-list');
    const kind = document.querySelector('[data-outcome]')
      ? 'over'
      : document.querySelector('[role="dialog"]:is(.hand-over, .look-back), [data-reveal]')
        ? 'dialog'
        : move !== saved
          ? 'wait'
          : document.querySelector('[data-roll]')
            ? 'roll'
            : lines.length > 0 && usable(list)
              ? 'list'
              : 'wait';
    return { lines, focus: active?.textContent ?? '', lost, title: document.title, kind };
  });

/** So many frames are longer than keys rest after a hand-over. */
const PATIENCE = 60;
/** Presses Enter; once more, as anybody would, where nothing has come of it for a while. */
async function enter(page: Page, done: () => Promise<boolean>): Promise<void> {
  do await page.keyboard.press('Enter');
  while (!(await settles(page, done)));
}
/** Whether it is done within some frames. */
async function settles(page: Page, done: () => Promise<boolean>): Promise<boolean> {
  for (let left = PATIENCE; left > 0; ) {
    left = await changed(page, left);
    if (await done()) return true;
  }
  return false;
}

/** Whether the focus is on the button that rolls. */
const onRoll = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.matches('[data-roll]') === true);

/** The controls of one moment that have the same name. */
const twins = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = new Map<string, number>();
    // a word that is explained may be read in two sentences, and leads to the same rule
    for (const control of document.querySelectorAll('button:not(.keyword), [role="gridcell"], a[href], input')) {
      if (control.closest('[inert], [aria-hidden="true"]') || !control.checkVisibility()) continue;
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    return [...seen].filter(([, count]) => count > 1).map(([name]) => name);
  });

/** Whether what has the focus is called so. */
const isOn = (page: Page, name: RegExp): Promise<boolean> =>
  page.evaluate(
    ({ source, flags }) => {
      const on = document.activeElement;
      return new RegExp(source, flags).test((on?.getAttribute('aria-label') ?? on?.textContent ?? '').replace(/\s+/g, ' ').trim());
    },
    { source: name.source, flags: name.flags },
  );
/** Presses Tab until what is called so has the focus, and then Enter. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    if (!(await isOn(page, name))) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error(`Tab does not come to ${name}`);
}
/** From the shelf to a game between one bot and the people who sit there by themselves, by keys. */
async function dealFromShelf(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: title })).toBeVisible();
  await tabTo(page, title);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await tabTo(page, /^Add a bot/);
  await tabTo(page, /^Light the torch/);
  await expect.poll(() => moveOf(page)).toBeGreaterThanOrEqual(0);
}
/** The same game each time: what the device draws by chance follows from a seed. */
function drawAlike(): void {
  let state = 7;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[i] = state >>> 24;
      }
    }
    return array;
  };
}

/** The names of the buttons in a piece of the accessibility tree. */
const buttonsOf = (tree: string): string[] =>
  [...tree.matchAll(/- '?button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/g)].map(([, name = '']) =>
    name.replaceAll("''", "'").replaceAll('\\"', '"'),
  );

type Game = {
  readonly id: string;
  readonly title: RegExp;
  /** What a sensible player listens for, the best first. */
  readonly likes: readonly RegExp[];
};
const GAMES: readonly Game[] = [
  {
    id: 'magic-and-mayhem',
    title: /^Magic and Mayhem/,
    likes: [/^Fight/, /^Light/, /^An encounter/, /^Loot/, /^Door/, /: \d+ ways/, /^Enough/],
  },
  { id: 'dust-up', title: /^Dust-Up/, likes: [/^Bonk/, /: .*bonk/i] },
  {
    id: 'traps-and-treasures',
    title: /^Traps and Treasures/,
    likes: [/^Store/, /^Fight a monster of level 1/, /^Lay the .* it opens/, /: \d+ ways/, /^Enough/],
  },
  {
    id: 'labyrinth',
    title: /^Labyrinth/,
    likes: [/^Fight/, /^Floor/, /^A new room/, /^Explore.* ways/, /^Chest/, /^Surprise/, /^Enough/, /: put it on\b/, /^Back/],
  },
];

test.describe('by ear and by keys', () => {
  test.use({ stage: { settings: QUICK, still: true } });

  for (const { id, title, likes } of GAMES)
    test(`${id}: from the shelf on by Tab and Enter, by the names of the list alone`, { tag: '@long' }, async ({ theatre }) => {
      await theatre.context.addInitScript(listen);
      await theatre.context.addInitScript(drawAlike);
      const page = await theatre.open();
      await dealFromShelf(page, title);
      const faults: string[] = [];
      let given = 0;
      let pressed = 0;
      let picks = 0;
      for (;;) {
        let now = await heard(page);
        for (; now.kind === 'wait' || (now.lost !== null && pressed < MOST_STEPS); now = await heard(page)) {
          if (now.kind === 'wait') await changed(page, PATIENCE);
          else await nextFrame(page);
          // the focus may come a frame or two after what it goes to
          pressed = now.kind === 'wait' ? 0 : pressed + 1;
        }
        pressed = 0;
        if (now.kind === 'over' || isEnough(given)) break;
        expect(given, 'it goes round in circles').toBeLessThan(MOST_ANSWERS);
        if (now.lost) faults.push(`the focus is ${now.lost} at ${now.kind}, answer ${given}`);
        if (!/’s turn · /.test(now.title)) faults.push(`the title is ${now.title}`);
        const move = await moveOf(page);
        if (now.kind !== 'list') {
          // a roll, a hand-over or a veil has the focus on its one button; the first Tab of all may have left it
          const { kind } = now;
          for (let i = 0; kind === 'roll' && i <= MOST_STEPS && !(await onRoll(page)); i++) await page.keyboard.press('Tab');
          await enter(page, async () => (await moveOf(page)) > move || (await heard(page)).kind !== kind);
          await nextFrame(page);
          continue;
        }
        if (given % NAMES_EACH === 0) {
          const same = await twins(page);
          if (same.length > 0) faults.push(`two of a name: ${same.join(' | ')}`);
        }
        const { lines } = now;
        if (lines.length > MOST_STEPS + 1) faults.push(`${lines.length} lines at once`);
        // what is liked best; now and then something else, so that nobody turns in a circle
        const liked = likes.map((like) => lines.findIndex((line) => like.test(line))).find((at) => at >= 0) ?? -1;
        picks++;
        const want = picks % 5 === 0 || liked < 0 ? (picks * 7) % lines.length : liked;
        const target = lines[want] ?? '';
        const isGroup = /: \d+ ways| or \d+ more$|^Back to all/.test(target);
        for (let i = 0; i <= MOST_STEPS && (await heard(page)).focus !== target; i++) await page.keyboard.press('Tab');
        const at = await heard(page);
        if (at.focus !== target) {
          faults.push(`Tab does not come to ${target}`);
          break;
        }
        await enter(page, async () => (isGroup ? !(await heard(page)).lines.includes(target) : (await moveOf(page)) > move));
        if (!isGroup) given++;
      }
      const said = await page.evaluate(() => (globalThis as unknown as { said: readonly string[] }).said);
      expect(new Set(said).size, said.join('\n')).toBe(said.length);
      expect(said.length).toBeGreaterThanOrEqual(Math.min(given, 5));
      expect(faults).toEqual([]);
      // a short brawl has six answers
      expect(given).toBeGreaterThan(4);
    });

  for (const { id, title, likes } of GAMES)
    test(`${id}: from the shelf on by the accessibility tree alone`, { tag: id === 'magic-and-mayhem' ? [] : '@long' }, async ({
      theatre,
    }) => {
      await theatre.context.addInitScript(drawAlike);
      const page = await theatre.open();
      await dealFromShelf(page, title);
      await page.keyboard.press('Tab');
      const read = (): Promise<string> => page.locator('body').ariaSnapshot();
      let tree = await read();
      const hasChanged = async (): Promise<boolean> => {
        const before = tree;
        tree = await read();
        return tree !== before;
      };
      let given = 0;
      while ((await scene(page)).outcome === null && !isEnough(given)) {
        expect(given, 'it goes round in circles').toBeLessThan(MOST_ANSWERS);
        const [, list = ''] = tree.split('- navigation "What can I do?":');
        const lines = buttonsOf(list.split(/\n {2}- /)[0] ?? '').filter((name) => name !== 'Put this list away');
        const roll = buttonsOf(tree).find((name) => name === 'Roll!');
        // what is liked best; now and then something else, so that nobody turns in a circle
        const liked = likes.flatMap((like) => lines.filter((line) => like.test(line)));
        const name = roll ?? (given % 5 === 4 || liked.length === 0 ? lines[(given * 7) % lines.length] : liked[0]);
        if (name !== undefined) await page.getByRole('button', { name, exact: true }).focus();
        // the list comes back by itself once a sheet has closed or a walk has ended
        else if (await settles(page, hasChanged)) continue;
        await enter(page, hasChanged);
        given++;
      }
      expect(given).toBeGreaterThan(4);
    });

  test('at 400 % the page scrolls, and nothing sideways', async ({ theatre }) => {
    const found: string[] = [];
    for (const { id } of GAMES) {
      const page = await theatre.open(`${link(3, 7, {}, id)}&bots=1,2`);
      await expect.poll(() => moveOf(page)).toBeGreaterThanOrEqual(0);
      await expect(page.locator('.board, .table-play').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await page.setViewportSize({ width: 320, height: 256 });
      await nextFrame(page);
      const size = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        // where there is a map, it alone; else all that is played on
        const board = (document.querySelector('.board') ?? document.querySelector('.table-play'))?.getBoundingClientRect().height ?? 0;
        return { aside: scrollWidth - clientWidth, below: scrollHeight - clientHeight, board, high: innerHeight };
      });
      if (size.aside > 0) found.push(`${id} scrolls sideways at 400 %: ${size.aside} px`);
      if (size.below <= 0) found.push(`${id} does not scroll at 400 %`);
      if (size.board < size.high / 2) found.push(`${id}: the board has ${size.board} of ${size.high} px`);
      await page.close();
    }
    expect(found).toEqual([]);
  });
});
