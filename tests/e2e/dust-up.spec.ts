import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { contents, truth } from '../hidden-cards/secrets.ts';
import { expect, type Theatre, test } from './fixtures.ts';
import { turnAway } from './page-state.ts';
import { putAway } from './user.ts';

/** Dust-Up, to the end, by taps; before each veil is lifted and after each turn the page is searched for cards that nobody may see. */

type State = {
  readonly players: readonly {
    readonly hand: readonly string[];
    readonly pile: readonly string[];
    readonly discard: readonly string[];
    readonly played: readonly string[];
    readonly shields: readonly { readonly card: string }[];
  }[];
};
type Hero = { readonly cards: readonly { readonly id: string; readonly name: string }[] };

const content = join(import.meta.dirname, '../../content/dust-up');
const NAMES = new Map(
  ['heroes', 'bosses'].flatMap((folder) =>
    readdirSync(join(content, folder)).flatMap((file) =>
      (JSON.parse(readFileSync(join(content, folder, file), 'utf8')) as Hero).cards.map(({ id, name }): [string, string] => [id, name]),
    ),
  ),
);
/** Whose cards have names that stand nowhere else: a card of Boo Turnip's is called Boo. */
const HEROES = ['fingers-finn', 'pip-zip', 'bruno-boom', 'madame-muddle'];
const MOST_TAPS = 400;

/** Whether the name of a card is part of the name of one of these, as Peck is of Peck Peck: then it cannot be searched for. */
const isPart = (card: string, cards: readonly string[]): boolean =>
  cards.some((other) => NAMES.get(other)?.includes(NAMES.get(card) ?? card));

class Brawl {
  /** What has lain open so far. */
  private readonly open = new Set<string>();
  private readonly page: Page;
  private readonly inside: CDPSession;
  /** A search takes a second: a game that others have searched to the end stops after so many. */
  private readonly mostSearches: number;
  searches = 0;
  veils = 0;

  constructor(page: Page, inside: CDPSession, mostSearches = Number.POSITIVE_INFINITY) {
    this.page = page;
    this.inside = inside;
    this.mostSearches = mostSearches;
  }

  /** Cards in the page that `viewer` may not see: neither by name nor by id. */
  async search(when: string, viewer: number | null): Promise<void> {
    if (this.searches >= this.mostSearches) return;
    const { players } = await truth<State>(this.page);
    for (const { discard, played, shields } of players)
      for (const card of [...discard, ...played, ...shields.map(({ card: id }) => id)]) this.open.add(card);
    const own = viewer === null ? [] : (players[viewer]?.hand ?? []);
    const hidden = [...new Set(players.flatMap(({ hand, pile }) => [...hand, ...pile]))].filter(
      (card) => !isPart(card, [...this.open, ...own]),
    );
    const found = Object.values(await contents(this.page, this.inside));
    const leaks = hidden.filter((card) =>
      found.some((text) => text.includes(`"${card}"`) || new RegExp(`\\b${NAMES.get(card)}\\b`).test(text)),
    );
    expect(leaks, when).toEqual([]);
    this.searches++;
  }

  /** Behind a veil there is no card at all, of anybody's, open or hidden. */
  async searchVeil(when: string): Promise<void> {
    await expect(this.page.locator('[data-reveal]'), when).toBeVisible();
    await expect(this.page.locator('.table-room, [data-option], [data-narrow]'), when).toHaveCount(0);
    if (this.searches >= this.mostSearches) return;
    await this.search(when, null);
    const found = Object.values(await contents(this.page, this.inside));
    const any = [...NAMES].filter(([card, name]) =>
      found.some((text) => text.includes(`"${card}"`) || (name !== 'Boo' && new RegExp(`\\b${name}\\b`).test(text))),
    );
    expect(any, when).toEqual([]);
  }

  async lift(): Promise<void> {
    await this.page.locator('[data-reveal]').tap();
    // a ghost has no cards
    await expect(this.page.locator('[data-narrow], [data-option]').first()).toBeVisible();
  }

  /** Waits for a question later than move `after` that can be answered. New cards after a turn are looked at, and hidden. */
  async asked(after = -1): Promise<'veil' | 'card' | 'answer' | 'over'> {
    const found = await this.page.waitForFunction((answered) => {
      const { move, saved } = document.getElementById('app')?.dataset ?? {};
      const ways = { news: '.look-back', veil: '[data-reveal]', over: '[data-outcome]', card: '[data-narrow]', answer: '[data-option]' };
      return move === saved && Number(move) > answered && Object.entries(ways).find(([, way]) => document.querySelector(way))?.[0];
    }, after);
    const way = (await found.jsonValue()) as 'news' | 'veil' | 'card' | 'answer' | 'over';
    if (way !== 'news') return way;
    await putAway(this.page);
    return this.asked(after);
  }

