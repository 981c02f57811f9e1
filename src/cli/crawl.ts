import type { Immutable, Json } from '../engine/game.ts';
import { mayhemBox } from '../games/magic-and-mayhem/box.ts';
import { DIFFICULTIES, type Difficulty } from '../games/magic-and-mayhem/levels.ts';
import type { State } from '../games/magic-and-mayhem/state.ts';
import { wits } from '../games/magic-and-mayhem/wits.ts';
import type { Figure, Plan } from './fairness.ts';
import { type BotName, playSeries, type Summary } from './playing.ts';
import { percent, percentile, rounded } from './statistics.ts';

/** Whether a dungeon is as hard and as long as it should be: Magic and Mayhem with four heroes, twelve tiles, together. */

const WON: { readonly [K in Difficulty]: readonly [least: number, most: number] } = { gentle: [80, 92], fair: [55, 70], cruel: [25, 40] };
const HERO = 8;
const BOSS = 10;

const won = ({ wins, finished }: Summary): number => percent(wins.won ?? 0, finished);

/** What has come into play by the end of a game: heroes, tiles that are up, cards that have been drawn, bosses that came. */
function used({ heroes, board, treasures, dangers, bosses }: Immutable<State>): string[] {
  const { content } = mayhemBox;
  const drawn = (all: object, pile: { readonly draw: readonly string[] }): string[] => {
    const left = new Set(pile.draw);
    return Object.keys(all).filter((id) => !left.has(id));
  };
  return [
    ...heroes.map(({ hero }) => hero),
    ...board.slots.flatMap((slot) => (slot?.up ? [slot.tile] : [])),
    ...drawn(content.treasures, treasures),
    ...drawn(content.dangers, dangers),
    ...Object.values(content.monsters).flatMap(({ id, boss }) => (boss && !bosses.includes(id) ? [id] : [])),
  ];
}
/** All that should: a second Boss tile and a second Entrance are for two sides. */
function printed(): string[] {
  const { heroes, tiles, treasures, dangers, monsters } = mayhemBox.content;
  const kinds = ['boss', 'entrance'] as const;
  const spare = kinds.flatMap((kind) =>
    Object.values(tiles)
      .filter((tile) => tile.kind === kind)
      .slice(1)
      .map(({ id }) => id),
  );
  return [
    ...Object.keys({ ...heroes, ...tiles, ...treasures, ...dangers }).filter((id) => !spare.includes(id)),
    ...Object.values(monsters).flatMap(({ id, boss }) => (boss ? [id] : [])),
  ];
}

/** Plays so many games of each level, and as many at random; each series is told as soon as it is over. */
export async function crawl(plan: Plan, tell: (figures: readonly Figure[]) => void): Promise<void> {
  const seen = new Set<string>();
  const rounds: number[] = [];
  const play = (options: Json, bots: readonly BotName[], ended?: (state: Immutable<State>) => void): Summary => {
    const series = { players: 4, games: plan.games, seed: plan.seed, bots, iterations: 0, options };
    const failed = (seed: number, error: unknown): never => {
      throw new Error(`seed ${seed} failed`, { cause: error });
    };
    return playSeries(mayhemBox, wits, series, failed, ended);
  };
  for (const difficulty of DIFFICULTIES) {
    const [least, most] = WON[difficulty];
    const fair = difficulty === 'fair';
    const summary = play({ difficulty, tiles: 12 }, ['greedy'], (state) => {
      if (fair) rounds.push(state.round);
      for (const id of used(state)) seen.add(id);
    });
    tell([{ what: `${difficulty}: won, in 100`, value: won(summary), least, most }]);
    if (!fair) continue;
    tell([
      { what: 'fair: rounds, p5', value: percentile(rounds, 0.05), least: 8, most: 20 },
      { what: 'fair: rounds, p95', value: percentile(rounds, 0.95), least: 8, most: 20 },
      { what: 'fair: decisions, median', value: summary.decisions.median, least: 0, most: 200 },
      ...presence(summary),
      ...bosses(summary),
    ]);
  }
  tell([{ what: 'fair, random: won, in 100', value: won(play({ tiles: 12 }, ['random'])), least: 0, most: 5 }]);
  const missed = printed().filter((id) => !seen.has(id));
  tell([{ what: `heroes, tiles, cards never used ${missed.join(' ')}`.trim(), value: missed.length, least: 0, most: 0 }]);
}

/** How many points more are won with a hero than without it. */
const presence = ({ heroes, finished, wins }: Summary): Figure[] =>
  Object.entries(heroes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, score]) => {
      const without = percent((wins.won ?? 0) - score.wins, finished - score.games);
      return { what: `fair: points with ${id}`, value: rounded(percent(score.wins, score.games) - without), least: -HERO, most: HERO };
    });

/** How many points each boss lies from the mean of all of them. */
function bosses({ foes = {} }: Summary): Figure[] {
  const shares = Object.entries(foes).map(([id, score]) => ({ id, share: percent(score.wins, score.games) }));
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  return shares
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, share }) => ({ what: `fair: points against ${id}`, value: rounded(share - mean), least: -BOSS, most: BOSS }));
}
