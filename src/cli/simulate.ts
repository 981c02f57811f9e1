import { parseArgs } from 'node:util';
import type { Json } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import { HELP_LEVELS, type HelpLevel } from '../engine/seats.ts';
import { ValidationError, validate } from '../engine/validate.ts';
import { gameIds, integerOption, loadGameModules, UsageError, withUsage } from './arguments.ts';
import { EVENINGS } from './evenings.ts';
import { BOTS, type BotName, ITERATIONS, isBotName, playSeries, type Summary } from './play-series.ts';

const USAGE =
  'npm run simulate -- GAME [--players N] [--games G] [--seed S] [--bots greedy,careless,random,strong,…] [--iterations N] [--help-levels lot,none,…] [--options JSON] [--json]';

/** Plays whole games without a screen. The last line is JSON. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        players: text,
        games: text,
        seed: text,
        bots: text,
        iterations: text,
        'help-levels': text,
        options: text,
        json: { type: 'boolean' },
      },
    });
    const [id] = positionals;
    const [gameModule] = id === undefined ? [] : await loadGameModules(id);
    if (!gameModule) throw new UsageError(`which game? There are ${gameIds().join(', ')}`);
    const { min, max } = gameModule.game.seats;
    const players = integerOption(values.players, 'players', Math.min(max, Math.max(min, 4)), min);
    if (players > max) throw new UsageError(`${gameModule.game.id} is for ${min} to ${max} players`);
    const series = {
      players,
      games: integerOption(values.games, 'games', 100, 1),
      seed: integerOption(values.seed, 'seed', 1),
      bots: botsOf(values.bots ?? 'greedy'),
      iterations: integerOption(values.iterations, 'iterations', ITERATIONS, 1),
      help: helpOf(values['help-levels'] ?? 'none', players),
      options: optionsOf(gameModule, values.options ?? '{}'),
    };
    const summary = playSeries(gameModule, gameModule.bots, series, {
      failed: (seed, error) => {
        console.error(`seed ${seed} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      },
      evening: EVENINGS[gameModule.game.id]?.(),
    });
    if (!values.json) console.log(inWords(summary));
    console.log(JSON.stringify(summary));
    return summary.failed > 0 ? 1 : 0;
  });

function botsOf(text: string): BotName[] {
  return text.split(',').map((name) => {
    if (!isBotName(name)) throw new UsageError(`no bot "${name}"; there are ${BOTS.join(', ')}`);
    return name;
  });
}

/** The levels by seat; seats that are not named get no help. */
function helpOf(text: string, players: number): HelpLevel[] {
  const levels = text.split(',').map((name) => {
    const level = HELP_LEVELS.find((one) => one === name);
    if (!level) throw new UsageError(`no level of help "${name}"; there are ${HELP_LEVELS.join(', ')}`);
    return level;
  });
  return Array.from({ length: players }, (_, seat) => levels[seat] ?? 'none');
}

function optionsOf(gameModule: AnyGameModule, text: string): Json {
  try {
    return validate(gameModule.game.schemas.options, JSON.parse(text), '--options');
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) throw new UsageError(error.message);
    throw error;
  }
}

function inWords({
  game,
  players,
  finished,
  failed,
  wins,
  heroes,
  foes = {},
  endings,
  turns,
  decisions,
  evening = {},
  commandsPerSecond,
}: Summary): string {
  const share = (n: number, of: number) => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`;
  const lines = [
    `${game}, ${players} players: ${finished} games finished, ${failed} failed`,
    ...[...Object.entries(wins), ...Object.entries(endings)].map(([what, n]) => `  ${what.padEnd(16)} ${share(n, finished)}`),
    ...[...Object.entries(heroes), ...Object.entries(foes)]
      .sort(([, a], [, b]) => b.wins / b.games - a.wins / a.games)
      .map(([id, played]) => `  ${id.padEnd(16)} ${share(played.wins, played.games)} of ${played.games}`),
    `  turns ${turns.mean} (${turns.p5} to ${turns.p95}), decisions ${decisions.median} (to ${decisions.p95}), ${commandsPerSecond} commands/s`,
    ...Object.entries(evening).map(([what, n]) => `  ${what.padEnd(16)} ${n}`),
  ];
  return lines.join('\n');
}
