import type { AnyGameModule } from '../engine/game-module.ts';
import { LANDLORD_LEVELS, LANDLORD_RIVALS, type LandlordLevel } from '../games/dust-up/state/constants.ts';
import type { Figure, Plan } from './balance-last-one-standing.ts';
import { fail, playSeries } from './play-series.ts';
import { percent } from './statistics.ts';

/** How often those who play against Dust-Up's Landlord win (DU-24). */

/** The share of games, in 100, that they should win. */
const SHARES: { readonly [K in LandlordLevel]: readonly [least: number, most: number] } = {
  gentle: [70, 80],
  fair: [50, 60],
  cruel: [30, 40],
};

/** How many may play against him. */
export const RIVALS = Array.from({ length: LANDLORD_RIVALS.max - LANDLORD_RIVALS.min + 1 }, (_, i) => LANDLORD_RIVALS.min + i);

/** How often so many win against a landlord, in 100. */
export function winsAgainst(
  gameModule: AnyGameModule,
  rivals: number,
  landlord: LandlordLevel,
  { games, seed }: Pick<Plan, 'games' | 'seed'>,
): number {
  const series = { players: rivals + 1, games, seed, bots: ['greedy' as const], iterations: 0, options: { landlord } };
  const { wins, finished } = playSeries(gameModule, gameModule.bots, series, { failed: fail });
  return percent(wins.won ?? 0, finished);
}

/** How often they win, by level and by how many they are. A level has as many games as half of a plan. */
export function landlordFigures(gameModule: AnyGameModule, { games, seed }: Plan): Figure[] {
  return RIVALS.flatMap((rivals) =>
    LANDLORD_LEVELS.map((landlord): Figure => {
      const value = winsAgainst(gameModule, rivals, landlord, { games: Math.ceil(games / 2), seed });
      const [least, most] = SHARES[landlord];
      return { what: `${rivals} against a ${landlord} Landlord`, value, least, most };
    }),
  );
}
