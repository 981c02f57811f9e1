import type { Locator, Page } from '@playwright/test';
import { Campaign } from './campaign.ts';
import { expect, Meddler, meddlingSeed, POWERS, type Theatre, test } from './fixtures.ts';
import { tapAnswer } from './labyrinth-answer.ts';
import { nextFrame } from './page-state.ts';
import { Hand, link } from './user.ts';

/** Labyrinth by taps: a party of four down to the second floor, with the app as dungeon master; and a person who meddles with everything. */

const open = (theatre: Theatre, seats: number, options: object): Promise<Page> =>
  theatre.open(`play/labyrinth?seats=${seats}&seed=7&options=${encodeURIComponent(JSON.stringify(options))}`);
const quick = { settings: { speed: 'off', sound: false, tips: false }, still: true };

test.describe('a tablet that lies', () => {
  test.use({ stage: { ...quick, viewport: { width: 1180, height: 820 } } });

  test('three take an errand, come to its end, and read of it in the campaign book; Back closes it', async ({ theatre }) => {
    const page = await open(theatre, 3, {});
    const campaign = new Campaign(page);
    campaign.stairs = 'none';
    await campaign.until(async () => (await page.locator('.gate-slip').count()) > 0);
    await expect(page.locator('.errand')).toHaveCount(2);
    await expect(page.locator('.errand[aria-pressed="true"]')).toHaveCount(0);
    const strip = page.locator('.errand-strip');
    await campaign.until(async () => (await strip.filter({ hasText: 'the door with the flag' }).count()) > 0);
    await campaign.until(async () => (await strip.filter({ hasText: /done!|not this time/ }).count()) > 0);
    campaign.stairs = 'up';
    // whoever came home grows first
    const feats = page.getByRole('list', { name: 'What is new' });
    await campaign.until(async () => (await page.locator('.town').count()) > 0);
    await expect(feats.getByRole('button')).toHaveCount(3);
    await campaign.until(async () => (await feats.count()) === 0);
    await page.getByRole('button', { name: 'The campaign book' }).tap();
    const book = page.getByRole('dialog', { name: 'The campaign book' });
    await expect(book.getByText('Delve 1')).toBeVisible();
    await expect(book.getByText(/done!|not this time/)).toBeVisible();
    await expect(book.getByText(/has learned a trick|is called|has a scar now/).first()).toBeVisible();
    await page.goBack();
    await expect(book).toHaveCount(0);
    await expect(page.locator('.town')).toBeVisible();
  });

  test('a dungeon master has the best seat: what they see behind the doors nobody else does', { tag: '@long' }, async ({ theatre }) => {
    const page = await open(theatre, 4, { dm: 'person' });
    const campaign = new Campaign(page);
    const corner = page.locator('.dm-corner');
    const screen = page.locator('.dm-screen');
    const tap = async (name: RegExp, among?: Locator) => {
      expect(await campaign.tap(name, among), String(name)).toBe(true);
      await campaign.asked();
    };
    /** Opens what lies folded up, and taps the first thing in it. */
    const pickIn = async (fold: string, within: Locator) => {
      await within.locator('summary', { hasText: fold }).first().tap();
      await tap(/./, within.locator('details[open] [data-option]').first());
    };
    const told = (line: RegExp) => expect(page.getByRole('button', { name: /^Take back/ })).toHaveAccessibleName(line);
    const place = async () => (await corner.boundingBox())?.x;

    // in town: an errand at the gate, and a line for all
    await campaign.until(async () => (await page.locator('.gate-slip').count()) > 0);
    const inTown = await place();
    await tap(/^Call Bolt/);
    await pickIn('Hang up an errand', screen);
    await told(/hangs up an errand/);
    await screen.getByRole('textbox').fill('Who sings, \n gets cake! <b>Now</b>');
    await expect(screen.getByRole('button', { name: 'Show it to all' })).toBeVisible();
    await tap(/^Show it to all/);
    await told(/says: “Who sings, gets cake! <b>Now<\/b>”/);
    await tap(/^Go on/);

    // on the way: behind the veil, what waits behind the doors
    await campaign.until(async () => (await page.locator('.delve-map').count()) > 0 && (await screen.count()) === 0);
    expect(await place()).toBe(inTown);
    await tap(/^Call Bolt/);
    await page.getByRole('button', { name: 'Look behind the doors' }).tap();
    await expect(page.locator('[data-veil]')).toBeVisible();
    await expect(screen).toHaveCount(0);
    await page.locator('[data-reveal]').tap();
    const door = screen.getByRole('region', { name: /^Behind the door/ }).first();
    const next = screen.getByRole('region', { name: 'The next room' });
    await expect(door.locator('.torches').first()).toBeVisible();
    const coming = await next.locator('.dm-card-name').textContent();
    /** A card that is too much is put there all the same. */
    const allTheSame = async () => void (await campaign.tap(/^Do it all the same/));
    await tap(/^Swap what is behind the door/);
    await allTheSame();
    await expect(door.locator('.dm-card-name')).toHaveText(coming ?? '');
    await pickIn('Choose another', next);
    await allTheSame();
    await pickIn('Choose another', screen.getByRole('region', { name: /^The next thing/ }));
    await pickIn('An errand here', screen);
    await expect(screen.locator('details', { hasText: 'An errand here' })).toHaveCount(0);
    const secret = (await next.locator('.dm-card-name').textContent()) ?? '';
    await tap(/^Back/);
    await expect(page.locator('#app')).not.toContainText(secret);

    // what is deadly is asked about first, and nobody else sees it
    await tap(/^Sun/);
    for (;;) {
      if (!(await campaign.tap(/^Take 5 HP/))) await tap(/^Take 1 HP/);
      await campaign.asked();
      if ((await page.locator('.lab-warning').count()) > 0) break;
      await tap(/^Sun/);
    }
    await tap(/^Rather not/);
    await tap(/^Go on/);
    await expect(corner).toBeVisible();
    await expect(page.locator('#app')).not.toContainText(secret);
  });

  test('a dungeon master uses every power that the rules have, each by taps', { tag: '@long' }, async ({ theatre }) => {
    const setup = { seats: 4, options: { dm: 'person' } };
    const seed = meddlingSeed(setup, 95);
    const twin = new Meddler({ ...setup, seed });
    const page = await theatre.open(link(setup.seats, seed, setup.options, 'labyrinth'));
    const hand = new Hand(page);
    const veil = page.locator('[data-reveal]');
    let after = -1;
    while (twin.asked && twin.missing.length > 0) {
      const { asked } = twin;
      const where = `move ${twin.moves}, ${asked.task}`;
      await page.waitForFunction((done) => {
        const { move, saved } = document.getElementById('app')?.dataset ?? {};
        return Number(move) > done && move === saved && document.querySelector('[data-reveal], [data-option], [data-narrow], [data-roll]');
      }, after);
      // what is asked is drawn after the next paint
      await nextFrame(page);
      if ((await veil.count()) > 0) await hand.tap(veil);
      // a house stays open after a deal, also if nothing more can be done in it
      if ((await page.locator('.hand-over').count()) === 0) await hand.closeSheet();
      const seen = await hand.asked();
      expect({ move: seen.move, seat: seen.seat }, where).toEqual({ move: twin.moves, seat: asked.seat });
      after = seen.move;
      if (asked.kind === 'roll') {
        await hand.tap(page.locator('[data-roll]'));
        twin.roll();
        continue;
      }
      const index = twin.curious();
      const command = twin.commands[index];
      const line = command?.do === 'line' ? 'Mind the step!' : undefined;
      if (line !== undefined) await page.locator('.dm-line textarea').fill(line);
      // the screen is opened from its corner
      if (command?.do === 'call-dm') await expect(page.locator(`.dm-corner[data-option="${index}"]`)).toBeVisible();
      await tapAnswer(hand, twin, index);
      twin.choose(index, line);
    }
    expect([...POWERS].filter((power) => !twin.used.has(power))).toEqual([]);
  });

  test('four roll up their heroes and go down to the second floor', { tag: '@long' }, async ({ theatre }) => {
    const page = await open(theatre, 4, {});
    const campaign = new Campaign(page);
    const down = page.getByRole('button', { name: 'Deeper' });
    await campaign.until(async () => (await down.count()) > 0);
    await page.setViewportSize({ width: 844, height: 390 });
    await nextFrame(page);
    // for a moment after the torch has passed, the shade that catches late taps lies over all
    await expect(page.locator('.finger-shade')).toHaveCount(0);
    const inSight = down.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(await inSight, 'on a phone on its side the stairs are on the screen').toBe(true);
    await page.setViewportSize({ width: 1180, height: 820 });
    await campaign.until(async () => (await page.locator('.delve-map.floor-2').count()) > 0);
    const { did } = campaign;
    for (const [deed, least] of Object.entries({ fights: 1, doors: 1, bought: 1, homes: 4, heroes: 4 }))
      expect(did[deed as keyof typeof did], deed).toBeGreaterThanOrEqual(least);
    // nothing is lost when the tablet is put away
    await page.reload();
    await expect(page.locator('.delve-map.floor-2')).toBeVisible();
  });
});

