import * as v from 'valibot';
import { type AnswersOf, commandOf, doing, id, natural, orNull, Seat, thrown } from '../../state-schemas.ts';
import type { Content } from '../content/content.ts';
import { DAMAGE, TRIALS } from './constants.ts';
import type { Event } from './events.ts';
import { Square, type State } from './state.ts';
import type { View } from './view-types.ts';

/** The tasks and the commands of Magic and Mayhem. Types are inferred from the schemas that check a save. */

/** A list of effects being applied: its address, the next index, the seat, and the target. */
const frame = {
  list: v.string(),
  next: natural,
  seat: Seat,
  /** The target hero, or the current one of a for-each. */
  hero: orNull(Seat),
  /** The number of the target monster, or of the monster that has the effects. */
  monster: orNull(natural),
  /** The square of the effects: the E mark, or the square of the acting figure. */
  at: Square,
};
const Run = v.strictObject({ do: v.literal('run'), ...frame });
export type Run = v.InferOutput<typeof Run>;

const blow = { amount: natural, type: v.picklist(DAMAGE) };

export const Step = v.variant('do', [
  doing('start-turn', { seat: Seat }),
  doing('suffer', { seat: Seat }),
  doing('start-move', { seat: Seat }),
  doing('go-on', { seat: Seat }),
  doing('encounter', { seat: Seat }),
  doing('end-turn', { seat: Seat }),
  doing('monsters', {}),
  doing('monster-turn', { number: natural }),
  doing('monster-acts', { number: natural }),
  doing('monster-goes', { number: natural, hero: Seat }),
  doing('monster-strikes', { number: natural, hero: Seat }),
  doing('monster-rests', { number: natural }),
  doing('next-round', {}),
  doing('draw-danger', { seat: Seat, at: Square }),
  doing('draw-treasure', { seat: Seat, at: Square }),
  doing('close-danger', { card: id }),
  doing('keep', { seat: Seat, card: id, at: Square }),
  /** `list`: the effects of a successful hit. `sure`: the hit cannot be dodged. */
  doing('hurt-hero', { ...blow, seat: Seat, list: orNull(v.string()), monster: orNull(natural), sure: v.boolean() }),
  doing('hurt-monster', { ...blow, number: natural, by: orNull(Seat), sure: v.boolean() }),
  Run,
  /** A scenario is complete. */
  doing('close-treasure', { card: id }),
]);
export type Step = v.InferOutput<typeof Step>;

export const Choice = v.variant('do', [
  /** A riddle, twister or challenge for the players. `list`: the list of the effect (MM-45). */
  doing('trial', { ...frame, kind: v.picklist(TRIALS), id }),
  doing('turn', { seat: Seat }),
  doing('pick-mark', { seat: Seat, marks: v.array(Square) }),
  doing('hand-over', { seat: Seat, card: id, at: Square }),
  doing('gold-amount', { seat: Seat, to: Seat }),
  doing('offer', { seat: Seat, to: Seat }),
  doing('agree', { seat: Seat, from: Seat, give: id, take: id }),
  doing('choose-one', frame),
  doing('choose-tile', { seat: Seat, slots: v.array(natural) }),
  doing('drop-which', { seat: Seat }),
  /** `paid`: the Action is already spent, because a card was bought. */
  doing('shop', { seat: Seat, paid: v.boolean() }),
  /** Whoever is out of the dungeon shouts to those who are still in there (MM-42). */
  doing('shout', { seat: Seat }),
]);
export type Choice = v.InferOutput<typeof Choice>;

