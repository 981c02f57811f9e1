import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mayhemBox } from '../games/magic-and-mayhem/box.ts';
import { CHOICES, type Choice, type Figures, madeOf, type Odds } from '../games/magic-and-mayhem/choices.ts';
import { playSeries } from './playing.ts';
import { whole, withUsage } from './shelf.ts';

const PATH = 'content/magic-and-mayhem/figures.json';

/** Plays so many games with each choice alone, and writes down what it does to them. A game that never ends counts as lost. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run figures -- [--games G]', async () => {
    const { values } = parseArgs({ args: [...args], options: { games: { type: 'string' } } });
    const games = whole(values.games, 'games', 1000, 1);
    const greedy = await mayhemBox.greedy();
    const oddsOf = (choice: Choice): Odds => {
      const options = { tiles: 12, ...CHOICES[choice] };
      const series = { players: 4, games, seed: 1, bots: ['greedy' as const], iterations: 0, options };
      const { wins, decisions } = playSeries(mayhemBox, greedy, series, (seed) => console.error(`${choice}: seed ${seed} never ends`));
      console.log(`${choice.padEnd(16)} ${wins.won} of ${games} won, ${decisions.median} decisions`);
      return { won: Math.round((100 * (wins.won ?? 0)) / games), decisions: decisions.median };
    };
    const choices = Object.keys(CHOICES) as Choice[];
    const odds = Object.fromEntries(choices.map((choice) => [choice, oddsOf(choice)])) as Figures['odds'];
    writeFileSync(PATH, `${JSON.stringify({ of: madeOf(), games, odds } satisfies Figures, null, 2)}\n`);
    return 0;
  });
