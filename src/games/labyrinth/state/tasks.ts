import * as v from 'valibot';
import { doing, id, natural, number, orNull, Seat, thrown } from '../../state-schemas.ts';
import type { Content } from '../content/content.ts';
import type { Commands } from './commands.ts';
import { Deed } from './dungeon-master-commands.ts';
import type { Event } from './events.ts';
import { Fighter, Floor, frame, type State, statistic } from './state.ts';
import type { View } from './view-types.ts';

/** The tasks of Labyrinth. Types are inferred from the schemas that check a save. */

/**
 * The reason of a check. `card` comes from the encounter at `address`, all others from the rules (LA-25, LA-31, LA-41). `about`: the monster that is bluffed, or the stake.
 */
const check = {
  why: v.picklist(['bluff', 'flee', 'search', 'gamble', 'slip', 'talk', 'trick', 'card', 'dm']),
  statistic,
  against: natural,
  about: natural,
  address: v.string(),
};

export const Step = v.variant('do', [
  /** Character creation for these seats, one after the other. */
  doing('create', { seats: v.array(Seat) }),
  doing('come-home', {}),
  doing('visit', { seats: v.array(Seat) }),
  /** LA-47: a hero who has come home. */
  doing('grow', { seat: Seat, offered: v.array(id) }),
  /** A hero in town, or at the own cards, while alive. */
  doing('in-town', { seat: Seat }),
  doing('in-pack', { seat: Seat }),
  doing('enter-floor', { floor: Floor }),
  /** Continues the encounter of the party's room. */
  doing('in-room', {}),
  /** A curse was found and needs a slot (LA-19). */
  doing('fit', { seat: Seat, card: id }),
  /** An effect list of an item card. */
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
  /** LA-47: one of these feats. */
  doing('feat', { seat: Seat, offered: v.array(id) }),
  /** LA-25: an action in town, hero by hero. */
  doing('town', { seat: Seat }),
  /** Something to wear was bought: put it on at once? */
  doing('try-on', { seat: Seat, card: id }),
  doing('stake', { seat: Seat }),
  /** Where the party goes from town. The torch-bearer chooses. */
  doing('gate', { seat: Seat }),
  /** The torch-bearer's choice when the room is finished or has an unopened chest. */
  doing('explore', { seat: Seat }),
  /** A hero's own items and coins, outside combat (LA-17, LA-18). */
  doing('pack', { seat: Seat }),
  doing('purse', { seat: Seat, to: Seat }),
  /** A curse was found and all slots are full: choose an item to put away (LA-19). */
  doing('make-room', { seat: Seat, card: id }),
  /** The hero who tries a card's check (LA-31). `list` and `at` are its address. */
  doing('volunteer', { seat: Seat, list: id, at: natural }),
  doing('pay', { seat: Seat, list: id, at: natural }),
  /** The torch-bearer picks one of two ways (LA-44). */
  doing('choose', { seat: Seat, list: id, at: natural }),
  /** Choose a base statistic to raise or lower. */
  doing('statistic', { seat: Seat, by: number }),
  doing('switch-luck', { seat: Seat }),
  /** What to do about dangerous monsters, before a fight (LA-41). */
  doing('approach', { seat: Seat }),
  /** A hero's turn in a fight. */
  doing('fight', { seat: Seat }),
  /** A Hollow is attacked: choose whether to guard. `attack`: the index in the volley (LA-9). */
  doing('guard', { seat: Seat, attack: natural }),
  /** Choices of the dungeon master: a monster's target (LA-30), the number of a check (LA-31), and other commands. */
  doing('target', { seat: Seat, attack: natural }),
  doing('difficulty', { seat: Seat, heroes: v.array(Seat), ...check }),
  doing('dm', { seat: Seat }),
  doing('dm-hero', { seat: Seat, hero: Seat }),
  /** What only the dungeon master sees (LA-49). */
  doing('behind', { seat: Seat }),
  /** What they are about to do may be deadly (LA-52). */
  doing('sure', { seat: Seat, deed: Deed }),
  /** All heroes are dead (LA-26). */
  doing('fallen', { seat: Seat }),
  /** The Dragon is slain and the party is home. */
  doing('victory', { seat: Seat }),
]);
export type Choice = v.InferOutput<typeof Choice>;
/** The seat that is asked. */
export type Asked = Pick<Choice, 'seat'>;
/** A check that still needs a number. */
export type Checking = Pick<Extract<Choice, { do: 'difficulty' }>, 'why' | 'statistic' | 'against' | 'about' | 'address'>;

const heroes = v.array(Seat);
export const Roll = v.variant('do', [
  /** 3d6 for one statistic (LA-2), or nine dice for all three of a random character. */
  doing('statistic-roll', { seat: Seat, ...thrown }),
  doing('check-roll', { seat: Seat, ...check, ...thrown }),
  /** The amount of an effect: dice for each of `heroes`, in their order; for shared gold, once. */
  doing('amount-roll', { seat: Seat, list: id, at: natural, heroes, ...thrown }),
  /** The number of monsters for the effect at `at`. */
  doing('band-roll', { seat: Seat, list: id, at: natural, ...thrown }),
  /** LA-16: the die of a chest, then its harm or its contents. */
  doing('chest-roll', { seat: Seat, list: id, at: natural, what: v.picklist(['trap', 'harm', 'gold']), ...thrown }),
  /** One d20 for each fighter, rolled together. */
  doing('initiative-roll', { seat: Seat, who: v.array(Fighter), ...thrown }),
  /** `weapon`: null for bare hands. */
  doing('attack-roll', { seat: Seat, on: natural, weapon: orNull(id), statistic, ...thrown }),
  doing('damage-roll', { seat: Seat, on: natural, weapon: orNull(id), ...thrown }),
  /** LA-13: damage to a Wizard with opposed elements by the own attack. */
  doing('burn-roll', { seat: Seat, ...thrown }),
  doing('guard-roll', { seat: Seat, attack: natural, ...thrown }),
  /** All attacks of a kind, and the damage of hits, rolled together in the order of the volley. */
  doing('strike-roll', { seat: Seat, kind: id, ...thrown }),
  doing('wound-roll', { seat: Seat, kind: id, ...thrown }),
  doing('heal-roll', { seat: Seat, card: id, on: Seat, ...thrown }),
  /** LA-11: a 6 saves the card. */
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
