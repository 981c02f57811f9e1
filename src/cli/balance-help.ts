import type { Json } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import type { HelpLevel } from '../engine/seats.ts';
import type { Player } from '../games/evenness.ts';
import type { Figure, Plan } from './balance-last-one-standing.ts';
import { type BotName, fail, playSeries } from './play-series.ts';
import { percent, rounded } from './statistics.ts';

/** How far help evens a table: one careless player among quick ones; and how much it helps a band. */

/** How far from an even share a player with a lot of help may win. */
const NEAR = 5;
/** How many points of 100 help for one person may raise the chance of a band. */
const BAND_POINTS = 8;
/** So many points may be luck. */
const LUCK = 3;

const BOT_OF = { quick: 'greedy', careless: 'careless', clever: 'strong' } as const;

/** How often such a player wins among quick ones without help, in 100. It sits in each place in turn. A tie counts for nobody. */
export function winsOfOne(
  gameModule: AnyGameModule,
  players: number,
  player: Player,
  { games, seed, options = {} }: Pick<Plan, 'games' | 'seed'> & { readonly options?: Json },
): number {
  const each = Math.ceil(games / players);
  let [won, finished] = [0, 0];
  for (let place = 0; place < players; place++) {
    const at = <T>(here: T, elsewhere: T): T[] => Array.from({ length: players }, (_, seat) => (seat === place ? here : elsewhere));
    const series = {
      players,
      games: each,
      seed: seed + place * each,
      bots: at<BotName>(BOT_OF[player.plays], 'greedy'),
      help: at<HelpLevel>(player.plays === 'clever' ? 'none' : player.help, 'none'),
      iterations: gameModule.searchIterations?.clever ?? 0,
      options,
    };
    const summary = playSeries(gameModule, gameModule.bots, series, { failed: fail });
    won += summary.wins[place] ?? 0;
    finished += summary.finished;
  }
  return percent(won, finished);
}

/** With a lot of help a careless player wins about an even share; with a little, between half of that and it. A line has so many games as the plan. */
export function helpFigures(gameModule: AnyGameModule, players: number, { games, seed }: Plan): Figure[] {
  const share = 100 / players;
  const line = (level: HelpLevel, least: number, most: number): Figure => ({
    what: `${players} players: careless, ${level === 'lot' ? 'a lot of' : 'a little'} help`,
    value: winsOfOne(gameModule, players, { plays: 'careless', help: level }, { games, seed }),
    least: rounded(least),
    most: rounded(most),
  });
  return [line('lot', share - NEAR, share + NEAR), line('little', share / 2, share)];
}

/** In a game that is played together: how much a lot of help for one of so many raises how often they win, in points of 100. */
export function bandHelpFigures(gameModule: AnyGameModule, players: number, { games, seed }: Plan): Figure[] {
  const won = (help: readonly HelpLevel[]): number => {
    const series = { players, games, seed, bots: ['greedy' as const], help, iterations: 0, options: {} };
    const { wins, finished } = playSeries(gameModule, gameModule.bots, series, { failed: fail });
    return percent(wins.won ?? 0, finished);
  };
  const value = rounded(won(['lot']) - won([]));
  return [{ what: `points with a lot of help for one of ${players}`, value, least: -LUCK, most: BAND_POINTS }];
}
