import * as v from 'valibot';
import { HELP_LEVELS } from '../../../engine/seats.ts';
import { id, natural, number, orNull, Pile, Seat } from '../../state-schemas.ts';
import { LEVELS, ROTATIONS } from './constants.ts';

/** The state of Traps and Treasures. */

/** The index of a place in the order of laying. 0 is Home Base. */
export const PlaceNumber = natural;

const Place = v.strictObject({
  /** Columns east and rows south of Home Base. */
  x: number,
  y: number,
  tile: id,
  turn: v.picklist(ROTATIONS),
  /** What lies there (TT-22). */
  thing: orNull(id),
  /** A monster has been fought there since somebody last stored gold (TT-23). */
  quiet: v.boolean(),
  /** The treasure card that lies there as a trap (TT-25). */
  trap: orNull(v.strictObject({ card: id, level: v.picklist(LEVELS), by: Seat })),
});
export type Place = v.InferOutput<typeof Place>;

/** A treasure card in hand, with the level where it was received (TT-13). */
const Held = v.strictObject({ card: id, level: v.picklist(LEVELS) });
export type Held = v.InferOutput<typeof Held>;

const Player = v.strictObject({
  at: PlaceNumber,
  health: natural,
  /** Gold on hand. */
  gold: natural,
  stored: natural,
  /** TT-29. */
  help: v.picklist(HELP_LEVELS),
  tiles: v.array(id),
  cards: v.array(Held),
});
export type Player = v.InferOutput<typeof Player>;

/** The current turn. */
const CurrentTurn = v.strictObject({
  seat: Seat,
  points: natural,
  /** Number of moves made. */
  moved: natural,
  /** Moves left that may pass walls. */
  walls: natural,
  /** Number of monster cards that the next fight draws. */
  bait: natural,
  over: v.boolean(),
});
export type CurrentTurn = v.InferOutput<typeof CurrentTurn>;

/** A fight: the monster card or the cards to choose from, the level, and the die after the roll. */
const Fight = v.strictObject({ cards: v.array(id), level: v.picklist(LEVELS), die: orNull(natural) });
export type Fight = v.InferOutput<typeof Fight>;
/** A duel between players: the dice with all bonuses, after the rolls. */
const Duel = v.strictObject({ by: Seat, on: Seat, attack: orNull(natural), defend: orNull(natural) });
export type Duel = v.InferOutput<typeof Duel>;

export const State = v.strictObject({
  target: natural,
  friendly: v.boolean(),
  hidden: v.boolean(),
  oldBook: v.boolean(),
  /** Gold in the pile; null if it is unlimited (TT-18). */
  pile: orNull(natural),
  /** The first roll of each seat; 0 before it (TT-5). */
  rolled: v.array(natural),
  first: Seat,
  round: natural,
  turn: CurrentTurn,
  /** The seat that stored enough and started the last turns (TT-19). */
  last: orNull(Seat),
  /** Replaced as a whole when a tile is laid, so that results can be cached by it. */
  places: v.array(Place),
  stack: Pile,
  /** What the next tiles carry, the last one first; null is nothing (TT-22). */
  finds: v.array(orNull(id)),
  /** What has fallen when the dungeon woke: the next new tiles from level 2 on carry it (TT-23). */
  fallen: v.array(id),
  monsters: Pile,
  treasures: Pile,
  players: v.array(Player),
  fight: orNull(Fight),
  duel: orNull(Duel),
});
export type State = v.InferOutput<typeof State>;
