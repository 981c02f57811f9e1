import type { GameTypes, Json } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import type { MinutesTable } from '../games/length.ts';
import { type EveningStatistics, SECONDS_A_TURN } from './evening.ts';
import { EVENINGS } from './evenings.ts';
import { fail, playSeries } from './play-series.ts';
import { rounded } from './statistics.ts';

/** A kind of game: options that make it, and the numbers of players for which it is measured. */
type LengthPlan = { readonly options: Json; readonly players: readonly number[] };

/** Tells how each game ends, beside what its evening is like. */
function withEnds(evening: EveningStatistics<GameTypes> | undefined, ended: (state: Json) => void): EveningStatistics<GameTypes> {
  return {
    watch: (players) => {
      const watcher = evening?.watch(players);
      return {
        ...watcher,
        ended: (state, outcome) => {
          ended(state);
          watcher?.ended(state, outcome);
        },
      };
    },
    figures: () => evening?.figures() ?? {},
  };
}

/**
 * How many minutes of people each kind of game takes quick bots, at so many seconds a turn; a game of Magic and Mayhem also for what is
 * asked. Of a game in parts: how many minutes a part takes.
 */
export function minutesTable(gameModule: AnyGameModule, plans: readonly LengthPlan[], games: number): MinutesTable {
  const table: { [kind: string]: { [players: string]: number } } = {};
  for (const { options, players: counts } of plans)
    for (const players of counts) {
      let [kind, parts] = ['', 0];
      const series = { players, games, seed: 1, bots: ['greedy' as const], iterations: 0, options };
      const { turns, evening } = playSeries(gameModule, gameModule.bots, series, {
        failed: fail,
        evening: withEnds(EVENINGS[gameModule.game.id]?.(), (state) => {
          const length = gameModule.length?.(options, state);
          kind = length?.kind ?? '';
          parts += length?.parts ?? 1;
        }),
      });
      const minutes = rounded(Number(evening?.minutes ?? (turns.mean * SECONDS_A_TURN) / 60) / (parts / games), 1);
      console.log(`${gameModule.game.id}, ${players} players, ${kind}: ${minutes} minutes`);
      table[kind] = { ...table[kind], [players]: minutes };
    }
  return table;
}
