import * as v from 'valibot';
import type { Immutable } from '../../../engine/game.ts';
import { HELP_LEVELS } from '../../../engine/seats.ts';
import { id, natural, number, orNull, Seat } from '../../state-schemas.ts';
import { CLASSES, DIFFICULTY_LEVELS, ELEMENTS, FLOORS, RACES, SIDES, STATISTICS } from './constants.ts';

/** The state of Labyrinth. The first seats have the heroes. A human dungeon master has the last seat. */

export const Floor = v.picklist(FLOORS);
export const race = v.picklist(RACES);
export const klass = v.picklist(CLASSES);
export const statistic = v.picklist(STATISTICS);
export const elements = v.pipe(v.array(v.picklist(ELEMENTS)), v.maxLength(2));

const Hero = v.strictObject({
  race,
  class: klass,
  /** In the order of ELEMENTS. */
  elements,
  /** S of LA-3: the dice plus the bonuses of race and elements. */
  base: v.strictObject({ strength: number, intelligence: number, luck: number }),
  /** 0: dead, until the player has a new character. */
  hp: natural,
  most: natural,
  /** Permanent AC bonus from cards (LA-21). */
  armour: natural,
  /** Silver pieces. */
  coins: natural,
  /** Cards in the backpack, not equipped. */
  pack: v.array(id),
  equipped: v.array(id),
  /** Curses count as equipped (LA-19). */
  curses: v.array(id),
  /** Whether the hero has gambled since the party came to town (LA-25). */
  gambled: v.boolean(),
  /** Whether there is an attack to skip: of a Hollow who went thin (LA-9), or of somebody who giggles (LA-54). */
  owes: v.boolean(),
  /** The backstory's id; null for the player's own story. */
  story: orNull(id),
  /** What the hero is called: by the last errand that this hero has done, or by a feat (LA-45, LA-47). */
  title: orNull(id),
  /** What the hero has from delves (LA-47), the newest last. */
  feats: v.array(id),
});
export type Hero = v.InferOutput<typeof Hero>;

/** A character during creation (LA-2). `rolled`: the sums of 3d6, in the order of STATISTICS. */
const Draft = v.strictObject({
  seat: Seat,
  race: orNull(race),
  class: orNull(klass),
  rolled: v.array(natural),
  /** Whether two statistics have been swapped. */
  swapped: v.boolean(),
  elements: orNull(elements),
});
export type Draft = v.InferOutput<typeof Draft>;

/** `draw`: the next card is last. `aside`: cards of other floors (LA-15). Equal cards have the same id. */
const Pile = v.strictObject({ draw: v.array(id), discard: v.array(id), aside: v.array(id) });
export type Pile = v.InferOutput<typeof Pile>;

/**
 * A monster in a room. `reward`: silver for defeating it. `number`: which one of its kind it is, from 1, until it leaves; 0 if it never had
 * company of its kind.
 */
const Foe = v.strictObject({ id: natural, kind: id, number: natural, hp: natural, reward: natural });
export type Foe = v.InferOutput<typeof Foe>;

/** A list of effects being applied: its address, the next index, and the hero meant by "one". */
export const frame = { list: id, next: natural, seat: Seat };
const Frame = v.strictObject(frame);
export type Frame = v.InferOutput<typeof Frame>;

const Room = v.strictObject({
  /** Columns east and rows south of the entrance. */
  x: number,
  y: number,
  doors: v.array(v.picklist(SIDES)),
  /** Its look. No rule depends on it. */
  look: orNull(id),
  /** The encounter, until it is finished. */
  card: orNull(id),
  /** The effects that are still to be applied, the innermost last. */
  frames: v.array(Frame),
  foes: v.array(Foe),
  /** Silver for monsters defeated here, paid after the last one (LA-32). */
  purse: natural,
  /** LA-31d: whether the unopened chest was searched, and with which result. */
  search: v.picklist(['none', 'failed', 'passed']),
  /** A stairwell. It can be used when no monster is in the room. */
  stairs: v.boolean(),
});
export type Room = v.InferOutput<typeof Room>;

const Delve = v.strictObject({
  /** Room 0 is the entrance. */
  rooms: v.array(Room),
  at: natural,
  /** The previous room, to which the party flees. */
  from: orNull(natural),
  /** How many monsters there have been: the next one's id. */
  foes: natural,
  /** LA-43: the encounters behind shut doors, by the place of their room. Only what the doors show is known. */
  ahead: v.array(v.strictObject({ x: number, y: number, card: id })),
});
export type Delve = v.InferOutput<typeof Delve>;