test.describe('a tablet that stands, with large letters', () => {
  test.use({ stage: { settings: { ...quick.settings, textSize: 150 }, still: true, viewport: { width: 820, height: 1180 } } });

  test('everybody’s name and hit points can be read', { tag: '@long' }, async ({ theatre }) => {
    const page = await open(theatre, 4, {});
    await new Campaign(page).until(async () => (await page.locator('.town').count()) > 0);
    const cut = await page
      .locator('.mate-words > *')
      .evaluateAll((words) => words.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    expect(cut).toEqual([]);
    expect(await page.locator('.mate-words .hit-points').first().textContent()).toMatch(/\d+/);
  });
});

test.describe('a phone', () => {
  test.use({ stage: { ...quick, viewport: { width: 390, height: 844 } } });

  test('in a room with a chest one sees the room, its doors and all that can be done, also with large letters', async ({ theatre }) => {
    const page = await open(theatre, 4, {});
    await new Campaign(page).until(async () => (await page.locator('.lab-chest').count()) > 0);
    for (const [width, height, letters] of [
      [390, 844, 1],
      [360, 640, 1],
      [390, 844, 1.5],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => document.documentElement.style.setProperty('--text-size', `${size}`), letters);
      const hidden = () =>
        page.evaluate(() => {
          const here = document.querySelector<HTMLElement>('.map-room.here');
          const outside = (within: string, what: string, part: number) => {
            const box = document.querySelector(within)?.getBoundingClientRect() ?? new DOMRect();
            return [...document.querySelectorAll(what)].filter((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              const seen = Math.min(bottom, box.bottom) - Math.max(top, box.top);
              return seen < (bottom - top) * part - 1;
            });
          };
          return [
            ...outside('.board-scroller', '.map-room.here', 1),
            ...outside('.board-scroller', `.map-door.go[data-door^="${here?.dataset.room} "]`, 0.6),
            ...outside('.lab-stage', '.lab-chest button', 1),
          ].map((element) => element.getAttribute('aria-label') ?? element.textContent);
        });
      await expect.poll(hidden, `${width}x${height}, letters ${letters}`).toEqual([]);
    }
  });

  test('a dungeon master meddles with everything; all of it is told, and taken back', { tag: '@long' }, async ({ theatre }) => {
    const page = await open(theatre, 4, { dm: 'person' });
    const campaign = new Campaign(page);
    const screen = page.locator('.dm-screen');
    await campaign.until(async () => (await screen.count()) > 0);
    const tap = async (name: RegExp) => {
      expect(await campaign.tap(name), String(name)).toBe(true);
      await campaign.asked();
    };
    const press = async (name: RegExp, where: Page | Locator = page) => {
      const before = await page.evaluate(() => document.getElementById('app')?.dataset.move);
      await where.getByRole('button', { name }).tap();
      await page.waitForFunction((move) => document.getElementById('app')?.dataset.move !== move, before);
      await campaign.asked();
    };
    /** How often the chronicle tells it. */
    const told = async (line: RegExp): Promise<number> => {
      await page.getByRole('button', { name: /^Chronicle/ }).tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      const times = await dialog.getByText(line).count();
      await dialog.getByRole('button', { name: 'Back' }).tap();
      return times;
    };
    /** Does it, takes it back, and does it again: the buttons and the chronicle follow. */
    const deed = async (name: RegExp, line: RegExp) => {
      await tap(name);
      await expect(page.getByRole('button', { name: /^Take back/ }), `${name} is told`).toHaveAccessibleName(line);
      await press(/^Take back/);
      const before = await told(line);
      await press(/^Do it again/);
      expect(await told(line), `${name} is taken back, and done again`).toBe(before + 1);
    };
    /** The same of what leads to a roll: it can be taken back until the die is thrown. */
    const deedAndRoll = async (name: RegExp, line: RegExp, ready: () => Promise<void> = async () => undefined) => {
      const dice = page.locator('.dice-scene');
      const times = await told(line);
      await ready();
      await tap(name);
      await expect(dice.getByRole('button', { name: /^Take back/ })).toHaveAccessibleName(line);
      await press(/^Take back/, dice);
      expect(await told(line), `${name} is taken back`).toBe(times);
      await ready();
      await tap(name);
      await campaign.throwAll();
      expect(await told(line), `${name} is told`).toBe(times + 1);
    };
    const forHero = async (hero: RegExp, name: RegExp, line: RegExp) => {
      if ((await page.getByRole('heading', { name: 'Give or take' }).count()) === 0) await tap(hero);
      await deed(name, line);
    };
    const Sun = /^Sun/;

    // for the mood
    await page.locator('summary', { hasText: 'Tell of something' }).tap();
    await deed(/^Tell of a drip/, /Drip\. Drip\./);
    // to one hero and from one hero: silver, hit points, cards
    await forHero(Sun, /^Give Sun 5 silver/, /gives Sun 5 silver/);
    await forHero(Sun, /^Take 1 silver from Sun/, /takes 1 silver from Sun/);
    await forHero(Sun, /^Take 5 HP from Sun/, /is hard on Sun/);
    await forHero(Sun, /^Give Sun 1 HP/, /is kind to Sun/);
    await forHero(Sun, /^Hand out some rations/, /has a gift for Sun/);
    await forHero(Sun, /^Take the rations/, /takes the rations from Sun/);
    // a check, by anybody and with anything
    await tap(Sun);
    await deedAndRoll(/^Ask for 10 or more with Luck/, /asks Sun for 10 or more with Luck/);
    await tap(/^Cloud/);
    await deedAndRoll(/^Ask for 20 or more with Intelligence/, /asks Cloud for 20 or more with Intelligence/);
    // a monster comes, and another one goes home
    await page.locator('summary', { hasText: /Or somebody else|Bring a monster/ }).tap();
    await deed(/^Add (a )?goblin$/i, /adds a goblin/);
    await deed(/^Add (a )?kobold$/i, /adds a kobold/);
    await deed(/^Send the kobold home/, /sends the kobold home/);
    await tap(/^Go on/);

    // those that are left attack whom the dungeon master picks
    const targets = page.locator('.fight').getByRole('list', { name: 'The party' }).locator('[data-option]');
    await campaign.until(async () => (await targets.count()) > 0);
    const pickForAll = async () => {
      while ((await targets.count()) > 0) await tap(Sun);
    };
    await pickForAll();
    await press(/^Take back/, page.locator('.dice-scene'));
    await expect(targets).toHaveCount(3);
    await pickForAll();
    await campaign.throwAll();
    expect(await told(/ (hits|goes for) Sun/)).toBeGreaterThan(0);

    // somebody runs, and the dungeon master says how hard that is
    await campaign.until(async () => (await page.getByRole('button', { name: 'Run!' }).and(page.locator('[data-option]')).count()) > 0);
    await tap(/^Run!/);
    await deedAndRoll(/^9 or more/, /says: 9 or more/, async () => {
      await page.getByRole('button', { name: /^Easy/ }).tap();
      await page.getByRole('button', { name: 'One less' }).tap();
      await expect(page.getByRole('button', { name: /^9 or more/ })).toBeVisible();
    });
  });
});
