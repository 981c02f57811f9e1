import * as v from 'valibot';
import { isOwnCard } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { Runner } from '../../../engine/runner.ts';
import type { OwnCard } from '../content/card-pack-schema.ts';
import type { EncounterCard, ItemCard } from '../content/card-schemas.ts';
import { type Content, contentOf } from '../content/content.ts';
import { decks } from '../content/load.ts';
import { labyrinth } from '../index.ts';
import { damageDie, damageOf, isAlive, newHero } from '../rules/characters.ts';
import { torchesFor } from '../rules/danger.ts';
import { meanOf } from '../rules/dice.ts';
import { CLASSES, ELEMENTS, FLOORS, type Floor, RACES, SELLS_FOR } from '../state/constants.ts';
import { Options } from '../state/options.ts';
import type { Hero } from '../state/state.ts';
import type { Choice, Labyrinth } from '../state/tasks.ts';

/** Estimates the danger of a card (LA-34): a simulated party of four heroes plays the card many times by the rules of the game. */

/** Heroes in the simulated party. */
const PARTY = 4;
/** Simulations per floor. */
const SIMULATIONS = 150;
/** The simulation stops after this many answers in a room. */
const MOST_ANSWERS = 400;

type Trial = { readonly lost: number; readonly most: number; readonly fell: boolean };
export type Danger = {
  /** The danger from 1 to 5. */
  readonly torches: number;
  /** The results of the simulations, in sentences. */
  readonly words: string;
};

/** Only `card` is in the encounter deck, so the first room has it. */
const contentWith = (encounters: readonly EncounterCard[], items: readonly ItemCard[]): Content =>
  contentOf({ ...decks, encounters: encounters.map((one) => ({ ...one, levels: [1, 5], copies: 6 })), items });

/** A random hero with one or two items that a party may have found by that floor. */
function randomHero(content: Content, floor: Floor, random: Random): Hero {
  const three = () => random.die(6) + random.die(6) + random.die(6);
  const elements = ELEMENTS.filter(() => random.int(5) < 2).slice(0, 2);
  const made = newHero(
    { race: random.pick(RACES), class: random.pick(CLASSES), elements, story: null },
    [three(), three(), three()],
    content,
  );
  const gear = content.floors[floor].items.filter((id) => content.items[id]?.kind === 'gear' && !isOwnCard(id));
  for (let i = Math.min(floor, 2); i > 0 && gear.length > 0; i--) made.equipped.push(random.pick(gear));
  return made;
}

/** The simulated player: it attacks the weakest monster with the best weapon, and uses the best statistic for checks. */
function chooseOption(table: Runner<Labyrinth>, choice: Choice): number {
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

/** Equips a card in place of the old one. */
function equipCard(one: Hero, card: string, content: Content): void {
  if (content.items[card]?.kind === 'cursed') one.curses = [card];
  else one.equipped.push(card);
}

/** Plays one room on `floor` with four heroes. With `carried`, each hero has one of these equipped. */
function simulateRoom(content: Content, floor: Floor, seed: number, carried: string | null): Trial {
  const random = Random.seed(seed);
  const { state } = labyrinth.setup(PARTY, v.parse(Options, { unlocked: floor }), random, content);
  for (let seat = 0; seat < PARTY; seat++) state.heroes[seat] = randomHero(content, floor, random);
  for (const one of carried === null ? [] : state.heroes) if (one) equipCard(one, carried ?? '', content);
  const most = state.heroes.reduce((sum, one) => sum + (one?.hp ?? 0), 0);
  const table = new Runner(labyrinth, content, {
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
    const command = table.options(choice)[chooseOption(table, choice)];
    if (command === undefined) break;
    table.answer(choice, command);
  }
  const left = table.state.heroes.reduce((sum, one) => sum + (one?.hp ?? 0), 0);
  return { lost: Math.max(0, most - left), most, fell: !table.state.heroes.every(isAlive) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const whole = (n: number): string => (n < 0.5 ? 'hardly any hit points' : n < 1.5 ? '1 hit point' : `${Math.round(n)} hit points`);
/** A share as text: "in 1 of 20 tries". */
function shareText(share: number): string {
  if (share === 0) return 'and nobody falls';
  if (share < 0.02) return 'and hardly anybody falls';
  if (share >= 0.95) return 'and somebody falls nearly every time';
  if (share >= 0.4) return `and somebody falls in ${Math.round(share * 10)} of 10 tries`;
  return `and somebody falls in 1 of ${Math.round(1 / share)} tries`;
}

const torchesOf = (trials: readonly Trial[]): number => {
  const share = mean(trials.map(({ lost, most }) => lost / most));
  const falls = mean(trials.map(({ fell }) => (fell ? 1 : 0)));
  return torchesFor(share, falls);
};

const floorsOf = ([first, last]: readonly [Floor, Floor]): readonly Floor[] => FLOORS.filter((floor) => floor === first || floor === last);

type Run = { readonly floor: Floor; readonly trials: readonly Trial[] };
/** Runs all simulations for a card. Yields the progress from 0 to 1. */
function* simulations(card: OwnCard, seed: number, times: number): Generator<number, { readonly with: Run[]; readonly without: Run[] }> {
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
        trials.push(simulateRoom(content, floor, seed * 100_003 + floor * 1009 + i, carried));
        if (++over % 10 === 0) yield over / rounds;
      }
      runs[isItem && carried === null ? 'without' : 'with'].push({ floor, trials });
    }
  }
  return runs;
}

const lostIn = ({ trials }: Run): number => mean(trials.map(({ lost }) => lost));

/** The danger of an encounter: what it costs the party. */
function roomDanger(runs: readonly Run[]): Danger {
  const words = runs.map(({ floor, trials }, i) => {
    const falls = shareText(mean(trials.map(({ fell }) => (fell ? 1 : 0))));
    const who = i === 0 ? `A party of four on floor ${floor}` : `On floor ${floor} it`;
    return `${who} loses ${whole(mean(trials.map(({ lost }) => lost)))} on average, ${falls}.`;
  });
  return { torches: Math.max(...runs.map(({ trials }) => torchesOf(trials))), words: words.join(' ') };
}

/** The share of the loss that an item prevents, for 2 torches to 5. */
const SAVES = [0.06, 0.15, 0.27, 0.4] as const;
/** The power of equipment: the cost of a fight with it and without it. */
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
 * Estimates the danger of an encounter or the power of an item: 1 to 5 torches, and sentences. Yields the progress from 0 to 1. The same
 * card and seed give the same result.
 */
export function* estimateDanger(card: OwnCard, seed: number, times = SIMULATIONS): Generator<number, Danger> {
  if ('kind' in card && card.kind === 'healing') {
    const points = meanOf(card.amount);
    return { torches: mostTorches(points / 2.5), words: `It gives back ${whole(points)} on average. A hero has about 20.` };
  }
  if ('kind' in card && card.kind !== 'gear' && card.kind !== 'cursed') {
    const price = 'price' in card ? (card.price ?? 0) : 0;
    return {
      torches: mostTorches(price / 12),
      words: `Nobody is hurt by it. The market gives ${Math.floor(price / SELLS_FOR)} silver for it.`,
    };
  }
  const runs = yield* simulations(card, seed, times);
  return 'kind' in card ? gearDanger(card, runs.with, runs.without) : roomDanger(runs.with);
}
