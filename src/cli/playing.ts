import { randomly } from '../engine/bots/random.ts';
import { strong } from '../engine/bots/strong.ts';
import type { Wits } from '../engine/bots/wits.ts';
import type { Box } from '../engine/box.ts';
import type { Immutable, Json, Outcome, Vocabulary } from '../engine/game.ts';
import { Random } from '../engine/random.ts';
import { deal } from '../engine/session.ts';
import { type Policy, playOn } from '../engine/simulate.ts';
import { Table } from '../engine/table.ts';
import { mean, percentile, rounded } from './statistics.ts';

export const BOTS = ['random', 'greedy', 'strong'] as const;
export type BotName = (typeof BOTS)[number];
export const isBotName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);
/** What the strong bot thinks where nobody says: enough to beat the greedy one soundly. */
export const ITERATIONS = 3200;

export type Series = {
  readonly players: number;
  readonly games: number;
  /** The first game's; each game has the next. */
  readonly seed: number;
  /** By seat, cycling. */
  readonly bots: readonly BotName[];
  /** How much the strong bot thinks before each decision. */
  readonly iterations: number;
  /** As `schemas.options` makes them. */
  readonly options: Json;
};

type Scores = { readonly [id: string]: { readonly games: number; readonly wins: number } };
/** What a series came to: the last line that `simulate` prints. */
export type Summary = {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly failed: number;
  /** `won` and `lost` together, or each seat's; a tie is when nobody wins, or everybody. */
  readonly wins: { readonly [who: string]: number };
  readonly heroes: Scores;
  /** Of the games in which that boss came, how many were won; only where the box has bosses. */
  readonly foes?: Scores;
  /** How the games ended, by reason. */
  readonly endings: { readonly [reason: string]: number };
  readonly turns: { readonly mean: number; readonly p5: number; readonly p95: number };
  readonly decisions: { readonly median: number; readonly p95: number };
  readonly commands: number;
  readonly seconds: number;
  readonly commandsPerSecond: number;
};

/** A game of more commands than this has failed: it does not end. */
export const MOST_COMMANDS = 200_000;

/** Each seat's policy; all their chance comes from the seed, so that one game of a series can be played again by itself. */
function policyOf<V extends Vocabulary>(box: Box<V>, wits: Wits<V>, { bots, players, iterations }: Series, seed: number): Policy<V> {
  const policies = Array.from({ length: players }, (_, seat): Policy<V> => {
    const random = Random.seed(seed * 64 + seat + 1);
    const bot = bots[seat % bots.length];
    if (bot === 'strong') return strong(box, wits, { iterations }, random);
    return bot === 'greedy' ? wits.greedy(random) : randomly(random);
  });
  return (options, choice, table) => policies[choice.seat]?.(options, choice, table) ?? 0;
}

type Ended<V extends Vocabulary> = (state: Immutable<V['state']>, outcome: Outcome) => void;

function playGame<V extends Vocabulary>(box: Box<V>, wits: Wits<V>, series: Series, seed: number, ended: Ended<V> | undefined) {
  const { game, content } = box;
  const table = new Table(game, content, deal(game, content, series.players, series.options, seed));
  const decisions = playOn(table, policyOf(box, wits, series, seed), Number.POSITIVE_INFINITY, MOST_COMMANDS);
  if (!table.outcome) throw new Error(`no end after ${MOST_COMMANDS} commands`);
  ended?.(table.state as Immutable<V['state']>, table.outcome);
  const heroes = box.heroes(table.state as Immutable<V['state']>);
  const foes = box.foes?.(table.state as Immutable<V['state']>) ?? [];
  return { outcome: table.outcome, heroes, foes, decisions, turns: table.turns, commands: table.answered };
}

/** Who counts as a winner: keys of `wins`. */
function winnersOf({ winners }: Outcome, verdict: 'won' | 'lost' | null, players: number): string[] {
  if (verdict) return [verdict];
  return winners.length === 0 || winners.length === players ? ['tie'] : winners.map(String);
}

/** Plays a series of games; `wits` are the game's, `failed` hears of each game that throws or never ends, `ended` sees each table at its end. */
export function playSeries<V extends Vocabulary>(
  box: Box<V>,
  wits: Wits<V>,
  series: Series,
  failed: (seed: number, error: unknown) => void,
  ended?: Ended<V>,
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
      const played = playGame(box, wits, series, seed + i, ended);
      endings[played.outcome.reason] = (endings[played.outcome.reason] ?? 0) + 1;
      const verdict = box.verdict(played.outcome);
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
      failed(seed + i, error);
    }
  }
  const seconds = (performance.now() - from) / 1000;
  return {
    game: box.game.id,
    players,
    games,
    finished: turns.length,
    failed: games - turns.length,
    wins,
    heroes,
    ...(box.foes ? { foes } : {}),
    endings,
    turns: { mean: rounded(mean(turns)), p5: percentile(turns, 0.05), p95: percentile(turns, 0.95) },
    decisions: { median: percentile(decisions, 0.5), p95: percentile(decisions, 0.95) },
    commands,
    seconds: rounded(seconds, 3),
    commandsPerSecond: Math.round(commands / seconds),
  };
}
