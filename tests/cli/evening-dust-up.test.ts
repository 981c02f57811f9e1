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

/** Median, 95th percentile and most. */
const waits = (options: Json): readonly number[] => {
  const figure = evening(options)?.ghostWaits;
  return typeof figure === 'object' ? figure : [];
};

test.each([{}, { teams: true }, { landlord: 'fair' }])(
  '[DU-17] a ghost decides in each round: at %j it waits for the others once',
  (options) => {
    expect(waits(options)).toEqual([3, 3, 3]);
  },
);

test('[DU-17] ghosts who sleep wait for the end', () => {
  expect(waits({ ghosts: false })[1]).toBeGreaterThan(3);
});

test.each([{}, { teams: true }, { landlord: 'fair' }])('a turn has at most 3.5 touches at %j, and not just one', (options) => {
  const touches = Number(evening(options)?.touches);
  expect(touches).toBeGreaterThan(2);
  expect(touches).toBeLessThanOrEqual(3.5);
});

test.each([{}, { teams: true }, { landlord: 'gentle' }, { landlord: 'cruel' }])(
  'the lead changes hands at least three times at %j',
  (options) => {
    expect(evening(options)?.leads).toBeGreaterThanOrEqual(3);
  },
);
