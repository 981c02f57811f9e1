import type { Json } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import { type BotName, fail, playSeries, type Series, type Summary } from './play-series.ts';
import { percent, rounded } from './statistics.ts';

/** The fairness of a last-one-standing game for each hero, each seat, each side and each pair of heroes. */

/** A figure with its limits. */
export type Figure = { readonly what: string; readonly value: number; readonly least: number; readonly most: number };
export const isWithin = ({ value, least, most }: Figure): boolean => value >= least && value <= most;

export type Plan = { readonly games: number; readonly strongGames: number; readonly seed: number };
type Rules = { readonly [option: string]: Json };

/** So much of the share of a hero, in 100, is chance in 20,000 games. */
const CHANCE = 0.5;

const around = (what: string, value: number, middle: number, by: number): Figure => ({
  what,
  value,
  least: rounded(middle - by),
  most: rounded(middle + by),
});

/** The win rate of each hero, near an equal share. */
const ofHeroes = (title: string, { players, heroes }: Summary, by: number): Figure[] =>
  Object.entries(heroes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { games, wins }]) => around(`${title}: ${id}`, percent(wins, games), 100 / players, by));

/** The win rate of each seat, near an equal share, and the rate of ties. */
const ofSeats = (title: string, { players, finished, wins }: Summary, by: number): Figure[] => [
  ...Array.from({ length: players }, (_, seat) => around(`${title}: seat ${seat}`, percent(wins[seat] ?? 0, finished), 100 / players, by)),
  { what: `${title}: ties`, value: percent(wins.tie ?? 0, finished), least: 0, most: 2 },
];
/** The win rate of each side of partners and of each hero, near a half, and the rate of ties. */
const ofSides = (title: string, { finished, wins, heroes }: Summary): Figure[] => [
  ...Object.entries(heroes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { games, wins: won }]) => around(`${title}: ${id}`, percent(won, games), 50, 8)),
  ...['first', 'second'].map((side, seat) => around(`${title}: ${side} side`, percent(wins[seat] ?? 0, finished), 50, 2)),
  { what: `${title}: ties`, value: percent(wins.tie ?? 0, finished), least: 0, most: 2 },
];
const ofAll = (title: string, summary: Summary, by: number, bySeat: number): Figure[] => [
  ...ofHeroes(title, summary, by),
  ...ofSeats(title, summary, bySeat),
];

/** Plays the series of the plan. Reports each series when it ends. */
export async function fairness(
  gameModule: AnyGameModule,
  heroes: readonly string[],
  source: Rules,
  plan: Plan,
  tell: (figures: readonly Figure[]) => void,
): Promise<void> {
  const gameBots = gameModule.bots;
  const play = (players: number, options: Json, games = plan.games, bots: readonly BotName[] = ['greedy'], iterations = 400): Summary => {
    const series: Series = { players, games, seed: plan.seed, bots, iterations, options };
    return playSeries(gameModule, gameBots, series, { failed: fail });
  };
  for (const [rules, options, by] of [
    ['source', source, 2],
    ['defaults', {}, 1 + CHANCE],
  ] as const) {
    const four = play(4, options);
    tell([...ofAll(`four, ${rules}`, four, by, 2), { what: `four, ${rules}: turns, mean`, value: four.turns.mean, least: 15, most: 35 }]);
  }
  tell(ofAll('three, defaults', play(3, {}), 2 + CHANCE, 2));
  tell(ofSeats('two, defaults', play(2, {}), 2));
  tell(ofSides('two against two', play(4, { teams: true })));
  tell(pairings(heroes, (pair) => play(2, { heroes: pair }, Math.ceil(plan.games / 10))));
  if (plan.strongGames > 0) tell(ofAll('four, strong, defaults', play(4, {}, plan.strongGames, ['strong']), 4, 4));
}

/** Each pair of heroes, from both seats: neither may win more than 60 %. */
function pairings(heroes: readonly string[], play: (pair: readonly [string, string]) => Summary): Figure[] {
  return heroes.flatMap((one, i) =>
    heroes.slice(i + 1).map((other) => {
      const both = [play([one, other]), play([other, one])];
      const won = both.reduce((sum, { heroes: scores }) => sum + (scores[one]?.wins ?? 0), 0);
      const finished = both.reduce((sum, series) => sum + series.finished, 0);
      return around(`two: ${one} against ${other}`, percent(won, finished), 50, 10);
    }),
  );
}
