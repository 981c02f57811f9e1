import type { Json } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import { HELP_LEVELS } from '../engine/seats.ts';
import { PLAYS, type Player, type Plays, type WinTable } from '../games/evenness.ts';
import { winsOfOne } from './balance-help.ts';

/** What is measured of one player among quick ones: at tables of these numbers, with these options. */
type WinPlan = { readonly players: readonly number[]; readonly options?: Json; readonly games: number };

/** How often one player wins, by number of players; with `sides`, by that number of sides in place of it. */
export function winTable(gameModule: AnyGameModule, { players: counts, options = {}, games }: WinPlan, sides?: number): WinTable {
  const measure = (players: number, player: Player): number => {
    const won = Math.round(winsOfOne(gameModule, players, player, { games, seed: 1, options }));
    console.log(`${gameModule.game.id}, ${players} players: ${Object.values(player).join(', ')}: ${won} of 100 won`);
    return won;
  };
  return Object.fromEntries(
    counts.map((players) => {
      const even = Math.round(100 / (sides ?? players));
      const of = (plays: Plays) =>
        Object.fromEntries(
          HELP_LEVELS.map((help) => [help, plays === 'quick' && help === 'none' ? even : measure(players, { plays, help })]),
        );
      return [sides ?? players, Object.fromEntries(PLAYS.map((plays) => [plays, of(plays)]))];
    }),
  ) as WinTable;
}

/** The same of a clever bot, which thinks long: so it plays fewer games, and without help. */
export const cleverWins = (gameModule: AnyGameModule, players: number, games: number): number =>
  Math.round(winsOfOne(gameModule, players, { plays: 'clever' }, { games, seed: 1 }));
