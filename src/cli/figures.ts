import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asAnyGameModule } from '../engine/game-module.ts';
import { dustUpModule } from '../games/dust-up/index.ts';
import { HELP as dustUpHelp, LANDLORD_LEVELS } from '../games/dust-up/state/constants.ts';
import { labyrinthModule } from '../games/labyrinth/index.ts';
import { MAX_HEROES, MIN_HEROES } from '../games/labyrinth/rules/setup.ts';
import { DIFFICULTY_LEVELS } from '../games/labyrinth/state/constants.ts';
import { mayhemModule } from '../games/magic-and-mayhem/index.ts';
import { type Figures, inputsOfFigures, type Odds, VARIANTS, type Variant } from '../games/magic-and-mayhem/rules/difficulty-variants.ts';
import { trapsModule } from '../games/traps-and-treasures/index.ts';
import { TARGETS, HELP as trapsHelp } from '../games/traps-and-treasures/state/constants.ts';
import { integerOption, UsageError, withUsage } from './arguments.ts';
import { RIVALS, winsAgainst } from './balance-landlord.ts';
import { cleverWins, winTable } from './figures-evenness.ts';
import { parties } from './figures-labyrinth.ts';
import { minutesTable } from './figures-length.ts';
import { playSeries } from './play-series.ts';

/** What a part of a game's figures measures, and how many games it plays for each line. */
type Part = { readonly games: number; readonly measure: (games: number) => object };

const [dustUp, traps] = [asAnyGameModule(dustUpModule), asAnyGameModule(trapsModule)];
const [mayhem, labyrinth] = [asAnyGameModule(mayhemModule), asAnyGameModule(labyrinthModule)];
const from = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
/** The sizes of dungeons that are offered in Magic and Mayhem, and the bands whose time is measured. */
const TILES = [9, 12, 16, 20, 25, 30, 36];
const BANDS = [1, 2, 4, 8];

/** The parts of each game's figures. */
const MEASURED: { readonly [game: string]: { readonly [part: string]: Part } } = {
  'magic-and-mayhem': {
    odds: { games: 1000, measure: difficulties },
    minutes: {
      games: 40,
      measure: (games) => {
        const plans = TILES.flatMap((tiles) => [
          { options: { tiles, mode: 'cooperative' }, players: BANDS },
          { options: { tiles, mode: 'competitive' }, players: BANDS.slice(1) },
        ]);
        return { minutes: minutesTable(mayhem, plans, games) };
      },
    },
  },
  'dust-up': {
    wins: {
      games: 2000,
      measure: (games) => ({ of: JSON.stringify(dustUpHelp), games, wins: winTable(dustUp, { players: [2, 3, 4], games }) }),
    },
    sides: { games: 2000, measure: (games) => ({ sides: winTable(dustUp, { players: [4], options: { teams: true }, games }, 2) }) },
    clever: { games: 100, measure: (games) => ({ clever: Object.fromEntries([2, 3, 4].map((n) => [n, cleverWins(dustUp, n, games)])) }) },
    landlord: {
      games: 2000,
      measure: (games) => {
        const of = (rivals: number) =>
          Object.fromEntries(LANDLORD_LEVELS.map((level) => [level, Math.round(winsAgainst(dustUp, rivals, level, { games, seed: 1 }))]));
        return { landlord: Object.fromEntries(RIVALS.map((rivals) => [rivals, of(rivals)])) };
      },
    },
    minutes: {
      games: 300,
      measure: (games) => {
        const plans = [
          { options: {}, players: [2, 3, 4] },
          { options: { teams: true }, players: [4] },
          { options: { landlord: 'fair' }, players: RIVALS.map((rivals) => rivals + 1) },
        ];
        return { minutes: minutesTable(dustUp, plans, games) };
      },
    },
  },
  'traps-and-treasures': {
    wins: {
      games: 2000,
      measure: (games) => ({ of: JSON.stringify(trapsHelp), games, wins: winTable(traps, { players: from(2, 6), games }) }),
    },
    clever: { games: 60, measure: (games) => ({ clever: { 2: cleverWins(traps, 2, games) } }) },
    minutes: {
      games: 60,
      measure: (games) => {
        const plans = TARGETS.flatMap((target) => [false, true].map((oldBook) => ({ options: { target, oldBook }, players: from(2, 6) })));
        return { minutes: minutesTable(traps, plans, games) };
      },
    },
  },
  labyrinth: {
    parties: { games: 300, measure: parties },
    minutes: {
      games: 30,
      measure: (games) => {
        const plans = [...DIFFICULTY_LEVELS.map((difficulty) => ({ difficulty })), { byTheBook: true }];
        return {
          minutes: minutesTable(
            labyrinth,
            plans.map((options) => ({ options, players: from(MIN_HEROES, MAX_HEROES) })),
            games,
          ),
        };
      },
    },
  },
};

/** Measures what the seats say, of one game or of all, and writes it to the game's content. One part can be measured alone. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run figures -- [GAME [PART]] [--games G]', async () => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { games: { type: 'string' } } });
    const [chosen, only] = positionals;
    if (chosen !== undefined && !MEASURED[chosen]) throw new UsageError(`which game? There are ${Object.keys(MEASURED).join(', ')}`);
    for (const [game, parts] of Object.entries(MEASURED)) {
      if (chosen !== undefined && chosen !== game) continue;
      if (only !== undefined && !parts[only]) throw new UsageError(`which part? There are ${Object.keys(parts).join(', ')}`);
      for (const [name, { games, measure }] of Object.entries(parts))
        if (only === undefined || only === name) write(game, measure(integerOption(values.games, 'games', games, 1)));
    }
    return 0;
  });

/** Writes what was measured into a game's figures, which the app's sentences are made of. */
function write(game: string, measured: object): void {
  const path = `content/${game}/figures.json`;
  const before: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ ...before, ...measured }, null, 2)}\n`);
}

/** Plays games with each difficulty variant alone. A game that never ends counts as lost. */
function difficulties(games: number): Omit<Figures, 'minutes'> {
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
  return { of: inputsOfFigures(), games, odds };
}
