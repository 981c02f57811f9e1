// @vitest-environment node
import { expect, test } from 'vitest';
import { landlordFigures } from '../../src/cli/balance-landlord.ts';
import { isWithin } from '../../src/cli/balance-last-one-standing.ts';
import { gameModule } from '../../src/games/dust-up/index.ts';

const plan = { games: 4000, strongGames: 0, seed: 1 };

test('[DU-24] those against the Landlord win as often as his level says, whether two or three', () => {
  const figures = landlordFigures(gameModule, plan);
  expect(figures.map(({ what }) => what)).toEqual([
    '2 against a gentle Landlord',
    '2 against a fair Landlord',
    '2 against a cruel Landlord',
    '3 against a gentle Landlord',
    '3 against a fair Landlord',
    '3 against a cruel Landlord',
  ]);
  expect(figures.filter((figure) => !isWithin(figure))).toEqual([]);
});

test('a Landlord who is too easy is seen', () => {
  const { game } = gameModule;
  const setup: typeof game.setup = (seats, options, random, content) =>
    game.setup(seats, { ...(options as object), landlord: 'gentle' }, random, content);
  expect(landlordFigures({ ...gameModule, game: { ...game, setup } }, { ...plan, games: 600 }).some((figure) => !isWithin(figure))).toBe(
    true,
  );
});
