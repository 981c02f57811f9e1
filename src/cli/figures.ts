import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyGameModule, asAnyGameModule } from '../engine/game-module.ts';
import { HELP_LEVELS } from '../engine/seats.ts';
import { dustUpModule } from '../games/dust-up/index.ts';
import { HELP as dustUpHelp } from '../games/dust-up/state/constants.ts';
import { type EvennessFigures, PLAYS, type Plays, type WinTable } from '../games/evenness.ts';
import { mayhemModule } from '../games/magic-and-mayhem/index.ts';
import { type Figures, inputsOfFigures, type Odds, VARIANTS, type Variant } from '../games/magic-and-mayhem/rules/difficulty-variants.ts';
import { trapsModule } from '../games/traps-and-treasures/index.ts';
import { HELP as trapsHelp } from '../games/traps-and-treasures/state/constants.ts';
import { integerOption, UsageError, withUsage } from './arguments.ts';
import { winsOfOne } from './balance-help.ts';
import { parties } from './figures-labyrinth.ts';
import { playSeries } from './play-series.ts';

/** Writes a game's measured figures, which the app's sentences are made of. */
const write = (game: string, figures: Figures | EvennessFigures): void =>
  writeFileSync(`content/${game}/figures.json`, `${JSON.stringify(figures, null, 2)}\n`);

/** What each game measures, and how many games it plays for that. */
const MEASURED: { readonly [game: string]: { readonly games: number; readonly measure: (games: number) => void } } = {
  'magic-and-mayhem': { games: 1000, measure: difficulties },
  'dust-up': { games: 1000, measure: (games) => evenness(asAnyGameModule(dustUpModule), [2, 3, 4], dustUpHelp, games) },
  'traps-and-treasures': { games: 1000, measure: (games) => evenness(asAnyGameModule(trapsModule), [2, 3, 4], trapsHelp, games) },
  labyrinth: { games: 300, measure: parties },
};

/** Measures what the seats say, for one game or for all, and writes it to the game's content. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run figures -- [GAME] [--games G]', async () => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { games: { type: 'string' } } });
    const [chosen] = positionals;
    if (chosen !== undefined && !MEASURED[chosen]) throw new UsageError(`which game? There are ${Object.keys(MEASURED).join(', ')}`);
    for (const [game, { games, measure }] of Object.entries(MEASURED))
      if (chosen === undefined || chosen === game) measure(integerOption(values.games, 'games', games, 1));
    return 0;
  });

/** How often one player wins among quick ones: a quick or a careless one, with each level of help. */
function evenness(gameModule: AnyGameModule, counts: readonly number[], rules: object, games: number): void {
  const { id } = gameModule.game;
  const wins = Object.fromEntries(
    counts.map((players) => {
      const of = (plays: Plays) =>
        Object.fromEntries(
          HELP_LEVELS.map((help) => {
            const won = Math.round(
              plays === 'quick' && help === 'none' ? 100 / players : winsOfOne(gameModule, players, { plays, help }, games, 1),
            );
            console.log(`${id}, ${players} players: ${plays}, ${help}: ${won} of 100 won`);
            return [help, won];
          }),
        );
      return [players, Object.fromEntries(PLAYS.map((plays) => [plays, of(plays)]))];
    }),
  ) as WinTable;
  write(id, { of: JSON.stringify(rules), games, wins });
}

/** Plays games with each difficulty variant alone. A game that never ends counts as lost. */
function difficulties(games: number): void {
  const oddsOf = (variant: Variant): Odds => {
    const options = { tiles: 12, ...VARIANTS[variant] };
    const series = { players: 4, games, seed: 1, bots: ['greedy' as const], iterations: 0, options };
    const { wins, decisions } = playSeries(mayhemModule, mayhemModule.bots, series, {
      failed: (seed) => console.error(`${variant}: seed ${seed} never ends`),
    });
    console.log(`${variant.padEnd(16)} ${wins.won} of ${games} won, ${decisions.median} decisions`);
    return { won: Math.round((100 * (wins.won ?? 0)) / games), decisions: decisions.median };
  };
  const variants = Object.keys(VARIANTS) as Variant[];
  const odds = Object.fromEntries(variants.map((variant) => [variant, oddsOf(variant)])) as Figures['odds'];
  write('magic-and-mayhem', { of: inputsOfFigures(), games, odds });
}
