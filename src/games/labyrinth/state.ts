import * as v from 'valibot';
import type { Immutable } from '../../engine/game.ts';
import { id, natural, number, orNull, Seat } from '../plain.ts';
import { CLASSES, ELEMENTS, FLOORS, RACES, SIDES, STATISTICS } from './words.ts';

/** What lies on the table in Labyrinth. A seat below the number of heroes is a hero's; a human dungeon master has the last one. */

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
  /** S of LA-3: the dice with all that race and elements add. */
  base: v.strictObject({ strength: number, intelligence: number, luck: number }),
  /** 0 is dead, until the player has a new character. */
  hp: natural,
  most: natural,
  /** AC for good, from cards (LA-21). */
  armour: natural,
  /** Silver pieces. */
  coins: natural,
  /** Cards carried, not equipped. */
  pack: v.array(id),
  equipped: v.array(id),
  /** They count as equipped (LA-19). */
  curses: v.array(id),
  /** Since the party came to town (LA-25). */
  gambled: v.boolean(),
  /** A hollow one owes the attack it skips (LA-9). */
  owes: v.boolean(),
  /** The back-story that was tapped; null for one of the player's own. */
  story: orNull(id),
});
export type Hero = v.InferOutput<typeof Hero>;

/** A character being made (LA-2). `rolled`: the sums of 3d6, in the order of STATISTICS. */
const Draft = v.strictObject({
  seat: Seat,
  race: orNull(race),
  class: orNull(klass),
  rolled: v.array(natural),
  elements: orNull(elements),
});
export type Draft = v.InferOutput<typeof Draft>;

/** `draw`: the next one last. `aside`: cards of other floors (LA-15). Equal cards have the same id. */
const Pile = v.strictObject({ draw: v.array(id), discard: v.array(id), aside: v.array(id) });
export type Pile = v.InferOutput<typeof Pile>;

/** A monster in a room. `reward`: silver for whoever beats it. */
const Foe = v.strictObject({ id: natural, kind: id, hp: natural, reward: natural });
export type Foe = v.InferOutput<typeof Foe>;

/** A list of effects being carried out: its address, where in it, and the hero whom "one" means. */
export const frame = { list: id, next: natural, seat: Seat };
const Frame = v.strictObject(frame);
export type Frame = v.InferOutput<typeof Frame>;

const Room = v.strictObject({
  /** Columns east and rows south of the entrance. */
  x: number,
  y: number,
  doors: v.array(v.picklist(SIDES)),
  /** How it looks; nothing hangs on it. */
  look: orNull(id),
  /** The encounter, as long as it is not finished. */
  card: orNull(id),
  /** What of it is still to be carried out, the innermost last. */
  frames: v.array(Frame),
  foes: v.array(Foe),
  /** Silver for monsters beaten here, paid when the last one is (LA-32). */
  purse: natural,
  /** LA-31d: whether the chest that is still shut was searched, and found out. */
  search: v.picklist(['none', 'failed', 'passed']),
  /** A stairwell. It can be used when no monster guards it. */
  stairs: v.boolean(),
});
export type Room = v.InferOutput<typeof Room>;

const Delve = v.strictObject({
  /** 0 is the entrance. */
  rooms: v.array(Room),
  at: natural,
  /** Where the party came from, and flees to. */
  from: orNull(natural),
  /** How many monsters there have been: the next one's id. */
  foes: natural,
});
export type Delve = v.InferOutput<typeof Delve>;

/** A hero's seat, or a kind of monsters: all of a kind act together (LA-27). */
export const Fighter = v.union([Seat, id]);
export type Fighter = v.InferOutput<typeof Fighter>;
/** One attack of a kind's turn. `guard`: what a hollow one added to its AC. */
const Attack = v.strictObject({ foe: natural, on: orNull(Seat), guard: orNull(natural), hit: v.boolean() });
export type Attack = v.InferOutput<typeof Attack>;

const Fight = v.strictObject({
  round: natural,
  /** Highest first. `rolls`: the d20, and those that broke ties. */
  order: v.array(v.strictObject({ who: Fighter, rolls: v.array(natural) })),
  /** Who acts; null between two. */
  now: orNull(Fighter),
  /** Who has acted this round. */
  acted: v.array(Fighter),
  /** Attacks left to the hero who acts. */
  attacks: natural,
  /** LA-31c: fleeing was tried this round. */
  fled: v.boolean(),
  /** Who acted last, or struck the last blow; rolls for monsters. */
  last: Seat,
  volley: v.array(Attack),
});
export type Fight = v.InferOutput<typeof Fight>;

export const State = v.strictObject({
  /** The seat of a human dungeon master. */
  dm: orNull(Seat),
  startsOver: v.boolean(),
  unlocked: Floor,
  /** Both decks are as they are on this floor. */
  floor: Floor,
  /** How often the party went down from town. */
  delves: natural,
  /** The Dragon of floor 5 is slain, and the town does not know yet. */
  slain: v.boolean(),
  won: v.boolean(),
  torch: Seat,
  heroes: v.array(orNull(Hero)),
  draft: orNull(Draft),
  encounters: Pile,
  items: Pile,
  /** Three places; null is a gap (LA-20). */
  market: v.array(orNull(id)),
  /** null in town. */
  delve: orNull(Delve),
  fight: orNull(Fight),
});
export type State = v.InferOutput<typeof State>;
export type AnyHero = Immutable<Hero>;
