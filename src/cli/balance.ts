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

const USAGE = 'npm run balance -- GAME [PART] [--players N] [--games G] [--strong G] [--seed S]';
type Tell = (figures: readonly Figure[]) => void;
type Figures = typeof helpFigures;
/** A part of a report, which may take long: it can be run alone, a part on help or on campaigns also for one number of players. */
type Part = (gameModule: AnyGameModule, plan: Plan, tell: Tell, players: number | null) => void | Promise<void>;

/** Help for these numbers of players. A line has one of so many games of the plan's: 20,000 by default. */
const help =
  (figures: Figures, counts: readonly number[], part: number): Part =>
  (gameModule, { games, ...plan }, tell, only) => {
    for (const players of only === null ? counts : [only]) tell(figures(gameModule, players, { ...plan, games: Math.ceil(games / part) }));
  };

/** The balance report of each game. */
const REPORTS: { readonly [game: string]: { readonly [part: string]: Part } } = {
  'magic-and-mayhem': {
    dungeon: (_gameModule, plan, tell) => dungeonFigures(plan, tell),
    bands: (_gameModule, plan, tell) => bandFigures(plan, tell),
    alone: (_gameModule, plan, tell) => aloneFigures(plan, tell),
    sides: (_gameModule, plan, tell) => sideFigures(plan, tell),
    stories: (_gameModule, plan, tell) => storyFigures(plan, tell),
    help: help(bandHelpFigures, [2, 3, 4, 6], 10),
  },
  'dust-up': {
    play: (gameModule, plan, tell) => fairness(gameModule, [...dustUpModule.content.playable], { ghosts: false, level: false }, plan, tell),
    landlord: (gameModule, plan, tell) => tell(landlordFigures(gameModule, plan)),
    help: help(helpFigures, [2, 3, 4], 1),
  },
  'traps-and-treasures': {
    play: (_gameModule, plan, tell) => race(plan, tell),
    help: help(helpFigures, [2, 3, 4, 5, 6], 10),
  },
  labyrinth: {
    play: (_gameModule, plan, tell, players) => campaigns(plan, tell, players),
    help: help(bandHelpFigures, [3, 4, 6], 20),
  },
};

/** Plays many games and compares the figures with their limits, all of a game's or one part of them. The same seed gives the same figures. Exits with 1 when one is outside. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { players: text, games: text, strong: text, seed: text },
    });
    const [id = '', only] = positionals;
    const parts = REPORTS[id];
    const [gameModule] = parts ? await loadGameModules(id) : [];
    if (!parts || !gameModule) throw new UsageError(`which game? There are figures for ${Object.keys(REPORTS).join(', ')}`);
    if (only !== undefined && !parts[only]) throw new UsageError(`which part? There are ${Object.keys(parts).join(', ')}`);
    const players =
      values.players === undefined ? null : integerOption(values.players, 'players', gameModule.game.seats.min, gameModule.game.seats.min);
    const plan = {
      games: integerOption(values.games, 'games', 20_000, 1),
      strongGames: integerOption(values.strong, 'strong', 0),
      seed: integerOption(values.seed, 'seed', 1),
    };
    let out = 0;
    const tell: Tell = (figures) => {
      for (const figure of figures) console.log(line(figure));
      out += figures.filter((figure) => !isWithin(figure)).length;
    };
    for (const [name, part] of Object.entries(parts)) if (only === undefined || only === name) await part(gameModule, plan, tell, players);
    console.log(out === 0 ? `${id}: in balance` : `${id}: ${out} figures are out`);
    return out > 0 ? 1 : 0;
  });

const line = (figure: Figure): string =>
  `${isWithin(figure) ? '  ' : '! '}${figure.what.padEnd(48)} ${figure.value.toFixed(2).padStart(6)}   ${figure.least} to ${figure.most}`;
