// @vitest-environment node
import { expect, test } from 'vitest';
import { checkPosition } from '../../src/app/import-export/check-position.ts';
import { ImportError } from '../../src/app/import-export/import-errors.ts';
import type { GameTypes, Json, Position } from '../../src/engine/game.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { initialPosition } from '../../src/engine/session.ts';
import { type Policy, playOut } from '../../src/engine/simulate.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModules } from '../../src/games/game-modules.ts';

/**
 * Every position of play is let in. A save names cards, tiles, heroes … of its box by their ids: wherever it does, a name of another box is
 * refused, and its place is told.
 */

const games = await Promise.all(Object.values(gameModules).map((open) => open()));
const FOREIGN = 'tin-hat-of-another-box';
const GAMES = 8;
const LET_IN = 'it was let in';

/** Every place of a position with a name out of `ids`. */
function* named(value: Json, ids: ReadonlySet<string>, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'string' && ids.has(value)) yield path;
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* named(inner as Json, ids, [...path, key]);
}
function renamed(value: Json, [key, ...rest]: readonly string[]): Json {
  if (key === undefined) return FOREIGN;
  if (Array.isArray(value)) return value.map((one, i) => (String(i) === key ? renamed(one, rest) : one));
  return { ...(value as { [key: string]: Json }), [key]: renamed((value as { [key: string]: Json })[key] ?? null, rest) };
}
/** Where a position is refused, or that it is not. */
function refusal(box: AnyGameModule, at: Position<GameTypes>, seats: number): string {
  try {
    checkPosition(box, seats, at as never, 'now');
    return LET_IN;
  } catch (error) {
    return error instanceof ImportError ? `${error.where}` : String(error);
  }
}

/** The position of some games every few decisions, with how many sit there. */
function* positions(box: AnyGameModule, policy: (random: Random) => Policy<GameTypes>): Generator<readonly [Position<GameTypes>, number]> {
  const { game, content } = box;
  const setups = [{}, ...(box.setups ?? [])];
  for (let seed = 1; seed <= GAMES; seed++) {
    const seats = Math.min(game.seats.max, game.seats.min + (seed % 3));
    const options = validate(game.schemas.options, setups[seed % setups.length], 'the options');
    const table = new Runner<GameTypes>(game, content, initialPosition(game, content, seats, options, seed));
    const mind = policy(Random.seed(seed));
    for (let i = 0; i < 40 && !table.outcome; i++) {
      playOut(table, mind, 3);
      yield [table.position, seats];
    }
  }
}

test.each(games.map((box) => [box.game.id, box] as const))('%s lets in whatever comes up in play', async (_, box) => {
  const { greedy } = box.bots;
  const refused: string[] = [];
  const kinds = new Set<string>();
  for (const [at, seats] of positions(box, greedy)) {
    // one for each pile of tasks that may wait
    const kind = at.agenda.map((task) => task.do).join(' ');
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const where = refusal(box, JSON.parse(JSON.stringify(at)) as Position<GameTypes>, seats);
    if (where !== LET_IN) refused.push(`${kind}: ${where}`);
  }
  expect(kinds.size).toBeGreaterThan(2);
  expect(refused).toEqual([]);
});

test.each(games.map((box) => [box.game.id, box] as const))('%s lets no name of another box in', async (_, box) => {
  const { greedy } = box.bots;
  const decks = Object.values(box.content).filter((deck) => typeof deck === 'object' && deck !== null && !Array.isArray(deck));
  const ids = new Set(decks.flatMap((deck) => Object.keys(deck)));
  const places = new Map<string, string>();
  for (const [at, seats] of positions(box, greedy))
    for (const path of named({ state: at.state, agenda: at.agenda } as Json, ids)) {
      const place = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/');
      if (!places.has(place))
        places.set(place, refusal(box, renamed(at as unknown as Json, path) as unknown as Position<GameTypes>, seats));
    }
  // a game of bare numbers has no names
  expect(places.size > 6).toBe(ids.size > 0);
  expect([...places.values()]).not.toContain(LET_IN);
  // a door is tried with a card or a hero's own gift: there what waits is refused as a whole
  places.delete('agenda/*/source');
  // a list stands for what is in it
  expect([...places].filter(([place, where]) => !`${where}/`.startsWith(`now/${place.split('/*')[0]}/`))).toEqual([]);
});
