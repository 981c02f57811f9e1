import { Random } from '../../engine/random.ts';
import { Table } from '../../engine/table.ts';
import type { EncounterCard, ItemCard } from './cards.ts';
import { damageDie, damageOf, isAlive, newHero } from './characters.ts';
import { boxOf, type Content } from './content.ts';
import { decks } from './decks.ts';
import { meanOf } from './dice.ts';
import { labyrinth } from './game.ts';
import type { OwnCard } from './pack.ts';
import type { Hero } from './state.ts';
import type { Choice, Labyrinth } from './vocabulary.ts';
import { CLASSES, ELEMENTS, FLOORS, type Floor, RACES } from './words.ts';

/** How dangerous a card is (LA-34): four heroes of a family's making meet it again and again, by the very rules of the game. */

/** A party as large as a family. */
const PARTY = 4;
/** How often a card is met on a floor. */
export const TRIALS = 150;
/** A room that takes longer than this is left. */
const MOST_ANSWERS = 400;

type Trial = { readonly lost: number; readonly most: number; readonly fell: boolean };
export type Danger = {
  /** 1 to 5. */
  readonly torches: number;
  /** What became of the party, in sentences. */
  readonly words: string;
};

/** Only `card` is in the encounters, so that it is what lies behind the first door. */
const contentWith = (encounters: readonly EncounterCard[], items: readonly ItemCard[]): Content =>
  boxOf({ ...decks, encounters: encounters.map((one) => ({ ...one, levels: [1, 5], copies: 6 })), items });

/** A hero as chance makes one, with what a party may have found by that floor: one thing, or two. */
function hero(content: Content, floor: Floor, random: Random): Hero {
  const three = () => random.die(6) + random.die(6) + random.die(6);
  const elements = ELEMENTS.filter(() => random.int(5) < 2).slice(0, 2);
  const made = newHero(
    { race: random.pick(RACES), class: random.pick(CLASSES), elements, story: null },
    [three(), three(), three()],
    content,
  );
  const gear = content.floors[floor].items.filter((id) => content.items[id]?.kind === 'gear' && !id.startsWith('own-'));
  for (let i = Math.min(floor, 2); i > 0 && gear.length > 0; i--) made.equipped.push(random.pick(gear));
  return made;
}

/** What a sensible hero does in a room: strikes whoever is nearly beaten, with what hits hardest; tries what it is best at. */
function sensible(table: Table<Labyrinth>, choice: Choice): number {
  const options = table.options(choice);
  const { heroes, delve } = table.state;
  const worth = (command: (typeof options)[number]): number => {
    const me = heroes[choice.seat];
    switch (command.do) {
      case 'attack': {
        const foe = delve?.rooms[delve.at]?.foes.find(({ id }) => id === command.on);
        const hits = me ? meanOf(damageDie(me, command.weapon, table.content)) + damageOf(me, command.weapon, table.content) : 0;
        return 100 + hits - (foe?.hp ?? 0) / 100;
      }
      case 'open':
        return 50 + (heroes[command.hero]?.hp ?? 0);
      case 'door':
        return 10;
      case 'hero':
        return heroes[command.hero]?.hp ?? 0;
      case 'flee':
      case 'nobody':
      case 'skip':
      case 'wait':
        return -1;
      default:
        return 0;
    }
  };
  const values = options.map(worth);
  return values.indexOf(Math.max(...values));
}

/** Has it on, over what was there. */
function wear(one: Hero, card: string, content: Content): void {
  if (content.items[card]?.kind === 'cursed') one.curses = [card];
  else one.equipped.push(card);
}

