import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mayhemModule } from '../games/magic-and-mayhem/index.ts';
import { type Figures, inputsOfFigures, type Odds, VARIANTS, type Variant } from '../games/magic-and-mayhem/rules/difficulty-variants.ts';
import { integerOption, withUsage } from './arguments.ts';
import { playSeries } from './play-series.ts';

const PATH = 'content/magic-and-mayhem/figures.json';

/** Plays games with each difficulty variant alone and writes the win rates to a file. A game that never ends counts as lost. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run figures -- [--games G]', async () => {
    const { values } = parseArgs({ args: [...args], options: { games: { type: 'string' } } });
    const games = integerOption(values.games, 'games', 1000, 1);
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
    return 0;
  });