  /** How many moves have been made. */
  private move(): Promise<number> {
    return this.page.evaluate(() => Number(document.getElementById('app')?.dataset.move));
  }

  /** Who decides. */
  seat(): Promise<number> {
    return this.page.evaluate(() => Number(document.getElementById('app')?.dataset.seat));
  }

  /** The index of the fiercest of these, by what they are called. */
  private fiercest(what: string): Promise<number> {
    return this.page.locator(what).evaluateAll((all) => {
      const worth = (element: Element): number => {
        const name = element.getAttribute('aria-label') ?? '';
        // a hidden card has a number by ear, and words for eyes
        const label = name === '' || /^Card \d/.test(name) ? (element.textContent ?? '') : name;
        if (/float/.test(label)) return 1;
        const bonks = [...label.matchAll(/(?:Attack|Hit everybody)[^.]*? for (\d)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
        return bonks - Number(/(\d+) hearts$/.exec(label)?.[1] ?? 0) / 10;
      };
      return all.reduce((best, element, i) => (worth(element) > worth(all[best] ?? element) ? i : best), 0);
    });
  }

  /** Plays till the end; the names of those who took the tablet. */
  async play(): Promise<ReadonlySet<number>> {
    const seats = new Set<number>();
    let viewer: number | null = null;
    let answered = -1;
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      const asked = await this.asked(answered);
      const seat = await this.seat();
      if (asked === 'over') return seats;
      if (asked === 'veil') {
        await this.searchVeil(`before reveal ${this.veils}`);
        await this.lift();
        this.veils++;
        viewer = seat;
        seats.add(seat);
        await this.search(`after reveal ${this.veils}`, viewer);
        continue;
      }
      answered = await this.move();
      if (asked === 'card') {
        // no veil hung: it is still their turn, or they are the last person
        viewer = seat;
        await this.page
          .locator('[data-narrow]')
          .nth(await this.fiercest('[data-narrow]'))
          .tap();
        // a finger that came down before the question took none up: then the newest card has a button for each victim
        await this.page.locator('.dust-raised [data-option]').first().tap();
      } else
        await this.page
          .locator('[data-option]')
          .nth(await this.fiercest('[data-option]'))
          .tap();
    }
    throw new Error('nobody wins');
  }
}

async function sitDown(
  theatre: Theatre,
  seats: number,
  bots = '',
  rules = {},
  mostSearches?: number,
): Promise<{ brawl: Brawl; page: Page }> {
  const options = encodeURIComponent(JSON.stringify({ heroes: HEROES.slice(0, seats), ...rules }));
  const page = await theatre.open(`play/dust-up?seats=${seats}&seed=7&bots=${bots}&options=${options}`);
  return { brawl: new Brawl(page, await theatre.inside(page), mostSearches), page };
}

test.describe('with everything shown at once', () => {
  test.use({ stage: { settings: { speed: 'off' }, still: true } });

  test('two play to the end, and nobody sees what is not theirs', async ({ theatre }) => {
    const { brawl, page } = await sitDown(theatre, 2);
    expect([...(await brawl.play())].sort()).toEqual([0, 1]);
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', /last|tie/);
    expect(brawl.veils).toBeGreaterThan(5);
    expect(brawl.searches).toBe(2 * brawl.veils);
  });

  test('a reload and another app let the veil down, before it was lifted and after', async ({ theatre }) => {
    const { brawl, page } = await sitDown(theatre, 2);
    // a card in the air, a card in the heap: something that everybody has seen
    await brawl.asked();
    await brawl.lift();
    await page.locator('[data-narrow]').first().tap();
    await page.reload();
    await brawl.searchVeil('after a reload with a card held up');
    await page.reload();
    await brawl.searchVeil('after a reload before the veil');
    await brawl.lift();
    await brawl.search('with the veil lifted', await brawl.seat());
    await page.locator('[data-narrow]').first().tap();
    await turnAway(page, 'hidden');
    await brawl.search('while the page is hidden', null);
    await turnAway(page, 'visible');
    await brawl.searchVeil('back from another app');
    await brawl.lift();
    await page.locator('[data-narrow]').first().tap();
    await page.locator('.dust-raised [data-option]').tap();
    await turnAway(page, 'hidden');
    await brawl.search('hidden, right after a card was played', null);
    await turnAway(page, 'visible');
    await brawl.search('back, after a card was played', null);
  });

  test('two and two bots play to the end on a phone', { tag: '@long' }, async ({ theatre }) => {
    const { brawl, page } = await sitDown(theatre, 4, '1,3');
    await page.setViewportSize({ width: 390, height: 844 });
    // bots think by chance of their own: how often the tablet goes round, and who sees it again, differs from run to run
    const seen = await brawl.play();
    expect(seen).toContain(0);
    expect([0, 2], 'a bot takes no tablet').toEqual(expect.arrayContaining([...seen]));
    expect(brawl.veils).toBeGreaterThanOrEqual(seen.size);
    await page.setViewportSize({ width: 1180, height: 820 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(beyond, 'a tablet shows all of the end, and who looks up through the floor').toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Best of three' }).tap();
    // where the bots send one of the two to bed before anybody's turn, there is nobody to hide from
    const reveal = page.locator('[data-reveal]');
    await expect(reveal.or(page.locator('[data-narrow]').first()).first()).toBeVisible();
    if ((await reveal.count()) > 0) await brawl.searchVeil('before the next game');
    await expect(page.locator('#app'), 'somebody who sits there').toHaveAttribute('data-seat', /[02]/);
  });
});

test.describe('two against two', () => {
  test.use({ stage: { settings: { speed: 'off', tips: false }, still: true } });

  test('partners play to the end, see nothing of each other’s hands, and win or lose together', { tag: '@long' }, async ({ theatre }) => {
    const { brawl, page } = await sitDown(theatre, 4, '1,3', { teams: true }, 6);
    await expect(page.locator('[data-reveal]')).toBeVisible();
    await brawl.asked();
    await brawl.lift();
    await expect(page.locator('.dust-stand.boot'), 'side by side').toHaveText([/Sun/, /Cloud/]);
    await page.locator('[data-narrow]').first().tap();
    await expect(page.locator('.dust-stand.boot.lit'), 'no card is for a partner').toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    const seen = await brawl.play();
    expect([0, 2]).toEqual(expect.arrayContaining([...seen]));
    expect(brawl.searches).toBe(6);
    await expect(page.locator('[data-outcome]')).toHaveText(/(Sun and Cloud|Clank and Tock) win together!/);
  });
});

test.describe('three against the Landlord', () => {
  test.use({ stage: { settings: { speed: 'off', tips: false }, still: true } });

  test('they play to the end, see nobody’s hand, nor his, and win or lose together', { tag: '@long' }, async ({ theatre }) => {
    const { brawl, page } = await sitDown(theatre, 3, '1', { landlord: 'gentle' }, 8);
    await brawl.asked();
    await brawl.lift();
    await expect(page.locator('.dust-stand.landlord')).toHaveText(/Lord Humph/);
    await page.locator('[data-narrow]').first().tap();
    await expect(page.locator('.dust-stand.lit:not(.landlord)'), 'no card is for a friend').toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    const seen = await brawl.play();
    expect([0, 2], 'the app plays him').toEqual(expect.arrayContaining([...seen]));
    expect(brawl.searches).toBe(8);
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', /^landlord/);
    await expect(page.locator('[data-outcome]')).toHaveText(/Sun, Clank and Cloud win together!|has his quiet!|Everybody fell over!/);
    await expect(page.locator('.end-bows > li')).toHaveCount(4);
    await page.getByRole('button', { name: /again$/ }).tap();
    await brawl.searchVeil('before the next game');
    await brawl.lift();
    await expect(page.locator('.dust-stand.landlord'), 'he is there once').toHaveCount(1);
    // the bot may have hit him already, and the card that is held up may go to him: then the name begins with it
    await expect(page.getByRole('button', { name: /Lord Humph .* of 21 hearts/ }), 'and in again').toBeVisible();
  });
});

test.describe('a small phone', () => {
  test.use({ stage: { settings: { speed: 'off', textSize: 115, tips: false }, still: true, viewport: { width: 360, height: 640 } } });

  test('the card that was played lies under nobody, however many shields there are', { tag: '@long' }, async ({ theatre }) => {
    const page = await theatre.open('play/dust-up?seats=3&seed=5');
    const brawl = new Brawl(page, await theatre.inside(page));
    const seen = { cards: 0, shields: 0 };
    for (let taps = 0, answered = -1; taps < 60; taps++) {
      const asked = await brawl.asked(answered);
      if (asked === 'over') break;
      const { card, shields, covered } = await page.evaluate(() => {
        const played = document.querySelector('.dust-played')?.getBoundingClientRect();
        const players = [...document.querySelectorAll('.dust-who, .dust-shield')].map((one) => one.getBoundingClientRect());
        const over = players.map(({ left, right, top, bottom }) => {
          if (!played) return 0;
          const wide = Math.min(right, played.right) - Math.max(left, played.left);
          return Math.max(0, wide) * Math.max(0, Math.min(bottom, played.bottom) - Math.max(top, played.top));
        });
        const area = played ? played.width * played.height : 0;
        return { card: area > 0, shields: players.length - 3, covered: area > 0 ? Math.max(...over) / area : 0 };
      });
      if (card) seen.cards++;
      if (card && shields > 0) seen.shields++;
      // it lies a little askew
      expect(covered, `at tap ${taps}`).toBeLessThan(0.05);
      if (asked === 'veil') await brawl.lift();
      else {
        answered = Number(await page.locator('#app').getAttribute('data-move'));
        const answers = page.locator(asked === 'card' ? '[data-narrow]' : '[data-option]');
        await answers.nth((taps * 7) % (await answers.count())).tap();
        if (asked === 'card') await page.locator('.dust-raised [data-option]').tap();
      }
    }
    expect(seen.cards).toBeGreaterThan(10);
    expect(seen.shields).toBeGreaterThan(5);
  });
});

test.describe('a small phone on its side, with large letters', () => {
  test.use({ stage: { settings: { speed: 'off', textSize: 150, tips: false }, still: true, viewport: { width: 667, height: 375 } } });

  test('a card that is held up can be read, played, and put back', async ({ theatre }) => {
    const { brawl, page } = await sitDown(theatre, 3, '2');
    await brawl.asked();
    await brawl.lift();
    await page.locator('[data-narrow]').first().tap();
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await expect(page.locator('.dust-raised')).toHaveCount(0);
    await page.locator('[data-narrow]').first().tap();
    const play = page.locator('.dust-raised [data-option]');
    for (const [width, height] of [
      [844, 390],
      [568, 320],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const seen = await play.evaluate((button) => {
        const { left, top, width: w, height: h } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + w / 2, top + h / 2));
      });
      expect(seen, `Play it at ${width}x${height}`).toBe(true);
    }
    await play.tap();
    await expect(page.locator('#app')).toHaveAttribute('data-move', '1');
  });
});

test.describe('large letters', () => {
  test.use({ stage: { settings: { speed: 'off', textSize: 150, tips: false }, still: true } });

  test('whom a held-up card is for stays in sight, and a finger carries it there', async ({ theatre }) => {
    const { brawl, page } = await sitDown(theatre, 3, '1,2', { landlord: 'fair' });
    await brawl.asked();
    const card = page.locator('[data-narrow]').first();
    const landlord = page.locator('.dust-stand.landlord.lit .dust-who');
    await card.tap();
    for (const [width, height] of [
      [1180, 820],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isOpen = await landlord.evaluate((who) => {
        const { left, top, width: w, height: h } = who.getBoundingClientRect();
        return who.contains(document.elementFromPoint(left + w / 2, top + h / 2));
      });
      expect(isOpen, `he can be tapped at ${width}x${height}`).toBe(true);
    }
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const middle = async (what: Locator) => {
      const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const from = await middle(card);
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x, y: from.y - 20 });
    await expect(landlord).toBeVisible();
    await touch('touchMove', await middle(landlord));
    await touch('touchEnd');
    await brawl.asked(0);
    await expect(page.locator('.dust-stand.landlord'), 'he was hit').toHaveText(/Lord Humph(?!24)/);
  });
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1180, 820],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ stage: { settings: { speed: 'off' }, still: true, viewport: { width, height } } });

