import * as v from 'valibot';
import { type AnswersOf, commandOf, doing, id, natural, Seat } from '../../state-schemas.ts';
import type { Content } from '../content/content.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

/** The tasks and the commands of Dust-Up. Types are inferred from the schemas that check a save. */

/** A card being resolved, from its symbol `next` on. `held`: it is in no pile and not yet a shield (DU-4). */
const Run = doing('run', { seat: Seat, card: id, next: natural, held: v.boolean() });
export type Run = v.InferOutput<typeof Run>;

export const Step = v.variant('do', [doing('start-turn', { seat: Seat }), doing('go-on', { seat: Seat }), Run]);
export type Step = v.InferOutput<typeof Step>;

export const Choice = v.variant('do', [
  /** Choose a card of the own hand. Only this choice is secret. */
  doing('play', { seat: Seat }),
  doing('attack', { seat: Seat, amount: natural }),
  doing('take-shield', { seat: Seat }),
  doing('break-shield', { seat: Seat }),
  doing('lift-card', { seat: Seat }),
  doing('swap-hearts', { seat: Seat }),
  doing('spill', { seat: Seat, cards: natural }),
  doing('encore', { seat: Seat }),
  doing('take-back', { seat: Seat }),
  doing('copy-card', { seat: Seat }),
  doing('reach', { seat: Seat, amount: natural }),
  /** The choice of a player who is out (DU-17). */
  doing('haunt', { seat: Seat }),
]);
export type Choice = v.InferOutput<typeof Choice>;
export const Task = v.union([Step, Choice]);

const Play = doing('play', { card: id });
/** `shield` is the index of the shield card that is hit first; 0 is the oldest. It is null if `at` has none (DU-9). */
const Attack = doing('attack', { at: Seat, shield: v.nullable(natural) });
/** The shield card of seat `of` with this index. */
const PickShield = doing('shield', { of: Seat, shield: natural });
const PickOpponent = doing('opponent', { at: Seat });
const PickCard = doing('card', { card: id });
/** `spook`: the player discards a random card and draws one. `float`: nothing happens. */
const Haunt = v.variant('do', [doing('spook', { at: Seat }), doing('float', {})]);
/** What answers each choice. */
const answers = {
  play: Play,
  attack: Attack,
  'take-shield': PickShield,
  'break-shield': PickShield,
  'lift-card': PickOpponent,
  'swap-hearts': PickOpponent,
  spill: PickOpponent,
  encore: PickCard,
  'take-back': PickCard,
  'copy-card': PickOpponent,
  reach: PickOpponent,
  haunt: Haunt,
};
export const Command = commandOf(answers);
export type AnyCommand = v.InferOutput<typeof Command>;

export type DustUp = {
  state: State;
  step: Step;
  choice: Choice;
  /** This game has no dice. */
  roll: never;
  commands: AnswersOf<typeof answers>;
  event: Event;
  view: View;
  content: Content;
};
