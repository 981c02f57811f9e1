import { parseArgs } from 'node:util';
import type { AnyGameModule } from '../engine/game-module.ts';
import { dustUpModule } from '../games/dust-up/index.ts';
import { integerOption, loadGameModules, UsageError, withUsage } from './arguments.ts';
import { bandHelpFigures, helpFigures } from './balance-help.ts';
import { campaigns } from './balance-labyrinth.ts';
import { landlordFigures } from './balance-landlord.ts';
import { type Figure, fairness, isWithin, type Plan } from './balance-last-one-standing.ts';
import { crawl } from './balance-magic-and-mayhem.ts';
import { race } from './balance-traps-and-treasures.ts';

const USAGE = 'npm run balance -- GAME [--games G] [--strong G] [--seed S]';
type Report = (gameModule: AnyGameModule, plan: Plan, tell: (figures: readonly Figure[]) => void) => Promise<void>;

/** The balance report of each game. */
const REPORTS: { readonly [game: string]: Report } = {
  'magic-and-mayhem': async (gameModule, plan, tell) => {
    await crawl(plan, tell);
    for (const players of [2, 3, 4, 6]) tell(bandHelpFigures(gameModule, players, plan));
  },
  'dust-up': async (gameModule, plan, tell) => {
    await fairness(gameModule, [...dustUpModule.content.playable], { ghosts: false, level: false }, plan, tell);
    tell(landlordFigures(gameModule, plan));
    for (const players of [2, 3, 4]) tell(helpFigures(gameModule, players, plan));
  },
  'traps-and-treasures': async (gameModule, plan, tell) => {
    await race(plan, tell);
    for (const players of [2, 3, 4, 5, 6]) tell(helpFigures(gameModule, players, plan));
  },
  labyrinth: async (gameModule, plan, tell) => {
    await campaigns(plan, tell);
    for (const players of [3, 4, 6]) tell(bandHelpFigures(gameModule, players, plan));
  },
};

/** Plays many games and compares the figures with their limits. The same seed gives the same figures. Exits with 1 when one is outside. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { games: text, strong: text, seed: text },
    });
    const [id = ''] = positionals;
    const report = REPORTS[id];
    const [gameModule] = report ? await loadGameModules(id) : [];
    if (!report || !gameModule) throw new UsageError(`which game? There are figures for ${Object.keys(REPORTS).join(', ')}`);
    const plan = {
      games: integerOption(values.games, 'games', 20_000, 1),
      strongGames: integerOption(values.strong, 'strong', 0),
      seed: integerOption(values.seed, 'seed', 1),
    };
    let out = 0;
    await report(gameModule, plan, (figures) => {
      for (const figure of figures) console.log(line(figure));
      out += figures.filter((figure) => !isWithin(figure)).length;
    });
    console.log(out === 0 ? `${id}: in balance` : `${id}: ${out} figures are out`);
    return out > 0 ? 1 : 0;
  });

const line = (figure: Figure): string =>
  `${isWithin(figure) ? '  ' : '! '}${figure.what.padEnd(48)} ${figure.value.toFixed(2).padStart(6)}   ${figure.least} to ${figure.most}`;