/** Four heroes go through one door on `floor`; with `carried`, each of them has one of it on. */
function trial(content: Content, floor: Floor, seed: number, carried: string | null): Trial {
  const random = Random.seed(seed);
  const { state } = labyrinth.setup(PARTY, { dm: 'app', again: 'goes-on', unlocked: floor }, random, content);
  for (let seat = 0; seat < PARTY; seat++) state.heroes[seat] = hero(content, floor, random);
  for (const one of carried === null ? [] : state.heroes) if (one) wear(one, carried ?? '', content);
  const most = state.heroes.reduce((sum, one) => sum + (one?.hp ?? 0), 0);
  const table = new Table(labyrinth, content, {
    state,
    agenda: [{ do: 'in-room' }, { do: 'enter-floor', floor }],
    random: random.state,
    outcome: null,
  });
  let inside = false;
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const task = table.advance();
    const { delve, heroes } = table.state;
    if (task === null || !delve || !heroes.some(isAlive)) break;
    if (table.isRoll(task)) {
      table.rolled(task, table.throwDice(task));
      continue;
    }
    const choice = task as Choice;
    inside ||= delve.rooms.length > 1;
    if (inside && choice.do === 'explore' && !table.options(choice).some(({ do: word }) => word === 'open')) break;
    const command = table.options(choice)[sensible(table, choice)];
    if (command === undefined) break;
    table.answer(choice, command);
  }
  const left = table.state.heroes.reduce((sum, one) => sum + (one?.hp ?? 0), 0);
  return { lost: Math.max(0, most - left), most, fell: !table.state.heroes.every(isAlive) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const whole = (n: number): string => (n < 0.5 ? 'hardly any hit points' : n < 1.5 ? '1 hit point' : `${Math.round(n)} hit points`);
/** "in 1 of 20 tries". */
function often(share: number): string {
  if (share === 0) return 'and nobody falls';
  if (share < 0.02) return 'and hardly anybody falls';
  if (share >= 0.95) return 'and somebody falls nearly every time';
  if (share >= 0.4) return `and somebody falls in ${Math.round(share * 10)} of 10 tries`;
  return `and somebody falls in 1 of ${Math.round(1 / share)} tries`;
}

const torchesOf = (trials: readonly Trial[]): number => {
  const share = mean(trials.map(({ lost, most }) => lost / most));
  const falls = mean(trials.map(({ fell }) => (fell ? 1 : 0)));
  return 1 + [share > 0.06, share > 0.16, share > 0.32 || falls > 0.4, share > 0.55 || falls > 0.8].filter(Boolean).length;
};

const floorsOf = ([first, last]: readonly [Floor, Floor]): readonly Floor[] => FLOORS.filter((floor) => floor === first || floor === last);

type Run = { readonly floor: Floor; readonly trials: readonly Trial[] };
/** Runs all that a card asks for; `done` hears how much of it is over, from 0 to 1. */
function* meeting(card: OwnCard, seed: number, times: number): Generator<number, { readonly with: Run[]; readonly without: Run[] }> {
  const floors = floorsOf(card.levels);
  const isItem = 'kind' in card;
  const rounds = floors.length * (isItem ? 2 : 1) * times;
  let over = 0;
  const runs: { with: Run[]; without: Run[] } = { with: [], without: [] };
  for (const floor of floors) {
    const bands = decks.encounters.filter(
      ({ levels, effects }) => levels[0] <= floor && floor <= levels[1] && effects[0]?.do === 'monsters',
    );
    const content = isItem ? contentWith(bands, [...decks.items, card]) : contentWith([card], decks.items);
    for (const carried of isItem ? ([card.id, null] as const) : ([null] as const)) {
      const trials: Trial[] = [];
      for (let i = 0; i < times; i++) {
        trials.push(trial(content, floor, seed * 100_003 + floor * 1009 + i, carried));
        if (++over % 10 === 0) yield over / rounds;
      }
      runs[isItem && carried === null ? 'without' : 'with'].push({ floor, trials });
    }
  }
  return runs;
}

const lostIn = ({ trials }: Run): number => mean(trials.map(({ lost }) => lost));

/** An encounter: what it costs the party. */
function roomDanger(runs: readonly Run[]): Danger {
  const words = runs.map(({ floor, trials }, i) => {
    const falls = often(mean(trials.map(({ fell }) => (fell ? 1 : 0))));
    const who = i === 0 ? `A party of four on floor ${floor}` : `On floor ${floor} it`;
    return `${who} loses ${whole(mean(trials.map(({ lost }) => lost)))} on average, ${falls}.`;
  });
  return { torches: Math.max(...runs.map(({ trials }) => torchesOf(trials))), words: words.join(' ') };
}

/** How much of the loss a thing saves, for one torch to five. */
const SAVES = [0.06, 0.15, 0.27, 0.4] as const;
/** Something to wear or to wield: what a fight costs with it, and without. */
function gearDanger(card: ItemCard, worn: readonly Run[], bare: readonly Run[]): Danger {
  const words = worn.map((run, i) => {
    const [less, more] = [lostIn(run), lostIn(bare[i] ?? run)];
    if (i > 0) return `On floor ${run.floor}: ${whole(less)} with it, ${whole(more)} without.`;
    return `When all four of a party have it, a fight on floor ${run.floor} costs them ${whole(less)}, and ${whole(more)} without it.`;
  });
  const share = mean(worn.map((run, i) => 1 - lostIn(run) / Math.max(1, lostIn(bare[i] ?? run))));
  const harm = card.kind === 'cursed' ? -share : share;
  return { torches: 1 + SAVES.filter((least) => harm > least).length, words: words.join(' ') };
}

const mostTorches = (n: number): number => Math.max(1, Math.min(5, Math.round(n)));

/**
 * How dangerous an encounter is, how mighty an item: 1 to 5 torches, and sentences. Yields how much of the work is done, from 0 to 1.
 * The same card and seed come to the same.
 */
export function* dangerOf(card: OwnCard, seed: number, times = TRIALS): Generator<number, Danger> {
  if ('kind' in card && card.kind === 'healing') {
    const points = meanOf(card.amount);
    return { torches: mostTorches(points / 2.5), words: `It gives back ${whole(points)} on average. A hero has about 20.` };
  }
  if ('kind' in card && card.kind !== 'gear' && card.kind !== 'cursed') {
    const price = 'price' in card ? (card.price ?? 0) : 0;
    return { torches: mostTorches(price / 12), words: `Nobody is hurt by it. The market gives ${Math.floor(price / 2)} silver for it.` };
  }
  const runs = yield* meeting(card, seed, times);
  return 'kind' in card ? gearDanger(card, runs.with, runs.without) : roomDanger(runs.with);
}
