import { appendFileSync } from 'node:fs';
import { COMPANIONS, expect, Twin, test } from './fixtures.ts';
import { robot } from './robot.ts';
import { link } from './user.ts';

/** CI plays two, most of their answers the quick bot's, so that they end soon; npm run robot plays as many as one likes, by chance alone. */
const { ROBOT_SEEDS, ROBOT_FROM, ROBOT_LOG, ROBOT_TILES, ROBOT_SEATS, ROBOT_GAME = 'magic-and-mayhem', ROBOT_TURNS } = process.env;
const from = Number(ROBOT_FROM ?? 1);
const seeds = Array.from({ length: Number(ROBOT_SEEDS ?? 2) }, (_, i) => from + i);
/** A race by chance alone lasts 150 rounds; it may end before. */
const turns = Number(ROBOT_TURNS ?? Number.POSITIVE_INFINITY);
/** The page is closed and opened again so often, and the server is gone all the while. */
const CLOSINGS = 4;
const AT_ONCE = { speed: 'off', sound: false };

type Asked = { readonly seats: number; readonly options: { readonly [name: string]: string | number | boolean } };
/** Tables of all sizes, long and short, in turn. */
const TABLES: { readonly [game: string]: readonly Asked[] } = {
  'magic-and-mayhem': [
    { seats: 3, options: { tiles: 9 } },
    { seats: 1, options: { tiles: 9, fallen: 'stay-out' } },
    { seats: 2, options: { tiles: 12, spentMarks: false } },
    { seats: 4, options: { tiles: 12 } },
    { seats: 6, options: { tiles: 9 } },
  ],
  'traps-and-treasures': [
    { seats: 2, options: {} },
    { seats: 4, options: { target: 15, friendly: true } },
    { seats: 6, options: { target: 15, pile: 'strict', hidden: true } },
  ],
  labyrinth: [
    { seats: 3, options: {} },
    { seats: 5, options: { dm: 'person' } },
    { seats: 4, options: { unlocked: 4 } },
    { seats: 6, options: { again: 'starts-over' } },
    { seats: 7, options: { unlocked: 2 } },
  ],
};
/** One table that was asked for is mostly played with sense: by chance alone a large dungeon does not end, and a small one takes long. */
const wanted = ROBOT_TILES ? { seats: Number(ROBOT_SEATS ?? 4), options: { tiles: Number(ROBOT_TILES) } } : null;
const sense = wanted ? 0.9 : ROBOT_SEEDS === undefined ? 0.8 : 0;
/** In Labyrinth some answers lie two taps deep, or many: a number that is turned up and down. */
const thorough = ROBOT_GAME === 'labyrinth' ? { thoroughEach: Number.POSITIVE_INFINITY } : {};
const tables = wanted ? [wanted] : (TABLES[ROBOT_GAME] ?? []);
const companion = (game: string, setup: Asked & { readonly seed: number }) => {
  const found = COMPANIONS[game];
  if (!found) throw new Error(`the robot does not know ${game}`);
  return found(setup);
};

test.describe('a robot that taps at random, without a network', () => {
  test.use({ stage: { settings: AT_ONCE, still: true, keepsApp: true } });

  for (const seed of seeds) {
    const table = tables[(seed - 1) % tables.length];
    if (!table) throw new Error(`there is no table for ${ROBOT_GAME}`);
    test(`plays to the end, seed ${seed}, ${table.seats} seats, ${JSON.stringify(table.options)}`, { tag: '@long' }, async ({
      theatre,
    }) => {
      const began = Date.now();
      let page = await theatre.open(link(table.seats, seed, table.options, ROBOT_GAME));
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await theatre.host.stop();
      const twin = companion(ROBOT_GAME, { ...table, seed });
      let outing = await robot(page, { seed, twin, moves: 15, turns, sense, ...thorough });
      for (
        let moves = 40;
        outing.outcome === null && twin.turns < turns;
        moves = moves < 40 * CLOSINGS ? moves + 40 : Number.POSITIVE_INFINITY
      ) {
        const address = page.url();
        await page.close();
        page = await theatre.context.newPage();
        await page.goto(address);
        outing = await robot(page, { seed: seed + moves, twin, moves, turns, sense, ...thorough });
      }
      expect(outing.outcome !== null || twin.turns >= turns).toBe(true);
      if (ROBOT_LOG)
        appendFileSync(
          ROBOT_LOG,
          `${JSON.stringify({ seed, ...table, ...outing, turns: twin.turns, seconds: (Date.now() - began) / 1000 })}\n`,
        );
    });
  }
});

if (ROBOT_SEEDS === undefined) {
  test.describe('a robot that taps at random', () => {
    test.use({ stage: { settings: AT_ONCE, still: true } });

    test('plays a while at Traps and Treasures, and finds every answer', { tag: '@long' }, async ({ theatre }) => {
      const setup = { seats: 3, seed: 2, options: {} };
      const page = await theatre.open(link(setup.seats, setup.seed, setup.options, 'traps-and-treasures'));
      const { moves } = await robot(page, { seed: 2, moves: 60, twin: companion('traps-and-treasures', setup) });
      expect(moves).toBe(60);
    });

    test('plays a while at Labyrinth, with somebody as dungeon master', { tag: '@long' }, async ({ theatre }) => {
      const setup = { seats: 4, seed: 3, options: { dm: 'person' } };
      const page = await theatre.open(link(setup.seats, setup.seed, setup.options, 'labyrinth'));
      const { moves } = await robot(page, {
        seed: 3,
        moves: 60,
        twin: companion('labyrinth', setup),
        thoroughEach: Number.POSITIVE_INFINITY,
      });
      // dice that fall by themselves are a move more
      expect(moves).toBeGreaterThanOrEqual(60);
    });

    test('plays beside two bots', async ({ theatre }) => {
      const page = await theatre.open(`${link(3, 4, { tiles: 9 })}&bots=1,2`);
      const { moves, outcome } = await robot(page, { seed: 4, moves: 25 });
      expect(outcome !== null || moves >= 25).toBe(true);
    });
  });

  test('the robot plays a while at the usual speed, with everything shown', { tag: '@long' }, async ({ theatre }) => {
    const page = await theatre.open(link(4, 5, { tiles: 9 }));
    const { moves } = await robot(page, { seed: 5, moves: 25, twin: new Twin({ seats: 4, seed: 5, options: { tiles: 9 } }) });
    expect(moves).toBe(25);
  });
}
