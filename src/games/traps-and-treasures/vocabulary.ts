import * as v from 'valibot';
import type { Immutable } from '../../engine/game.ts';
import type { Content } from './content.ts';
import { LEVELS, type Level, SIDES, type Side, TURNS, type Turns } from './words.ts';

/** The state, the tasks, the commands and the events of Traps and Treasures. Types are inferred from the schemas that check a save. */

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.string();
const Seat = natural;
/** A place of the dungeon, by when it was laid: 0 is Home Base. */
const PlaceNumber = natural;
const orNull = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);

const Place = v.strictObject({
  /** Columns east and rows south of Home Base. */
  x: v.pipe(v.number(), v.integer()),
  y: v.pipe(v.number(), v.integer()),
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

const Pile = v.strictObject({ draw: v.array(id), discard: v.array(id) });
export type Pile = v.InferOutput<typeof Pile>;

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

const doing = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });

/** A list of effects being carried out: its address, where in it, whose, and the level that counts. */
const Run = doing('run', { list: v.string(), next: natural, seat: Seat, level: v.picklist(LEVELS) });
export type Run = v.InferOutput<typeof Run>;

export const Step = v.variant('do', [
  doing('ask-first', { seats: v.array(Seat) }),
  doing('settle-first', { seats: v.array(Seat) }),
  doing('start-turn', { seat: Seat }),
  doing('go-on', { seat: Seat }),
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
  /** The tablet has come round: the next player draws tiles, and from then on nothing before can be taken back. */
  doing('ready', { seat: Seat }),
  doing('turn', { seat: Seat }),
  /** Baited: which of the monsters? */
  doing('face', { seat: Seat }),
  /** A die has fallen, and a card could change it. */
  doing('after-roll', { seat: Seat }),
  doing('robbed', { seat: Seat, by: Seat, amount: natural }),
  doing('dying', { seat: Seat }),
  doing('pick-player', { seat: Seat, why: v.picklist(['steal', 'swap']), amount: natural }),
  doing('pick-place', { seat: Seat, level: natural }),
  doing('pick-tile', { seat: Seat, tiles: v.array(id) }),
]);
export type Choice = v.InferOutput<typeof Choice>;

const thrown = { count: natural, faces: natural };
export const Roll = v.variant('do', [
  doing('first-roll', { seat: Seat, ...thrown }),
  /** `add`: what a card adds to the die. */
  doing('fight-roll', { seat: Seat, add: natural, ...thrown }),
  doing('attack-roll', { seat: Seat, add: natural, ...thrown }),
  doing('defend-roll', { seat: Seat, add: natural, ...thrown }),
]);
export type Roll = v.InferOutput<typeof Roll>;
export const Task = v.union([Step, Choice, Roll]);

const TurnCommand = v.variant('do', [
  /** To a place already laid. */
  doing('move', { side: v.picklist(SIDES) }),
  /** To a new place, with a tile from the hand. */
  doing('lay', { side: v.picklist(SIDES), tile: id, turn: v.picklist(TURNS) }),
  doing('fight', {}),
  doing('attack', { on: Seat }),
  doing('rest', {}),
  doing('use', { card: id }),
  doing('end', {}),
]);
export type TurnCommand = v.InferOutput<typeof TurnCommand>;
const Ready = doing('draw', {});
const Face = doing('face', { card: id });
/** At a moment that a card names: use it, or leave things as they are. */
const AtMoment = v.variant('do', [doing('use', { card: id }), doing('leave', {})]);
const PickPlayer = doing('player', { on: Seat });
const PickPlace = doing('place', { to: PlaceNumber });
const PickTile = doing('tile', { tile: id });
export const Command = v.union([Ready, TurnCommand, Face, AtMoment, PickPlayer, PickPlace, PickTile]);
type Out<T extends v.GenericSchema> = v.InferOutput<T>;
export type AnyCommand = Out<typeof Command>;

