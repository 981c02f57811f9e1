// @vitest-environment node
import { expect, test } from 'vitest';
import { dustUpEvening } from '../../src/cli/evening-dust-up.ts';
import { fail, playSeries } from '../../src/cli/play-series.ts';
import type { Json } from '../../src/engine/game.ts';
import { dustUpModule } from '../../src/games/dust-up/index.ts';

const evening = (options: Json) => {
  const series = { players: 4, games: 150, seed: 1, bots: ['greedy' as const], iterations: 0, options };
  return playSeries(dustUpModule, dustUpModule.bots, series, { failed: fail, evening: dustUpEvening() }).evening;
};

test.each([{}, { teams: true }, { landlord: 'fair' }])(
  '[DU-17] a ghost decides in each round: at %j it waits for the others once',
  (options) => {
    const [median, most, longest] = evening(options)?.ghostWaits as readonly number[];
    expect([median, most, longest]).toEqual([3, 3, 3]);
  },
);

test('[DU-17] ghosts who sleep wait for the end', () => {
  const [, most = 0] = evening({ ghosts: false })?.ghostWaits as readonly number[];
  expect(most).toBeGreaterThan(3);
});

test('[DU-24] what the Landlord does is no touch of a person', () => {
  const touches = Number(evening({ landlord: 'fair' })?.touches);
  expect(touches).toBeGreaterThan(2);
  expect(touches).toBeLessThan(4);
});
