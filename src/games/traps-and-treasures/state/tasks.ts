import * as v from 'valibot';
import { type AnswersOf, commandOf, doing, id, natural, orNull, Seat, thrown } from '../../state-schemas.ts';
import type { Content } from '../content/content.ts';
import { LEVELS, ROTATIONS, SIDES } from './constants.ts';
import type { Event } from './events.ts';
import { PlaceNumber, type State } from './state.ts';
import type { View } from './view-types.ts';

/** The tasks and the commands of Traps and Treasures. Types are inferred from the schemas that check a save. */

/** A list of effects being applied: its address, the next index, the seat, the level that counts, and who set the trap that does it. */
const Run = doing('run', { list: v.string(), next: natural, seat: Seat, level: v.picklist(LEVELS), by: orNull(Seat) });
export type Run = v.InferOutput<typeof Run>;

export const Step = v.variant('do', [
  doing('ask-first', { seats: v.array(Seat) }),
  doing('settle-first', { seats: v.array(Seat) }),
  doing('start-turn', { seat: Seat }),
  doing('go-on', { seat: Seat }),
  doing('draw-tiles', { seat: Seat }),
  doing('end-turn', { seat: Seat }),
  doing('fought', { seat: Seat }),
  doing('close-fight', { seat: Seat }),
  doing('attacked', { seat: Seat }),
  doing('close-duel', { seat: Seat }),
  doing('rob', { seat: Seat, by: Seat, amount: natural }),
  doing('perish', { seat: Seat }),
  Run,
]);
export type Step = v.InferOutput<typeof Step>;

export const Choice = v.variant('do', [
  doing('turn', { seat: Seat }),
  /** Choose a monster after the card effect `bait`. */
  doing('face', { seat: Seat }),
  /** A die was rolled and a card may change it. */
  doing('after-roll', { seat: Seat }),
  doing('robbed', { seat: Seat, by: Seat, amount: natural }),
  doing('dying', { seat: Seat }),
  doing('pick-player', { seat: Seat, why: v.picklist(['steal', 'swap']), amount: natural }),
  doing('pick-place', { seat: Seat, level: natural }),
  doing('pick-tile', { seat: Seat, tiles: v.array(id) }),
  /** What the next new tiles carry, the next one first; null is nothing (TT-22). */
  doing('pick-find', { seat: Seat, finds: v.array(orNull(id)) }),
]);
export type Choice = v.InferOutput<typeof Choice>;

export const Roll = v.variant('do', [
  doing('first-roll', { seat: Seat, ...thrown }),
  /** `add`: the bonus from cards. */
  doing('fight-roll', { seat: Seat, add: natural, ...thrown }),
  doing('attack-roll', { seat: Seat, add: natural, ...thrown }),
  doing('defend-roll', { seat: Seat, add: natural, ...thrown }),
]);
export type Roll = v.InferOutput<typeof Roll>;
export const Task = v.union([Step, Choice, Roll]);

const TurnCommand = v.variant('do', [
  /** To a place that exists. */
  doing('move', { side: v.picklist(SIDES) }),
  /** To a new place, with a tile from the hand. */
  doing('lay', { side: v.picklist(SIDES), tile: id, turn: v.picklist(ROTATIONS) }),
  doing('fight', {}),
  doing('attack', { on: Seat }),
  doing('rest', {}),
  /** Does what the thing on the tile offers. */
  doing('visit', {}),
  doing('use', { card: id }),
  doing('end', {}),
]);
export type TurnCommand = v.InferOutput<typeof TurnCommand>;
const Face = doing('face', { card: id });
/** At a card's timing: use the card, or use none. */
const AtMoment = v.variant('do', [doing('use', { card: id }), doing('leave', {})]);
const PickPlayer = doing('player', { on: Seat });
const PickPlace = doing('place', { to: PlaceNumber });
const PickTile = doing('tile', { tile: id });
const PickFind = doing('find', { thing: orNull(id) });
/** What answers each choice. */
const answers = {
  turn: TurnCommand,
  face: Face,
  'after-roll': AtMoment,
  robbed: AtMoment,
  dying: AtMoment,
  'pick-player': PickPlayer,
  'pick-place': PickPlace,
  'pick-tile': PickTile,
  'pick-find': PickFind,
};
export const Command = commandOf(answers);
export type AnyCommand = v.InferOutput<typeof Command>;

export type Traps = {
  state: State;
  step: Step;
  choice: Choice;
  roll: Roll;
  commands: AnswersOf<typeof answers>;
  event: Event;
  view: View;
  content: Content;
};
export type { Event, View };