/** What a die was thrown for. */
export type Thrown = 'first' | 'fight' | 'attack' | 'defend';
export type Event =
  | { readonly do: 'rolled'; readonly seat: number; readonly roll: Thrown; readonly dice: readonly number[]; readonly total: number }
  | { readonly do: 'die-changed'; readonly seat: number; readonly total: number }
  | { readonly do: 'tied'; readonly seats: readonly number[] }
  | { readonly do: 'goes-first'; readonly seat: number }
  | { readonly do: 'round-began'; readonly round: number }
  | { readonly do: 'turn-began'; readonly seat: number; readonly last: boolean }
  | { readonly do: 'refilled'; readonly deck: Deck }
  | { readonly do: 'tiles-drawn'; readonly seat: number; readonly tiles: readonly string[] }
  | { readonly do: 'moved'; readonly seat: number; readonly to: number; readonly through: boolean }
  | {
      readonly do: 'laid';
      readonly seat: number;
      readonly to: number;
      readonly tile: string;
      readonly level: Level;
      readonly through: boolean;
    }
  | { readonly do: 'monster-drawn'; readonly seat: number; readonly card: string; readonly level: Level }
  | { readonly do: 'monsters-lured'; readonly seat: number; readonly cards: readonly string[]; readonly level: Level }
  | { readonly do: 'nobody-came'; readonly seat: number }
  | { readonly do: 'fought'; readonly seat: number; readonly card: string; readonly level: Level; readonly die: number }
  | { readonly do: 'nothing-happened'; readonly seat: number }
  | { readonly do: 'health-lost'; readonly seat: number; readonly amount: number; readonly left: number }
  | { readonly do: 'health-gained'; readonly seat: number; readonly amount: number; readonly now: number }
  | { readonly do: 'gold-gained'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-lost'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-missing'; readonly seat: number; readonly amount: number }
  | { readonly do: 'pile-empty' }
  | { readonly do: 'treasure-drawn'; readonly seat: number; readonly card: string; readonly level: Level }
  | { readonly do: 'no-treasure'; readonly seat: number }
  | { readonly do: 'points-gained'; readonly seat: number; readonly amount: number }
  | { readonly do: 'died'; readonly seat: number; readonly gold: number }
  | { readonly do: 'used'; readonly seat: number; readonly card: string; readonly level: Level }
  | { readonly do: 'attacked'; readonly seat: number; readonly on: number }
  | { readonly do: 'stole'; readonly seat: number; readonly from: number; readonly amount: number }
  | { readonly do: 'stole-nothing'; readonly seat: number; readonly from: number }
  | { readonly do: 'stunned'; readonly seat: number; readonly by: number }
  | { readonly do: 'fooled'; readonly seat: number; readonly by: number; readonly amount: number }
  | { readonly do: 'rested'; readonly seat: number }
  | { readonly do: 'stored'; readonly seat: number; readonly amount: number }
  | { readonly do: 'went-home'; readonly seat: number }
  | { readonly do: 'jumped'; readonly seat: number; readonly to: number }
  | { readonly do: 'swapped'; readonly seat: number; readonly on: number }
  | { readonly do: 'looked'; readonly seat: number; readonly tiles: readonly string[] }
  | { readonly do: 'took-tile'; readonly seat: number; readonly tile: string }
  | { readonly do: 'last-turns'; readonly seat: number }
  | { readonly do: 'ended'; readonly why: EndReason };
export type Deck = 'stack' | 'monsters' | 'treasures';
/** Why a game ended: somebody stored enough, the pile ran dry (TT-18), or it grew late (TT-19). */
export const END_REASONS = ['stored', 'pile', 'late'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type TileView = {
  readonly tile: string;
  readonly pattern: string;
};
export type PlaceView = {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  /** null for Home Base, whose tile lies face-down. */
  readonly pattern: string | null;
  readonly turn: Turns;
  /** As it lies, turned. */
  readonly paths: readonly Side[];
  /** 0 for Home Base. */
  readonly level: 0 | Level;
};
export type PlayerView = {
  readonly seat: number;
  readonly at: number;
  readonly health: number;
  readonly most: number;
  readonly gold: number;
  /** null while scores are hidden. */
  readonly stored: number | null;
  readonly tiles: readonly TileView[];
  readonly cards: readonly Held[];
};
export type View = {
  readonly target: number;
  readonly friendly: boolean;
  readonly hidden: boolean;
  readonly pile: number | null;
  readonly round: number;
  readonly first: number;
  /** Who stored enough, so that these are the last turns. */
  readonly last: number | null;
  /** How many rings each level is wide (TT-10). */
  readonly rings: number;
  /** What each seat rolled for the first turn; 0 before, and all 0 once that is settled. */
  readonly rolled: readonly number[];
  /** `free`: how many of the next moves cost no point. */
  readonly turn: {
    readonly seat: number;
    readonly points: number;
    readonly free: number;
    readonly walls: number;
    readonly bait: number;
    readonly over: boolean;
  };
  readonly places: readonly PlaceView[];
  readonly players: readonly PlayerView[];
  readonly fight: Immutable<Fight> | null;
  readonly duel: Immutable<Duel> | null;
  readonly stack: { readonly left: number; readonly discard: number };
  readonly monsters: { readonly left: number; readonly discard: readonly string[] };
  readonly treasures: { readonly left: number; readonly discard: readonly string[] };
};

export type Traps = {
  state: State;
  step: Step;
  choice: Choice;
  roll: Roll;
  commands: {
    ready: Out<typeof Ready>;
    turn: TurnCommand;
    face: Out<typeof Face>;
    'after-roll': Out<typeof AtMoment>;
    robbed: Out<typeof AtMoment>;
    dying: Out<typeof AtMoment>;
    'pick-player': Out<typeof PickPlayer>;
    'pick-place': Out<typeof PickPlace>;
    'pick-tile': Out<typeof PickTile>;
  };
  event: Event;
  view: View;
  content: Content;
};
