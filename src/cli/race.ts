import * as v from 'valibot';
import type { Immutable } from '../engine/game.ts';
import { Random } from '../engine/random.ts';
import { deal } from '../engine/session.ts';
import { type Policy, playOn } from '../engine/simulate.ts';
import { Table } from '../engine/table.ts';
import { tasting } from '../games/traps-and-treasures/bots/greedy.ts';
import { TASTES, type Taste } from '../games/traps-and-treasures/bots/mind.ts';
import { trapsBox } from '../games/traps-and-treasures/box.ts';
import { rowAddress } from '../games/traps-and-treasures/content.ts';
import { Options } from '../games/traps-and-treasures/options.ts';
import type { Event, Traps } from '../games/traps-and-treasures/vocabulary.ts';
import { wits } from '../games/traps-and-treasures/wits.ts';
import type { Figure, Plan } from './fairness.ts';
import { MOST_COMMANDS, playSeries } from './playing.ts';
import { percent, rounded } from './statistics.ts';

/** Whether the race for gold is one (TT-21): it ends in time, is fair to every seat, and rewards whoever dares to go deeper. */

const DEFAULTS = v.parse(Options, {});

/** A game of bots with these tastes, by seat; who won. */
function playGame(tastes: readonly Taste[], seed: number, hear?: (event: Event) => void): readonly number[] {
  const { game, content } = trapsBox;
  const table = new Table(game, content, deal(game, content, tastes.length, DEFAULTS, seed), undefined, hear);
  const bots = tastes.map((taste, seat) => tasting(taste, Random.seed(seed * 64 + seat + 1)));
  const policy: Policy<Traps> = (options, choice, at) => bots[choice.seat]?.(options, choice, at) ?? 0;
  playOn(table, policy, Number.POSITIVE_INFINITY, MOST_COMMANDS);
  return table.outcome?.winners ?? [];
}

/** How often the first of two tastes wins, from both seats; a shared victory counts half. */
function share(one: Taste, other: Taste, { games, seed }: Plan): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const mine = i % 2;
    const winners = playGame(mine === 0 ? [one, other] : [other, one], seed + i);
    if (winners.includes(mine)) won += 1 / winners.length;
  }
  return percent(won, games);
}

const inTurns = (players: number, turns: number): number => Math.ceil(turns / players);

function lengths(players: number, plan: Plan): Figure[] {
  const failures: unknown[] = [];
  const series = { players, games: plan.games, seed: plan.seed, bots: ['greedy' as const], iterations: 0, options: DEFAULTS };
  const { finished, turns, wins } = playSeries(trapsBox, wits, series, (_seed, error) => failures.push(error));
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

function againstRandom(plan: Plan): Figure[] {
  const won = [['greedy', 'random'] as const, ['random', 'greedy'] as const].map((bots, seat) => {
    const series = { players: 2, games: Math.ceil(plan.games / 2), seed: plan.seed, bots, iterations: 0, options: DEFAULTS };
    const { wins, finished } = playSeries(trapsBox, wits, series, (seed, error) => {
      throw new Error(`seed ${seed} failed`, { cause: error });
    });
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

/** Bots that stay on level 1, however much they want before they turn back, against the one that goes where it pays. */
const STAYING: readonly number[] = [2, 4, 8, 12, 20, 30];
const staying = (plan: Plan): Figure[] =>
  STAYING.map((enough) => ({
    what: `stays on level 1 until it has ${enough}: wins`,
    value: share({ level: 1, enough }, TASTES[2], plan),
    least: 0,
    most: 40,
  }));
const tastes = (plan: Plan): Figure[] => [
  { what: 'level 3 wins against level 1', value: share(TASTES[3], TASTES[1], plan), least: 50, most: 100 },
  { what: 'level 3 wins against level 2', value: share(TASTES[3], TASTES[2], plan), least: 30, most: 70 },
];

/** Whether every row of every monster, and every treasure card, comes up in play. */
function seen({ games, seed }: Plan): Figure[] {
  const { content } = trapsBox;
  const rows = new Set<string>();
  const used = new Set<string>();
  const drawn = new Set<string>();
  const hear = (event: Immutable<Event>): void => {
    if (event.do === 'fought') rows.add(rowAddress(event.card, event.level, event.die));
    if (event.do === 'treasure-drawn') drawn.add(event.card);
    if (event.do === 'used') used.add(event.card);
  };
  for (let i = 0; i < games; i++) playGame([TASTES[1], TASTES[2], TASTES[3]], seed + i, hear);
  const all = Object.keys(content.treasures).length;
  const once = Object.values(content.treasures).filter(({ use }) => use !== null).length;
  const printed = Object.keys(content.monsters).length * 18;
  return [
    { what: 'rows of monsters seen', value: rows.size, least: printed, most: printed },
    { what: 'treasure cards drawn', value: drawn.size, least: all, most: all },
    { what: 'treasure cards used, of those that are', value: used.size, least: once, most: once },
  ];
}

/** Plays what the plan says, one series after the other; each is told as soon as it is over. */
export async function race(plan: Plan, tell: (figures: readonly Figure[]) => void): Promise<void> {
  for (const report of [tastes, staying, againstRandom, seen]) tell(report(plan));
  for (let { min: players } = trapsBox.game.seats; players <= trapsBox.game.seats.max; players++) tell(lengths(players, plan));
}