export const Roll = v.variant('do', [
  doing('encounter-roll', { seat: Seat, at: Square, ...thrown }),
  doing('tie-roll', { seat: Seat, number: natural, heroes: v.array(Seat), ...thrown }),
  doing('dodge-roll', { ...blow, seat: Seat, list: orNull(v.string()), monster: orNull(natural), on: natural, ...thrown }),
  doing('monster-dodge-roll', { ...blow, seat: Seat, number: natural, by: orNull(Seat), on: natural, ...thrown }),
  doing('revive-roll', { seat: Seat, ...thrown }),
  doing('door-roll', { seat: Seat, door: natural, source: id, ...thrown }),
  doing('peer-roll', { seat: Seat, ...thrown }),
  /** How fast a hero runs home (MM-54). */
  doing('run-roll', { seat: Seat, ...thrown }),
  doing('card-roll', { ...frame, on: natural, ...thrown }),
  doing('challenge-roll', { ...frame, ...thrown }),
  /** The die in place of an answer (MM-45). `id`: the riddle, twister or challenge that was read out; null if none was. */
  doing('luck-roll', { ...frame, kind: v.picklist(TRIALS), id: orNull(id), ...thrown }),
]);
export type Roll = v.InferOutput<typeof Roll>;
export const Task = v.union([Step, Choice, Roll]);

const TurnCommand = v.variant('do', [
  doing('walk', { to: Square }),
  /** `source` is the weapon's card, or the hero's own id for its basic attack. */
  doing('attack', { source: id, number: natural }),
  /** `source` is a card, or the hero's own id for its power. */
  doing('use', { source: id }),
  doing('use-on-hero', { source: id, hero: Seat }),
  doing('use-on-monster', { source: id, number: natural }),
  doing('open', { door: natural }),
  doing('unlock', { door: natural, source: id }),
  doing('give', { card: id, to: Seat }),
  doing('give-gold', { to: Seat }),
  doing('trade', { to: Seat }),
  doing('loot', {}),
  doing('shop', {}),
  doing('peer', {}),
  /** Answers what a monster asks, instead of fighting it (MM-53). */
  doing('answer', { number: natural }),
  /** Says a locked door's twister (MM-34). */
  doing('say', { door: natural }),
  /** Helps a fallen friend up (MM-38). */
  doing('help-up', { hero: Seat }),
  /** Uses what the room of the hero offers (MM-52). */
  doing('use-feature', {}),
  doing('end', {}),
]);
export type TurnCommand = v.InferOutput<typeof TurnCommand>;
const PickMark = doing('mark', { at: Square });
const HandOver = v.variant('do', [doing('hand', { to: Seat }), doing('leave', {})]);
const GoldAmount = v.variant('do', [doing('amount', { gold: natural }), doing('back', {})]);
const Offer = v.variant('do', [doing('offer', { give: id, take: id }), doing('back', {})]);
const Agree = v.variant('do', [doing('yes', {}), doing('no', {})]);
const ChooseOne = doing('one', { of: natural });
const ChooseTile = doing('tile', { slot: natural });
const DropWhich = doing('drop', { card: id });
const Shop = v.variant('do', [doing('buy', { card: id }), doing('leave', {})]);
const Shout = v.variant('do', [doing('cheer', { hero: Seat }), doing('peel', { hero: Seat }), doing('watch', {})]);
/** `luck`: roll instead. `again`: too few people for this challenge. */
const Trial = v.variant('do', [doing('solved', {}), doing('missed', {}), doing('luck', {}), doing('again', {})]);
/** What answers each choice. */
const answers = {
  turn: TurnCommand,
  trial: Trial,
  'pick-mark': PickMark,
  'hand-over': HandOver,
  'gold-amount': GoldAmount,
  offer: Offer,
  agree: Agree,
  'choose-one': ChooseOne,
  'choose-tile': ChooseTile,
  'drop-which': DropWhich,
  shop: Shop,
  shout: Shout,
};
export const Command = commandOf(answers);

export type Mayhem = {
  state: State;
  step: Step;
  choice: Choice;
  roll: Roll;
  commands: AnswersOf<typeof answers>;
  event: Event;
  view: View;
  content: Content;
};
export type AnyCommand = v.InferOutput<typeof Command>;
export type { Event, View };
