import { parseArgs } from 'node:util';
import type { AnyGameModule } from '../engine/game-module.ts';
import { dustUpModule } from '../games/dust-up/index.ts';
import { integerOption, loadGameModules, UsageError, withUsage } from './arguments.ts';
import { bandHelpFigures, helpFigures } from './balance-help.ts';
import { campaigns } from './balance-labyrinth.ts';
import { landlordFigures } from './balance-landlord.ts';
import { type Figure, fairness, isWithin, type Plan } from './balance-last-one-standing.ts';
import { aloneFigures, bandFigures, dungeonFigures, sideFigures, storyFigures } from './balance-magic-and-mayhem.ts';
import { race } from './balance-traps-and-treasures.ts';

const USAGE = 'npm run balance -- GAME [PART] [--games G] [--strong G] [--seed S]';
type Report = (gameModule: AnyGameModule, plan: Plan, tell: (figures: readonly Figure[]) => void) => Promise<void> | void;

/** What help does for one of a band of each size. */
const bandHelp =
  (...bands: readonly number[]): Report =>
  (gameModule, plan, tell) => {
    for (const players of bands) tell(bandHelpFigures(gameModule, players, plan));
  };
/** What help does for a careless player of so many who play against each other. */
const help =
  (...tables: readonly number[]): Report =>
  (gameModule, plan, tell) => {
    for (const players of tables) tell(helpFigures(gameModule, players, plan));
  };

/** The parts of each game's balance report. */
const REPORTS: { readonly [game: string]: { readonly [part: string]: Report } } = {
  'magic-and-mayhem': {
    dungeon: (_, plan, tell) => dungeonFigures(plan, tell),
    bands: (_, plan, tell) => bandFigures(plan, tell),
    alone: (_, plan, tell) => aloneFigures(plan, tell),
    sides: (_, plan, tell) => sideFigures(plan, tell),
    stories: (_, plan, tell) => storyFigures(plan, tell),
    help: bandHelp(2, 3, 4, 6),
  },
  'dust-up': {
    fairness: (gameModule, plan, tell) =>
      fairness(gameModule, [...dustUpModule.content.playable], { ghosts: false, level: false }, plan, tell),
    landlord: (gameModule, plan, tell) => tell(landlordFigures(gameModule, plan)),
    help: help(2, 3, 4),
  },
  'traps-and-treasures': {
    race: (_, plan, tell) => race(plan, tell),
    help: help(2, 3, 4, 5, 6),
  },
  labyrinth: {
    campaigns: (_, plan, tell) => campaigns(plan, tell),
    help: bandHelp(3, 4, 6),
  },
};

/** Plays many games and compares the figures with their limits, all of a game's or one part of them. The same seed gives the same figures. Exits with 1 when one is outside. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { games: text, strong: text, seed: text },
    });
    const [id = '', only] = positionals;
    const parts = REPORTS[id];
    const [gameModule] = parts ? await loadGameModules(id) : [];
    if (!parts || !gameModule) throw new UsageError(`which game? There are figures for ${Object.keys(REPORTS).join(', ')}`);
    if (only !== undefined && !parts[only]) throw new UsageError(`which part? There are ${Object.keys(parts).join(', ')}`);
    const plan = {
      games: integerOption(values.games, 'games', 20_000, 1),
      strongGames: integerOption(values.strong, 'strong', 0),
      seed: integerOption(values.seed, 'seed', 1),
    };
    let out = 0;
    for (const [part, report] of Object.entries(parts)) {
      if (only !== undefined && only !== part) continue;
      await report(gameModule, plan, (figures) => {
        for (const figure of figures) console.log(line(figure));
        out += figures.filter((figure) => !isWithin(figure)).length;
      });
    }
    console.log(out === 0 ? `${id}: in balance` : `${id}: ${out} figures are out`);
    return out > 0 ? 1 : 0;
  });

const line = (figure: Figure): string =>
  `${isWithin(figure) ? '  ' : '! '}${figure.what.padEnd(48)} ${figure.value.toFixed(2).padStart(6)}   ${figure.least} to ${figure.most}`;
