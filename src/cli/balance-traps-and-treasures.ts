import * as v from 'valibot';
import type { Immutable } from '../engine/game.ts';
import { Random } from '../engine/random.ts';
import { Runner } from '../engine/runner.ts';
import { initialPosition } from '../engine/session.ts';
import { type Policy, playOut } from '../engine/simulate.ts';
import { policyFor } from '../games/traps-and-treasures/bots/greedy.ts';
import { STRATEGIES, type Strategy } from '../games/traps-and-treasures/bots/strategies.ts';
import { rowAddress } from '../games/traps-and-treasures/content/content.ts';
import { trapsModule } from '../games/traps-and-treasures/index.ts';
import { Options } from '../games/traps-and-treasures/state/options.ts';
import type { Event, Traps } from '../games/traps-and-treasures/state/tasks.ts';
import type { Figure, Plan } from './balance-last-one-standing.ts';
import { fail, playSeries } from './play-series.ts';
import { progress } from './progress.ts';
import { percent, rounded } from './statistics.ts';

/** The balance of Traps and Treasures (TT-21): length, fairness of the seats, and a reward for deeper levels. */

const DEFAULTS = v.parse(Options, {});

/** Plays a game of bots with these strategies, by seat. Returns the winners. */
function playGame(tastes: readonly Strategy[], seed: number, hear?: (event: Event) => void): readonly number[] {
  const { game, content } = trapsModule;
  const runner = new Runner(game, content, initialPosition(game, content, tastes.length, DEFAULTS, seed), undefined, hear);
  const bots = tastes.map((taste, seat) => policyFor(taste, Random.seed(seed * 64 + seat + 1)));
  const policy: Policy<Traps> = (options, choice, at) => bots[choice.seat]?.(options, choice, at) ?? 0;
  playOut(runner, policy);
  return runner.outcome?.winners ?? [];
}

/** The win rate of the first of two strategies, from both seats. A shared win counts half. */
function share(one: Strategy, other: Strategy, { games, seed }: Plan): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const mine = i % 2;
    const winners = playGame(mine === 0 ? [one, other] : [other, one], seed + i);
    if (winners.includes(mine)) won += 1 / winners.length;
    progress('races of two tastes', i + 1, games);
  }
  return percent(won, games);
}

const inTurns = (players: number, turns: number): number => Math.ceil(turns / players);

function lengthFigures(players: number, plan: Plan): Figure[] {
  const failures: unknown[] = [];
  const series = { players, games: plan.games, seed: plan.seed, bots: ['greedy' as const], iterations: 0, options: DEFAULTS };
  const { finished, turns, wins } = playSeries(trapsModule, trapsModule.bots, series, { failed: (_seed, error) => failures.push(error) });
  const fair = 100 / players;
  const longest = { what: `${players} players: turns of each, p95`, value: inTurns(players, turns.p95), least: 1, most: 30 };
  return [
    { what: `${players} players: games finished`, value: finished, least: plan.games, most: plan.games },
    ...(players === 2 ? [{ what: '2 players: turns of each, p5', value: inTurns(2, turns.p5), least: 12, most: 30 }] : []),
    longest,
    ...Array.from({ length: players }, (_, seat) => ({
      what: `${players} players: seat ${seat + 1} wins`,
      value: percent(wins[seat] ?? 0, finished),
      least: rounded(fair - 3),
      most: rounded(fair + 3),
    })),
  ];
}

function randomFigures(plan: Plan): Figure[] {
  const won = [['greedy', 'random'] as const, ['random', 'greedy'] as const].map((bots, seat) => {
    const series = { players: 2, games: Math.ceil(plan.games / 2), seed: plan.seed, bots, iterations: 0, options: DEFAULTS };
    const { wins, finished } = playSeries(trapsModule, trapsModule.bots, series, { failed: fail });
    return { wins: wins[seat] ?? 0, finished };
  });
  const sum = (of: (one: (typeof won)[number]) => number) => won.reduce((all, one) => all + of(one), 0);
  return [
    {
      what: 'greedy wins against random',
      value: percent(
        sum(({ wins }) => wins),
        sum(({ finished }) => finished),
      ),
      least: 90,
      most: 100,
    },
  ];
}

/** Bots that stay on level 1 with different gold limits, against the level 2 strategy. */
const GOLD_LIMITS: readonly number[] = [2, 4, 8, 12, 20, 30];
const stayFigures = (plan: Plan): Figure[] =>
  GOLD_LIMITS.map((enough) => ({
    what: `stays on level 1 until it has ${enough}: wins`,
    value: share({ level: 1, enough }, STRATEGIES[2], plan),
    least: 0,
    most: 40,
  }));
const levelFigures = (plan: Plan): Figure[] => [
  { what: 'level 3 wins against level 1', value: share(STRATEGIES[3], STRATEGIES[1], plan), least: 50, most: 100 },
  { what: 'level 3 wins against level 2', value: share(STRATEGIES[3], STRATEGIES[2], plan), least: 30, most: 70 },
];

/** Whether all monster rows and treasure cards are used in play. */
function cardFigures({ games, seed }: Plan): Figure[] {
  const { content } = trapsModule;
  const rows = new Set<string>();
  const used = new Set<string>();
  const drawn = new Set<string>();
  const hear = (event: Immutable<Event>): void => {
    if (event.do === 'fought') rows.add(rowAddress(event.card, event.level, event.die));
    if (event.do === 'treasure-drawn') drawn.add(event.card);
    if (event.do === 'used') used.add(event.card);
  };
  for (let i = 0; i < games; i++) {
    playGame([STRATEGIES[1], STRATEGIES[2], STRATEGIES[3]], seed + i, hear);
    progress('races of three tastes', i + 1, games);
  }
  const all = Object.keys(content.treasures).length;
  const once = Object.values(content.treasures).filter(({ use }) => use !== null).length;
  const printed = Object.keys(content.monsters).length * 18;
  return [
    { what: 'rows of monsters seen', value: rows.size, least: printed, most: printed },
    { what: 'treasure cards drawn', value: drawn.size, least: all, most: all },
    { what: 'treasure cards used, of those that are', value: used.size, least: once, most: once },
  ];
}

/** Plays the series of the plan. Reports each series when it ends. */
export async function race(plan: Plan, tell: (figures: readonly Figure[]) => void): Promise<void> {
  for (const report of [levelFigures, stayFigures, randomFigures, cardFigures]) tell(report(plan));
  for (let { min: players } = trapsModule.game.seats; players <= trapsModule.game.seats.max; players++) tell(lengthFigures(players, plan));
}