/** A hero's seat, or a kind of monsters: all of a kind act together (LA-27). */
export const Fighter = v.union([Seat, id]);
export type Fighter = v.InferOutput<typeof Fighter>;
/** One attack in a monster kind's turn. `guard`: what a Hollow added to the AC. */
const Attack = v.strictObject({ foe: natural, on: orNull(Seat), guard: orNull(natural), hit: v.boolean() });
export type Attack = v.InferOutput<typeof Attack>;

const Fight = v.strictObject({
  round: natural,
  /** Highest first. `rolls`: the d20, and the rolls that broke ties. */
  order: v.array(v.strictObject({ who: Fighter, rolls: v.array(natural) })),
  /** The fighter in turn; null between turns. */
  now: orNull(Fighter),
  /** Fighters who have acted this round. */
  acted: v.array(Fighter),
  /** Attacks left for the hero in turn. */
  attacks: natural,
  /** LA-31c: whether fleeing was tried this round. */
  fled: v.boolean(),
  /** The hero who acted or hit last. This seat rolls for monsters. */
  last: Seat,
  volley: v.array(Attack),
  /** LA-42: heroes who duck until their next turn. */
  ducked: v.array(Seat),
});
export type Fight = v.InferOutput<typeof Fight>;

const Errand = { errand: id, floor: Floor };
const Errands = v.strictObject({
  /** What the town offers, each with its floor. */
  offered: v.array(v.strictObject(Errand)),
  /** What the party is after. */
  taken: orNull(v.strictObject({ ...Errand, stage: v.picklist(['sought', 'done', 'failed']) })),
  /** What has been done, in that order. It has changed the town (LA-45). */
  done: v.array(id),
});

const Grave = v.strictObject({
  seat: Seat,
  race,
  class: klass,
  elements,
  delve: natural,
  floor: Floor,
  /** The kind of monster that did it, if one did. */
  by: orNull(id),
  /** As of a hero. `own`: which one of the player's own stories it is, from 0; null if it is none. */
  story: orNull(id),
  own: orNull(natural),
  title: orNull(id),
});
export type Grave = v.InferOutput<typeof Grave>;
/** What a hero brought home. */
const find = { seat: Seat, card: orNull(id) };
const Evening = v.strictObject({
  delve: natural,
  /** The deepest floor. */
  floor: Floor,
  errand: orNull(id),
  done: v.boolean(),
  /** How many monsters were beaten, and how many heroes fell. */
  beaten: natural,
  fell: natural,
  /** Who came home, and what they have grown by. */
  home: v.array(v.strictObject({ ...find, grown: orNull(id) })),
});
export type Evening = v.InferOutput<typeof Evening>;
/** LA-46. */
const Book = v.strictObject({
  graves: v.array(Grave),
  evenings: v.array(Evening),
  /** How many of each kind of monster were beaten in all. */
  beaten: v.array(v.strictObject({ kind: id, count: natural })),
  /** The delve so far: who found what last; null in town. */
  tonight: orNull(v.strictObject({ floor: Floor, beaten: natural, fell: natural, found: v.array(v.strictObject(find)) })),
});

export const State = v.strictObject({
  /** The seat of a human dungeon master. */
  dm: orNull(Seat),
  startsOver: v.boolean(),
  difficulty: v.picklist(DIFFICULTY_LEVELS),
  /** LA-37: the numbers of the cards count as printed. */
  byTheBook: v.boolean(),
  unlocked: Floor,
  /** The floor of both decks. */
  floor: Floor,
  /** The number of delves from town. */
  delves: natural,
  /** LA-48: the hit points that the Dragon has left since the party ran from it; null: all of them. */
  dragon: orNull(natural),
  /** The Dragon is slain, and the party is not in town yet. */
  slain: v.boolean(),
  won: v.boolean(),
  torch: Seat,
  heroes: v.array(orNull(Hero)),
  /** LA-39, by seat of the heroes. */
  help: v.array(v.picklist(HELP_LEVELS)),
  draft: orNull(Draft),
  encounters: Pile,
  items: Pile,
  /** The three stalls; null is an empty one (LA-20). */
  market: v.array(orNull(id)),
  /** Null in town. */
  delve: orNull(Delve),
  errands: Errands,
  book: Book,
  fight: orNull(Fight),
});
export type State = v.InferOutput<typeof State>;
export type AnyHero = Immutable<Hero>;
