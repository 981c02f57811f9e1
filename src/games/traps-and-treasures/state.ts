import * as v from 'valibot';
import { id, natural, number, orNull, Pile, Seat } from '../plain.ts';
import { LEVELS, TURNS } from './words.ts';

/** What lies on the table in Traps and Treasures. */

/** A place of the dungeon, by when it was laid: 0 is Home Base. */
export const PlaceNumber = natural;

const Place = v.strictObject({
  /** Columns east and rows south of Home Base. */
  x: number,
  y: number,
  tile: id,
  turn: v.picklist(TURNS),
});
export type Place = v.InferOutput<typeof Place>;

/** A treasure card in hand remembers the level where it was received (TT-13). */
const Held = v.strictObject({ card: id, level: v.picklist(LEVELS) });
export type Held = v.InferOutput<typeof Held>;

const Player = v.strictObject({
  at: PlaceNumber,
  health: natural,
  /** On hand. */
  gold: natural,
  stored: natural,
  tiles: v.array(id),
  cards: v.array(Held),
});
export type Player = v.InferOutput<typeof Player>;

/** The turn that is being taken. */
const Going = v.strictObject({
  seat: Seat,
  points: natural,
  /** Moves made. */
  moved: natural,
  /** Moves left that mind no walls. */
  walls: natural,
  /** How many monster cards the next fight draws. */
  bait: natural,
  over: v.boolean(),
});
export type Going = v.InferOutput<typeof Going>;

/** A fight with a monster: its card, or those to pick from; the level; the die once it has fallen. */
const Fight = v.strictObject({ cards: v.array(id), level: v.picklist(LEVELS), die: orNull(natural) });
export type Fight = v.InferOutput<typeof Fight>;
/** One player attacks another: the dice with all that is added to them, once they have fallen. */
const Duel = v.strictObject({ by: Seat, on: Seat, attack: orNull(natural), defend: orNull(natural) });
export type Duel = v.InferOutput<typeof Duel>;

export const State = v.strictObject({
  target: natural,
  friendly: v.boolean(),
  hidden: v.boolean(),
  /** Gold in the pile; null where it never ends (TT-18). */
  pile: orNull(natural),
  /** What each seat rolled for the first turn; 0 before (TT-5). */
  rolled: v.array(natural),
  first: Seat,
  round: natural,
  turn: Going,
  /** Who stored enough, so that these are the last turns (TT-19). */
  last: orNull(Seat),
  /** Replaced whole when a tile is laid, so that the board can be remembered by it. */
  places: v.array(Place),
  stack: Pile,
  monsters: Pile,
  treasures: Pile,
  players: v.array(Player),
  fight: orNull(Fight),
  duel: orNull(Duel),
});
export type State = v.InferOutput<typeof State>;
