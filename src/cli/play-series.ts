import { carelessPolicy } from '../engine/bots/careless.ts';
import type { GameBots } from '../engine/bots/policies.ts';
import { randomPolicy } from '../engine/bots/random.ts';
import { strongPolicy } from '../engine/bots/strong.ts';
import type { GameTypes, Immutable, Json, Outcome } from '../engine/game.ts';
import type { GameModule } from '../engine/game-module.ts';
import { Random } from '../engine/random.ts';
import { Runner } from '../engine/runner.ts';
import type { HelpLevel } from '../engine/seats.ts';
import { initialPosition } from '../engine/session.ts';
import { type Policy, playOut } from '../engine/simulate.ts';
import { type EveningFigure, type EveningStatistics, WatchedRunner } from './evening.ts';
import { progress } from './progress.ts';
import { mean, percentile, rounded } from './statistics.ts';

export const BOTS = ['random', 'careless', 'greedy', 'strong'] as const;
export type BotName = (typeof BOTS)[number];
export const isBotName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);
/** The default playouts of the strong bot: enough to beat the greedy bot clearly. */
export const ITERATIONS = 3200;

export type Series = {
  readonly players: number;
  readonly games: number;
  /** The seed of the first game; each game uses the next one. */
  readonly seed: number;
  /** The bots by seat, repeated. */
  readonly bots: readonly BotName[];
  /** Playouts of the strong bot for each decision. */
  readonly iterations: number;
  /** How much the rules help, by seat; missing ones are not helped. */
  readonly help?: readonly HelpLevel[];
  /** Valid options, with defaults. */
  readonly options: Json;
};

type Scores = { readonly [id: string]: { readonly games: number; readonly wins: number } };
/** The result of a series: the last line that `simulate` prints. */
export type Summary = {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly failed: number;
  /** Wins by `won` and `lost` (cooperative) or by seat; `tie` when nobody or everybody wins. */
  readonly wins: { readonly [who: string]: number };
  readonly heroes: Scores;
  /** Games and wins for each boss; missing where the game has no bosses. */
  readonly foes?: Scores;
  /** The number of games by ending reason. */
  readonly endings: { readonly [reason: string]: number };
  readonly turns: { readonly mean: number; readonly p5: number; readonly p95: number };
  readonly decisions: { readonly median: number; readonly p95: number };
  /** What the evenings were like; missing where nobody watched. */
  readonly evening?: { readonly [figure: string]: EveningFigure };
  readonly commands: number;
  readonly seconds: number;
  readonly commandsPerSecond: number;
};

/** The policies of all seats. Their generators depend on the seed alone, so that one game of a series can be repeated. */
function policyOf<V extends GameTypes>(
  gameModule: GameModule<V>,
  gameBots: GameBots<V>,
  { bots, players, iterations }: Series,
  seed: number,
): Policy<V> {
  const policies = Array.from({ length: players }, (_, seat): Policy<V> => {
    const random = Random.seed(seed * 64 + seat + 1);
    const bot = bots[seat % bots.length];
    if (bot === 'strong') return strongPolicy(gameModule, gameBots, players, { iterations }, random);
    if (bot === 'careless') return carelessPolicy(gameBots.greedy, random);
    return bot === 'greedy' ? gameBots.greedy(random) : randomPolicy(random);
  });
  return (options, choice, runner) => policies[choice.seat]?.(options, choice, runner) ?? 0;
}

/** What is told of the games of a series while it is played. */
type Telling<V extends GameTypes> = {
  /** A game threw or never ended. */
  readonly failed: (seed: number, error: unknown) => void;
  /** Any other game ended. */
  readonly ended?: (state: Immutable<V['state']>, outcome: Outcome) => void;
  /** Watches each game; the figures come into the summary. */
  readonly evening?: EveningStatistics<V> | undefined;
};

