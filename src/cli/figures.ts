import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mayhemBox } from '../games/magic-and-mayhem/box.ts';
import { type Figures, madeOf, type Odds, VARIANTS, type Variant } from '../games/magic-and-mayhem/variants.ts';
import { wits } from '../games/magic-and-mayhem/wits.ts';
import { playSeries } from './playing.ts';
import { whole, withUsage } from './shelf.ts';

const PATH = 'content/magic-and-mayhem/figures.json';

/** Plays so many games with each variant alone, and writes down what it does to them. A game that never ends counts as lost. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run figures -- [--games G]', async () => {
    const { values } = parseArgs({ args: [...args], options: { games: { type: 'string' } } });
    const games = whole(values.games, 'games', 1000, 1);
    const oddsOf = (variant: Variant): Odds => {
      const options = { tiles: 12, ...VARIANTS[variant] };
      const series = { players: 4, games, seed: 1, bots: ['greedy' as const], iterations: 0, options };
      const { wins, decisions } = playSeries(mayhemBox, wits, series, (seed) => console.error(`${variant}: seed ${seed} never ends`));
      console.log(`${variant.padEnd(16)} ${wins.won} of ${games} won, ${decisions.median} decisions`);
      return { won: Math.round((100 * (wins.won ?? 0)) / games), decisions: decisions.median };
    };
    const variants = Object.keys(VARIANTS) as Variant[];
    const odds = Object.fromEntries(variants.map((variant) => [variant, oddsOf(variant)])) as Figures['odds'];
    writeFileSync(PATH, `${JSON.stringify({ of: madeOf(), games, odds } satisfies Figures, null, 2)}\n`);
    return 0;
  });
