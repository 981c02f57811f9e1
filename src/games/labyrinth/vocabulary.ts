import * as v from 'valibot';
import { doing, id, natural, number, orNull, Seat, thrown } from '../plain.ts';
import type { Commands } from './commands.ts';
import type { Content } from './content.ts';
import type { Event } from './happenings.ts';
import type { View } from './sights.ts';
import { Fighter, Floor, frame, type State, statistic } from './state.ts';

/**
 * The tasks of Labyrinth, and all of its words in one. Types are inferred from the schemas that check a save. What lies on the table is in
 * state.ts, what answers a choice in commands.ts, what happened in happenings.ts, what may be seen in sights.ts.
 */

/**
 * What a check is for. `bluff`, `flee`, `search`, `gamble` and `dm` are the table's (LA-31, LA-25); `card` is an encounter's, at `address`.
 * `about`: the monster that is bluffed, or the stake.
 */
const check = {
  why: v.picklist(['bluff', 'flee', 'search', 'gamble', 'card', 'dm']),
  statistic,
  against: natural,
  about: natural,
  address: v.string(),
};

export const Step = v.variant('do', [
  /** New characters for these seats, one after the other. */
  doing('create', { seats: v.array(Seat) }),
  doing('come-home', {}),
  doing('visit', { seats: v.array(Seat) }),
  /** In town, and at a hero's cards: as long as the hero lives. */
  doing('in-town', { seat: Seat }),
  doing('in-pack', { seat: Seat }),
  doing('enter-floor', { floor: Floor }),
  /** What the room where the party stands still wants. */
  doing('in-room', {}),
  /** A curse was found: it may need a slot (LA-19). */
  doing('fit', { seat: Seat, card: id }),
  /** A list of an item card. */
  doing('run', frame),
  doing('settle-order', {}),
  doing('next-fighter', {}),
  doing('hero-acts', { seat: Seat }),
  doing('monsters-act', { kind: id }),
  doing('strike-back', {}),
]);
export type Step = v.InferOutput<typeof Step>;

export const Choice = v.variant('do', [
  doing('race', { seat: Seat }),
  doing('class', { seat: Seat }),
  doing('elements', { seat: Seat }),
  doing('story', { seat: Seat }),
  /** LA-25: what to do in town; each hero in turn. */
  doing('town', { seat: Seat }),
  doing('stake', { seat: Seat }),
  /** Who goes where from town: the torch-bearer. */
  doing('gate', { seat: Seat }),
  /** The torch-bearer, when a room wants nothing more, or has a shut chest. */
  doing('explore', { seat: Seat }),
  /** A hero's own cards and coins, outside combat (LA-17, LA-18). */
  doing('pack', { seat: Seat }),
  doing('purse', { seat: Seat, to: Seat }),
  /** A curse was found with all slots full: what is put away (LA-19). */
  doing('make-room', { seat: Seat, card: id }),
  /** Who tries a card's check (LA-31); `address` as in a check. */
  doing('volunteer', { seat: Seat, list: id, at: natural }),
  doing('pay', { seat: Seat, list: id, at: natural }),
  /** A base statistic that goes up or down. */
  doing('statistic', { seat: Seat, by: number }),
  doing('switch-luck', { seat: Seat }),
  /** A hero's turn in a fight. */
  doing('fight', { seat: Seat }),
  /** A hollow one is attacked, by the so-manieth attack of the volley (LA-9). */
  doing('guard', { seat: Seat, attack: natural }),
  /** The dungeon master's: whom a monster attacks (LA-30), how hard a check is (LA-31), and anything else. */
  doing('target', { seat: Seat, attack: natural }),
  doing('difficulty', { seat: Seat, heroes: v.array(Seat), ...check }),
  doing('dm', { seat: Seat }),
  doing('dm-hero', { seat: Seat, hero: Seat }),
  /** All are dead (LA-26). */
  doing('fallen', { seat: Seat }),
  /** The Dragon is slain and everybody home. */
  doing('victory', { seat: Seat }),
]);
export type Choice = v.InferOutput<typeof Choice>;
/** Whoever is asked. */
export type Asked = Pick<Choice, 'seat'>;
/** A check that a number is still to be set for. */
export type Checking = Pick<Extract<Choice, { do: 'difficulty' }>, 'why' | 'statistic' | 'against' | 'about' | 'address'>;

const heroes = v.array(Seat);
export const Roll = v.variant('do', [
  /** 3d6 for one statistic (LA-2), or nine dice for all three of a surprise. */
  doing('statistic-roll', { seat: Seat, ...thrown }),
  doing('check-roll', { seat: Seat, ...check, ...thrown }),
  /** How much an effect comes to: for each of `heroes` so many dice, in their order; for `gold` that is shared, once. */
  doing('amount-roll', { seat: Seat, list: id, at: natural, heroes, ...thrown }),
  /** How many monsters come: the effect at `at`. */
  doing('band-roll', { seat: Seat, list: id, at: natural, ...thrown }),
  /** LA-16: the die of a chest, then what it does to whoever opens it, or what is in it. */
  doing('chest-roll', { seat: Seat, list: id, at: natural, what: v.picklist(['trap', 'harm', 'gold']), ...thrown }),
  /** One d20 for each, thrown together. */
  doing('initiative-roll', { seat: Seat, who: v.array(Fighter), ...thrown }),
  /** `weapon`: null with bare hands. */
  doing('attack-roll', { seat: Seat, on: natural, weapon: orNull(id), statistic, ...thrown }),
  doing('damage-roll', { seat: Seat, on: natural, weapon: orNull(id), ...thrown }),
  /** LA-13: what a destructive wizard's attack costs. */
  doing('burn-roll', { seat: Seat, ...thrown }),
  doing('guard-roll', { seat: Seat, attack: natural, ...thrown }),
  /** All attacks of a kind, and the damage of those that hit: thrown together, in the order of the volley. */
  doing('strike-roll', { seat: Seat, kind: id, ...thrown }),
  doing('wound-roll', { seat: Seat, kind: id, ...thrown }),
  doing('heal-roll', { seat: Seat, card: id, on: Seat, ...thrown }),
  /** LA-11: on a 6 the card is kept. */
  doing('medic-roll', { seat: Seat, card: id, ...thrown }),
  /** The die of a fate card (LA-21). */
  doing('fate-roll', { seat: Seat, card: id, ...thrown }),
]);
export type Roll = v.InferOutput<typeof Roll>;
export const Task = v.union([Step, Choice, Roll]);

export type Labyrinth = {
  state: State;
  step: Step;
  choice: Choice;
  roll: Roll;
  commands: Commands;
  event: Event;
  view: View;
  content: Content;
};
export type { Event, View };