    test('the players stay where they are, whatever is said above them', async ({ theatre }) => {
      const { brawl, page } = await sitDown(theatre, 4, '2,3');
      const tops = new Set<string>();
      const said = { hint: 0, none: 0, turn: 0 };
      const look = async (what: keyof typeof said) => {
        said[what]++;
        tops.add(await page.locator('.dust-stands > li:first-child').evaluate((one) => one.getBoundingClientRect().top.toFixed(1)));
      };
      const app = page.locator('#app');
      let answered = -1;
      for (let taps = 0; taps < 40 && Math.min(...Object.values(said)) < 1; taps++) {
        const asked = await brawl.asked(answered);
        if (asked === 'veil') {
          await brawl.lift();
          continue;
        }
        await look((await page.locator('.tip-slip').count()) > 0 ? 'hint' : 'none');
        answered = Number(await app.getAttribute('data-move'));
        if (asked === 'card') await page.locator('[data-narrow]').first().tap();
        await page
          .locator(asked === 'card' ? '.dust-raised [data-option]' : '[data-option]')
          .first()
          .tap();
        await expect(app).not.toHaveAttribute('data-move', String(answered));
        if ((await page.locator('.look-back').count()) > 0) await look('turn');
      }
      expect(Math.min(...Object.values(said)), JSON.stringify(said)).toBeGreaterThan(0);
      expect([...tops]).toHaveLength(1);
    });
  });
