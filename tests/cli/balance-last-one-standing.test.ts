// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Figure, fairness, isWithin } from '../../src/cli/balance-last-one-standing.ts';
import { randomPolicy } from '../../src/engine/bots/random.ts';
import { asAnyGameModule, type GameModule } from '../../src/engine/game-module.ts';
import { type Brawl, brawl, content } from '../engine/brawl.ts';

/** Pyjamas are drawn by the seed, as heroes are; nobody's are better than anybody's, unless somebody cheats. */
const PYJAMAS = ['dots', 'stars', 'stripes'];
const seatsOf = (state: { readonly players: readonly unknown[] }) => state.players.map((_, seat) => PYJAMAS[seat % 3] ?? '');
const gameModule = (game: Partial<GameModule<Brawl>['game']> = {}): GameModule<Brawl> => ({
  game: { ...brawl, setup: (seats, _, random, cards) => brawl.setup(seats, { hearts: 4 }, random, cards), ...game },
  content,
  bots: { greedy: randomPolicy },
  heroes: seatsOf,
  verdict: () => null,
  problems: () => [],
});
async function told(of: GameModule<Brawl>, strongGames = 0): Promise<Figure[]> {
  const figures: Figure[] = [];
  await fairness(asAnyGameModule(of), PYJAMAS, {}, { games: 60, strongGames, seed: 1 }, (more) => figures.push(...more));
  return figures;
}

describe('fairness', () => {
  test('is told of heroes, seats, ties and every pairing', async () => {
    const figures = await told(gameModule());
    const what = figures.map((figure) => figure.what);
    expect(what).toEqual(
      expect.arrayContaining(['four, source: dots', 'four, defaults: seat 3', 'two, defaults: ties', 'two: dots against stripes']),
    );
    expect(new Set(what).size).toBe(what.length);
    const seats = figures.filter((figure) => /^three, defaults: seat/.test(figure.what));
    expect(seats.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100, 0);
    expect(seats[0]).toMatchObject({ least: 31.33, most: 35.33 });
  });

  test('sees a seat that always wins', async () => {
    const figures = await told(
      gameModule({ steps: { ...brawl.steps, turn: (context) => context.finish({ winners: [0], reason: 'cheated' }) } }),
    );
    expect(figures.find(({ what }) => what === 'two, defaults: seat 0')).toMatchObject({ value: 100, most: 52 });
    expect(figures.filter((figure) => !isWithin(figure)).length).toBeGreaterThan(10);
  });

  test('plays with bots that think ahead when it is asked to', async () => {
    const figures = await told(
      gameModule({ steps: { ...brawl.steps, turn: (context) => context.finish({ winners: [1], reason: 'cheated' }) } }),
      3,
    );
    expect(figures.find(({ what }) => what === 'four, strong, defaults: seat 1')).toMatchObject({ value: 100 });
  });
});