function playGame<V extends GameTypes>(
  gameModule: GameModule<V>,
  gameBots: GameBots<V>,
  series: Series,
  seed: number,
  { ended, evening }: Telling<V>,
) {
  const { game, content } = gameModule;
  const from = initialPosition(game, content, series.players, series.options, seed, series.help);
  const watcher = evening?.watch(series.players);
  const runner: Runner<V> = watcher ? new WatchedRunner(game, content, from, watcher) : new Runner(game, content, from);
  const decisions = playOut(runner, policyOf(gameModule, gameBots, series, seed));
  if (!runner.outcome) throw new Error('the game has no outcome');
  ended?.(runner.state as Immutable<V['state']>, runner.outcome);
  watcher?.ended(runner.state, runner.outcome);
  const heroes = gameModule.heroes(runner.state as Immutable<V['state']>);
  const foes = gameModule.foes?.(runner.state as Immutable<V['state']>) ?? [];
  return { outcome: runner.outcome, heroes, foes, decisions, turns: runner.turns, commands: runner.answered };
}

/** The keys of `wins` that a game counts for. */
function winnersOf({ winners }: Outcome, verdict: 'won' | 'lost' | null, players: number): string[] {
  if (verdict) return [verdict];
  return winners.length === 0 || winners.length === players ? ['tie'] : winners.map(String);
}

/** The `failed` of a series in which no game may fail. Throws. */
export const fail = (seed: number, error: unknown): never => {
  throw new Error(`seed ${seed} failed`, { cause: error });
};

/** Plays a series of games. */
export function playSeries<V extends GameTypes>(
  gameModule: GameModule<V>,
  gameBots: GameBots<V>,
  series: Series,
  telling: Telling<V>,
): Summary {
  const { players, games, seed } = series;
  const wins: { [who: string]: number } = {};
  const heroes: { [id: string]: Scores[string] } = {};
  const foes: { [id: string]: Scores[string] } = {};
  const score = (all: { [id: string]: Scores[string] }, id: string, won: boolean): void => {
    const sofar = all[id] ?? { games: 0, wins: 0 };
    all[id] = { games: sofar.games + 1, wins: sofar.wins + (won ? 1 : 0) };
  };
  const endings: { [reason: string]: number } = {};
  const turns: number[] = [];
  const decisions: number[] = [];
  let commands = 0;
  const from = performance.now();
  for (let i = 0; i < games; i++) {
    try {
      const played = playGame(gameModule, gameBots, series, seed + i, telling);
      endings[played.outcome.reason] = (endings[played.outcome.reason] ?? 0) + 1;
      const verdict = gameModule.verdict(played.outcome);
      if (turns.length === 0) for (const who of verdict ? ['won', 'lost'] : [...Array(players).keys(), 'tie']) wins[who] = 0;
      for (const who of winnersOf(played.outcome, verdict, players)) wins[who] = (wins[who] ?? 0) + 1;
      played.heroes.forEach((id, seat) => {
        score(heroes, id, verdict ? verdict === 'won' : played.outcome.winners.includes(seat));
      });
      for (const id of played.foes) score(foes, id, verdict === 'won');
      turns.push(played.turns);
      decisions.push(played.decisions);
      commands += played.commands;
    } catch (error) {
      telling.failed(seed + i, error);
    }
    progress(`${gameModule.game.id}, ${players} players, games`, i + 1, games);
  }
  const seconds = (performance.now() - from) / 1000;
  return {
    game: gameModule.game.id,
    players,
    games,
    finished: turns.length,
    failed: games - turns.length,
    wins,
    heroes,
    ...(gameModule.foes ? { foes } : {}),
    endings,
    turns: { mean: rounded(mean(turns)), p5: percentile(turns, 0.05), p95: percentile(turns, 0.95) },
    decisions: { median: percentile(decisions, 0.5), p95: percentile(decisions, 0.95) },
    ...(telling.evening ? { evening: telling.evening.figures() } : {}),
    commands,
    seconds: rounded(seconds, 3),
    commandsPerSecond: Math.round(commands / seconds),
  };
}
