// @vitest-environment node
import { expect, test } from 'vitest';
import { helpFigures } from '../../src/cli/balance-help.ts';
import { isWithin } from '../../src/cli/balance-last-one-standing.ts';
import { gameModule } from '../../src/games/dust-up/index.ts';

const plan = { games: 2000, strongGames: 0, seed: 1 };

test('[DU-22] a careless player with a lot of help wins about an even share, with a little between half of it and it', () => {
  const figures = helpFigures(gameModule, 2, plan);
  expect(figures.map(({ what, least, most }) => [what, least, most])).toEqual([
    ['2 players: careless, a lot of help', 45, 55],
    ['2 players: careless, a little help', 25, 50],
  ]);
  expect(figures.filter((figure) => !isWithin(figure))).toEqual([]);
});

test('help that does not help is seen', () => {
  const { game } = gameModule;
  const help: typeof game.help = (state, seat, _level, content) => game.help?.(state, seat, 'harder', content);
  const figures = helpFigures({ ...gameModule, game: { ...game, help } }, 2, { ...plan, games: 40 });
  expect(figures.some((figure) => !isWithin(figure))).toBe(true);
});
