import * as v from 'valibot';
import { Random } from '../engine/random.ts';
import { Runner } from '../engine/runner.ts';
import { initialPosition } from '../engine/session.ts';
import { playOut } from '../engine/simulate.ts';
import { greedy } from '../games/labyrinth/bots/greedy.ts';
import { labyrinthModule } from '../games/labyrinth/index.ts';
import { CLASSES, RACES } from '../games/labyrinth/state/constants.ts';
import { Options } from '../games/labyrinth/state/options.ts';
import type { Event } from '../games/labyrinth/state/tasks.ts';
import type { Figure, Plan } from './balance-last-one-standing.ts';
import { progress } from './progress.ts';
import { percent, percentile } from './statistics.ts';

/** The balance of Labyrinth campaigns (LA-26): length, difficulty, and win rates of races and classes. */

const HEROES = 4;
/** A campaign is long, so one is played for so many games of other reports. */
const GAMES_PER_CAMPAIGN = 10;

/** What is counted over all campaigns. */
type Counts = {
  campaigns: number;
  ended: number;
  won: number;
  /** Campaigns in which nobody died in the first delve. */
  kindStart: number;
  readonly rounds: number[];
  /** Members of each race and class in parties that won. */
  readonly members: Map<string, number>;
  readonly met: { readonly monsters: Set<string>; readonly encounters: Set<string>; readonly items: Set<string> };
};

/** Counts the events of one campaign. */
function listener({ rounds, met }: Counts) {
  let round = 0;
  let delve = 0;
  const heard = { died: false };
  const hear = (event: Event): void => {
    if (event.do === 'came-home') delve = event.delves + 1;
    if (event.do === 'died' && delve <= 1) heard.died = true;
    if (event.do === 'room-entered' && event.card !== null) met.encounters.add(event.card);
    if (event.do === 'came') met.monsters.add(event.kind);
    if (event.do === 'item-found' || event.do === 'bought') met.items.add(event.card);
    if (event.do === 'round-began') round = event.round;
    if (event.do === 'fight-won' || event.do === 'fled' || event.do === 'party-lost') rounds.push(round);
  };
  return { hear, heard };
}

function play(counts: Counts, seed: number): void {
  const { game, content } = labyrinthModule;
  const { hear, heard } = listener(counts);
  const runner = new Runner(game, content, initialPosition(game, content, HEROES, v.parse(Options, {}), seed), undefined, hear);
  playOut(runner, greedy(Random.seed(seed)));
  counts.campaigns++;
  if (runner.outcome) counts.ended++;
  if (!heard.died) counts.kindStart++;
  if (runner.outcome?.reason !== 'won') return;
  counts.won++;
  for (const hero of runner.state.heroes)
    for (const word of hero ? [hero.race, hero.class] : []) counts.members.set(word, (counts.members.get(word) ?? 0) + 1);
}

/** Plays a tenth of the plan's games as campaigns of four greedy bots with random races, classes and elements. */
export async function campaigns({ games, seed }: Plan, tell: (figures: readonly Figure[]) => void): Promise<void> {
  const counts: Counts = {
    campaigns: 0,
    ended: 0,
    won: 0,
    kindStart: 0,
    rounds: [],
    members: new Map(),
    met: { monsters: new Set(), encounters: new Set(), items: new Set() },
  };
  const many = Math.ceil(games / GAMES_PER_CAMPAIGN);
  for (let i = 0; i < many; i++) {
    play(counts, seed + i);
    progress('campaigns', i + 1, many);
  }
  const { campaigns: all, met, members } = counts;
  const { content } = labyrinthModule;
  const whole = (what: string, seen: Set<string>, of: object): Figure => {
    const n = Object.keys(of).length;
    return { what, value: seen.size, least: n, most: n };
  };
  const heroes = counts.won * HEROES;
  tell([
    { what: 'campaigns that end', value: counts.ended, least: all, most: all },
    { what: 'Dragon slain within 40 delves', value: percent(counts.won, all), least: 50, most: 80 },
    { what: 'first delve survived by all', value: percent(counts.kindStart, all), least: 60, most: 100 },
    { what: 'rounds of a fight, median', value: percentile(counts.rounds, 0.5), least: 1, most: 6 },
    ...[...RACES, ...CLASSES].map((word) => ({
      what: `winners who are ${word}`,
      value: percent(members.get(word) ?? 0, heroes),
      least: 15,
      most: 35,
    })),
    whole('monsters met', met.monsters, content.monsters),
    whole('encounter cards met', met.encounters, content.encounters),
    whole('item cards met', met.items, content.items),
  ]);
}
