import * as v from 'valibot';
import { Random } from '../engine/random.ts';
import { deal } from '../engine/session.ts';
import { playOn } from '../engine/simulate.ts';
import { Table } from '../engine/table.ts';
import { greedy } from '../games/labyrinth/bots/greedy.ts';
import { labyrinthBox } from '../games/labyrinth/box.ts';
import { Options } from '../games/labyrinth/options.ts';
import type { Event } from '../games/labyrinth/vocabulary.ts';
import { CLASSES, RACES } from '../games/labyrinth/words.ts';
import type { Figure, Plan } from './fairness.ts';
import { MOST_COMMANDS } from './playing.ts';
import { percent, percentile } from './statistics.ts';

/** Whether campaigns of Labyrinth are what they should be (LA-26): long, but not too long; hard, but not at first; and for everybody. */

const HEROES = 4;
/** A campaign is many evenings: of so many games that other reports play, one. */
const FEWER = 10;

/** What is counted over all campaigns. */
type Counts = {
  campaigns: number;
  ended: number;
  won: number;
  /** The first delve cost nobody's life. */
  kindStart: number;
  readonly rounds: number[];
  /** Of parties that won: how many were of each race and class. */
  readonly members: Map<string, number>;
  readonly met: { readonly monsters: Set<string>; readonly encounters: Set<string>; readonly items: Set<string> };
};

/** Listens to one campaign. */
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
  const { game, content } = labyrinthBox;
  const { hear, heard } = listener(counts);
  const table = new Table(game, content, deal(game, content, HEROES, v.parse(Options, {}), seed), undefined, hear);
  playOn(table, greedy(Random.seed(seed)), Number.POSITIVE_INFINITY, MOST_COMMANDS);
  counts.campaigns++;
  if (table.outcome) counts.ended++;
  if (!heard.died) counts.kindStart++;
  if (table.outcome?.reason !== 'won') return;
  counts.won++;
  for (const hero of table.state.heroes)
    for (const word of hero ? [hero.race, hero.class] : []) counts.members.set(word, (counts.members.get(word) ?? 0) + 1);
}

/** Plays a tenth of the plan's games as campaigns of four quick bots, whose races, classes and elements are left to chance. */
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
  for (let i = 0; i < Math.ceil(games / FEWER); i++) play(counts, seed + i);
  const { campaigns: all, met, members } = counts;
  const { content } = labyrinthBox;
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
