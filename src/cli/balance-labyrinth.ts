import * as v from 'valibot';
import { neverRuns } from '../games/labyrinth/bots/greedy.ts';
import { labyrinthModule } from '../games/labyrinth/index.ts';
import { MAX_HEROES, MIN_HEROES } from '../games/labyrinth/rules/setup.ts';
import { CLASSES, DIFFICULTY_LEVELS, type DifficultyLevel, RACES } from '../games/labyrinth/state/constants.ts';
import { Options } from '../games/labyrinth/state/options.ts';
import type { Event, Labyrinth } from '../games/labyrinth/state/tasks.ts';
import type { Figure, Plan } from './balance-last-one-standing.ts';
import type { EveningStatistics } from './evening.ts';
import { labyrinthEvenings } from './evening-labyrinth.ts';
import { fail, playSeries } from './play-series.ts';
import { percent, percentile } from './statistics.ts';

/** The balance of Labyrinth campaigns (LA-26, LA-35, LA-36): length and difficulty for each party, and win rates of races and classes. */

/** A campaign is long, and twelve kinds of party play it, so one of each is played for so many games of other reports. */
const GAMES_PER_CAMPAIGN = 60;

/** Campaigns won within 40 delves, in 100. */
const WON: { readonly [K in DifficultyLevel]: readonly [least: number, most: number] } = {
  gentle: [80, 95],
  fair: [55, 80],
  cruel: [25, 50],
};
const MOST_DEATHS = 8;
/** In so many of 100 campaigns more the careful bot wins than the one that never runs. */
const RUNNING_WINS = 5;
/** What evenings by the fair rules are like, for each party. */
const EVENINGS = {
  answersPerFight: [0, 9],
  answersPerDelve: [0, 50],
  choices: [0.8, 1],
  fightsFirst: [0, 0.5],
  newCards: [2, 99],
  fled: [0.05, 0.3],
} as const;

/** What is counted over all campaigns. */
type Counts = {
  heroes: number;
  readonly rounds: number[];
  /** Members of each race and class in parties that won. */
  readonly members: Map<string, number>;
  readonly met: { readonly monsters: Set<string>; readonly encounters: Set<string>; readonly items: Set<string> };
};

/** Counts what the campaigns of a series meet, beside what their evenings are like. */
function counted(evening: EveningStatistics<Labyrinth>, { rounds, met }: Counts): EveningStatistics<Labyrinth> {
  return {
    watch(players) {
      const watcher = evening.watch(players);
      let round = 0;
      const hear = (event: Event): void => {
        if (event.do === 'room-entered' && event.card !== null) met.encounters.add(event.card);
        if (event.do === 'came') met.monsters.add(event.kind);
        if (event.do === 'item-found' || event.do === 'bought') met.items.add(event.card);
        if (event.do === 'round-began') round = event.round;
        if (event.do === 'fight-won' || event.do === 'fled' || event.do === 'party-lost') rounds.push(round);
      };
      return {
        ...watcher,
        happened: (event, state) => {
          hear(event);
          watcher.happened?.(event, state);
        },
      };
    },
    figures: () => evening.figures(),
  };
}

/** In how many of 100 campaigns more by the fair rules the careful bot wins than the one that never runs. */
function runningWins(players: number, campaigns: number, seed: number, careful: number): Figure {
  const options = v.parse(Options, { difficulty: 'fair' });
  const series = { players, games: campaigns, seed, bots: ['greedy'], iterations: 0, options } as const;
  const { wins } = playSeries(labyrinthModule, { greedy: neverRuns }, series, { failed: fail });
  const more = careful - percent(wins.won ?? 0, campaigns);
  return { what: `${players} heroes, fair: won more than by never running`, value: more, least: RUNNING_WINS, most: 100 };
}

/** Plays campaigns of so many heroes, and tells how they went. */
function play(counts: Counts, players: number, difficulty: DifficultyLevel, campaigns: number, seed: number): readonly Figure[] {
  const options = v.parse(Options, { difficulty });
  const { evening, finished } = playSeries(
    labyrinthModule,
    labyrinthModule.bots,
    { players, games: campaigns, seed, bots: ['greedy'], iterations: 0, options },
    {
      failed: fail,
      evening: counted(labyrinthEvenings(labyrinthModule.content), counts),
      ended: ({ heroes }, { reason }) => {
        if (reason !== 'won') return;
        counts.heroes += players;
        for (const hero of heroes)
          for (const word of hero ? [hero.race, hero.class] : []) counts.members.set(word, (counts.members.get(word) ?? 0) + 1);
      },
    },
  );
  const figure = (name: string): number => Number(evening?.[name]);
  const who = `${players} heroes, ${difficulty}`;
  const [least, most] = WON[difficulty];
  return [
    { what: `${who}: campaigns that end`, value: finished, least: campaigns, most: campaigns },
    { what: `${who}: Dragon slain within 40 delves`, value: 100 * figure('won'), least, most },
    ...(difficulty === 'fair'
      ? [
          { what: `${who}: first delve survived by all`, value: 100 * figure('firstDelve'), least: 60, most: 100 },
          { what: `${who}: deaths in a campaign`, value: figure('deaths'), least: 0, most: MOST_DEATHS },
          ...Object.entries(EVENINGS).map(([name, [least, most]]) => ({ what: `${who}: ${name}`, value: figure(name), least, most })),
          runningWins(players, campaigns, seed, 100 * figure('won')),
        ]
      : []),
  ];
}

/** Plays campaigns of greedy bots with random races, classes and elements: three to six heroes, or `only` so many, gentle, fair and cruel. */
export async function campaigns({ games, seed }: Plan, tell: (figures: readonly Figure[]) => void, only: number | null): Promise<void> {
  const counts: Counts = {
    heroes: 0,
    rounds: [],
    members: new Map(),
    met: { monsters: new Set(), encounters: new Set(), items: new Set() },
  };
  const many = Math.ceil(games / GAMES_PER_CAMPAIGN);
  for (let players = only ?? MIN_HEROES; players <= (only ?? MAX_HEROES); players++)
    for (const difficulty of DIFFICULTY_LEVELS) tell(play(counts, players, difficulty, many, seed));
  const { met, members, rounds } = counts;
  const { content } = labyrinthModule;
  const whole = (what: string, seen: Set<string>, of: object): Figure => {
    const n = Object.keys(of).length;
    return { what, value: seen.size, least: n, most: n };
  };
  tell([
    { what: 'rounds of a fight, median', value: percentile(rounds, 0.5), least: 1, most: 6 },
    ...[...RACES, ...CLASSES].map((word) => ({
      what: `winners who are ${word}`,
      value: percent(members.get(word) ?? 0, counts.heroes),
      least: 15,
      most: 35,
    })),
    whole('monsters met', met.monsters, content.monsters),
    whole('encounter cards met', met.encounters, content.encounters),
    whole('item cards met', met.items, content.items),
  ]);
}
