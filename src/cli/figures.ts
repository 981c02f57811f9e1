import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mayhemModule } from '../games/magic-and-mayhem/index.ts';
import { type Figures, inputsOfFigures, type Odds, VARIANTS, type Variant } from '../games/magic-and-mayhem/rules/difficulty-variants.ts';
import { integerOption, UsageError, withUsage } from './arguments.ts';
import { parties } from './figures-labyrinth.ts';
import { playSeries } from './play-series.ts';

const PATH = 'content/magic-and-mayhem/figures.json';

/** Plays games with each difficulty variant alone and writes the win rates to a file. A game that never ends counts as lost. */
function variants(games: number): void {
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
  writeFileSync(PATH, `${JSON.stringify({ of: inputsOfFigures(), games, odds } satisfies Figures, null, 2)}\n`);
}

/** What each game measures, and how many games it plays for that. */
const MEASURED: { readonly [game: string]: { readonly games: number; readonly measure: (games: number) => void } } = {
  'magic-and-mayhem': { games: 1000, measure: variants },
  labyrinth: { games: 300, measure: parties },
};

/** Measures what the seats say of a game, and writes it to the game's content. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run figures -- GAME [--games G]', async () => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { games: { type: 'string' } } });
    const measured = MEASURED[positionals[0] ?? ''];
    if (!measured) throw new UsageError(`which game? There are figures of ${Object.keys(MEASURED).join(', ')}`);
    measured.measure(integerOption(values.games, 'games', measured.games, 1));
    return 0;
  });
