import type { Immutable, Json } from '../engine/game.ts';
import { mayhemModule } from '../games/magic-and-mayhem/index.ts';
import { DIFFICULTIES, type Difficulty } from '../games/magic-and-mayhem/rules/difficulty.ts';
import type { State } from '../games/magic-and-mayhem/state/state.ts';
import type { Figure, Plan } from './balance-last-one-standing.ts';
import { type BotName, fail, playSeries, type Summary } from './play-series.ts';
import { percent, percentile, rounded } from './statistics.ts';

/** The balance of Magic and Mayhem: difficulty and length, bands of each size, two sides, and the stories. */

const WON_RANGE: { readonly [K in Difficulty]: readonly [least: number, most: number] } = {
  gentle: [80, 92],
  fair: [55, 70],
  cruel: [25, 40],
};
const MAX_HERO_DIFFERENCE = 8;
const MAX_BOSS_DIFFERENCE = 6;
/** Bands of other sizes at fair, and one hero alone with whom it may be harder or easier. */
const BANDS = [2, 3, 5, 6, 8];
const ALONE = { won: [45, 60], hero: [35, 70] } as const;
/** Games of two sides: how often the first side wins, and how often a hero's side. */
const CONTESTS = [4, 6, 8];
const FIRST_SIDE = [48, 52] as const;
const HERO_SIDE = [42, 58] as const;
const STORY_WON = [50, 75] as const;
/** The three stories of version 1.0.0 are won as often as they were then. */
const FIRST_STORIES: { readonly [quest: string]: readonly [least: number, most: number] } = {
  'hiccup-rescue': [95, 100],
  'pudding-heist': [72, 82],
  'house-that-asks': [66, 78],
};

const won = ({ wins, finished }: Summary): number => percent(wins.won ?? 0, finished);

/** The ids that were used in a game: heroes, revealed tiles, drawn cards, bosses. */
function used({ heroes, board, treasures, dangers, bosses }: Immutable<State>): string[] {
  const { content } = mayhemModule;
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
/** The ids that should be used. The second Boss tile and the second Entrance belong to competitive games. */
function printed(): string[] {
  const { heroes, tiles, treasures, dangers, monsters } = mayhemModule.content;
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

type Tell = (figures: readonly Figure[]) => void;
type Played = {
  readonly players?: number | undefined;
  readonly bots?: readonly BotName[];
  readonly ended?: (state: Immutable<State>) => void;
};

function play({ games, seed }: Plan, options: Json, { players = 4, bots = ['greedy'], ended }: Played = {}): Summary {
  const series = { players, games, seed, bots, iterations: 0, options };
  return playSeries(mayhemModule, mayhemModule.bots, series, { failed: fail, ...(ended ? { ended } : {}) });
}

/** Each difficulty for four heroes; at fair also the length, the heroes, the bosses, random bots, and what never came. */
export function dungeonFigures(plan: Plan, tell: Tell): void {
  const seen = new Set<string>();
  const rounds: number[] = [];
  for (const difficulty of DIFFICULTIES) {
    const fair = difficulty === 'fair';
    const ended = (state: Immutable<State>): void => {
      if (fair) rounds.push(state.round);
      for (const id of used(state)) seen.add(id);
    };
    const summary = play(plan, { difficulty, tiles: 12 }, { ended });
    tell([figure(`${difficulty}: won, in 100`, won(summary), WON_RANGE[difficulty])]);
    if (!fair) continue;
    tell([
      { what: 'fair: rounds, p5', value: percentile(rounds, 0.05), least: 8, most: 36 },
      { what: 'fair: rounds, p95', value: percentile(rounds, 0.95), least: 8, most: 36 },
      { what: 'fair: decisions, median', value: summary.decisions.median, least: 0, most: 200 },
      ...heroFigures(summary),
      ...bossFigures(summary),
    ]);
  }
  tell([figure('fair, random: won, in 100', won(play(plan, { tiles: 12 }, { bots: ['random'] })), [0, 5])]);
  const missed = printed().filter((id) => !seen.has(id));
  tell([{ what: `heroes, tiles, cards never used ${missed.join(' ')}`.trim(), value: missed.length, least: 0, most: 0 }]);
}

/** Bands of other sizes at fair. */
export function bandFigures(plan: Plan, tell: Tell): void {
  for (const players of BANDS) tell([figure(`fair, ${players} heroes: won, in 100`, won(play(plan, {}, { players })), WON_RANGE.fair)]);
}

/** One hero alone, and each of them. */
export function aloneFigures(plan: Plan, tell: Tell): void {
  const alone = play(plan, {}, { players: 1 });
  tell([
    figure('fair, alone: won, in 100', won(alone), ALONE.won),
    ...Object.entries(alone.heroes).map(([id, { wins, games }]) => figure(`fair, alone: ${id}`, percent(wins, games), ALONE.hero)),
  ]);
}

/** Two sides of each size, and each hero in them. */
export function sideFigures(plan: Plan, tell: Tell): void {
  for (const players of CONTESTS) tell(contestFigures(players, play(plan, { mode: 'competitive' }, { players })));
}

/** Each story. */
export function storyFigures(plan: Plan, tell: Tell): void {
  for (const { id, players } of Object.values(mayhemModule.content.quests)) {
    const series = play(plan, { mode: 'narrative', quest: id }, { players: players ?? undefined });
    tell([figure(`${id}: won, in 100`, won(series), FIRST_STORIES[id] ?? STORY_WON)]);
  }
}

const figure = (what: string, value: number, [least, most]: readonly [number, number]): Figure => ({ what, value, least, most });
/** How fair two sides are: the seats with even numbers are the first side. A draw counts for nobody. */
function contestFigures(players: number, { wins, heroes, finished }: Summary): Figure[] {
  const decided = finished - (wins.tie ?? 0);
  return [
    figure(`two sides of ${players / 2}: the first wins, in 100`, percent(wins[0] ?? 0, decided), FIRST_SIDE),
    ...Object.entries(heroes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, score]) => figure(`two sides of ${players / 2}: ${id}`, percent(score.wins, score.games), HERO_SIDE)),
  ];
}

/** The difference of the win rates with and without each hero, in percentage points. */
const heroFigures = ({ heroes, finished, wins }: Summary): Figure[] =>
  Object.entries(heroes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, score]) => {
      const without = percent((wins.won ?? 0) - score.wins, finished - score.games);
      return {
        what: `fair: points with ${id}`,
        value: rounded(percent(score.wins, score.games) - without),
        least: -MAX_HERO_DIFFERENCE,
        most: MAX_HERO_DIFFERENCE,
      };
    });

/** The difference of the win rate against each boss from the mean, in percentage points. */
function bossFigures({ foes = {} }: Summary): Figure[] {
  const shares = Object.entries(foes).map(([id, score]) => ({ id, share: percent(score.wins, score.games) }));
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  return shares
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, share }) => ({
      what: `fair: points against ${id}`,
      value: rounded(share - mean),
      least: -MAX_BOSS_DIFFERENCE,
      most: MAX_BOSS_DIFFERENCE,
    }));
}
