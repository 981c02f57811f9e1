import * as v from 'valibot';
import type { OwnWay } from './behaviour.ts';
import type { Content } from './content.ts';
import { DIFFICULTIES, HANDICAPS, HOUSE, type InForce } from './levels.ts';
import { Asked, MODES, type Mode } from './options.ts';
import type { HeroView, MonsterView, QuestView } from './seen.ts';
import { DAMAGE, STATES, TRIALS, type TrialKind } from './words.ts';

/** The state, the tasks, the commands and the events of Magic and Mayhem. Types are inferred from the schemas that check a save. */

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const Seat = natural;
/** A square of the whole board, counted row by row from the upper left. */
const Square = natural;
const id = v.string();
const orNull = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);

const Slot = v.strictObject({ tile: id, turn: v.picklist([0, 1, 2, 3]), up: v.boolean() });
export type Slot = v.InferOutput<typeof Slot>;
/** `wide` × `high` places for tiles, row by row; null where none lies. Replaced whole when anything on it changes, so that walls can be remembered by it. */
const Board = v.strictObject({
  wide: natural,
  high: natural,
  slots: v.array(orNull(Slot)),
  /** Open doors, by edge (see board.ts). */
  opened: v.array(natural),
  /** Squares under BLOCKED tokens. */
  blocked: v.array(Square),
});
export type Board = v.InferOutput<typeof Board>;

const Spell = v.strictObject({
  state: v.picklist(STATES),
  /** Time tokens left. */
  rounds: natural,
  /** HP lost at the start of each own turn. */
  harm: natural,
  /** Placed in the bearer's own turn that is not over yet (MM-31a). */
  fresh: v.boolean(),
  /** Whose deed it is, for MM-40. */
  by: orNull(Seat),
});
export type Spell = v.InferOutput<typeof Spell>;

const Hero = v.strictObject({
  hero: id,
  /** Which of the state's sides it is on. */
  side: natural,
  /** null while fallen, and once its side has escaped. */
  at: orNull(Square),
  hp: natural,
  gold: natural,
  cards: v.array(id),
  lasting: v.array(Spell),
  /** Own turns begun since falling; null for a hero who stands. */
  fallen: orNull(natural),
  comebacks: natural,
  /** MM-51. */
  handicap: v.picklist(HANDICAPS),
  /** Whether a power that works once a game is gone. */
  spent: v.boolean(),
});
export type Hero = v.InferOutput<typeof Hero>;

const Monster = v.strictObject({
  number: natural,
  monster: id,
  /** The card that spawned it; null for a boss. */
  card: orNull(id),
  at: Square,
  hp: natural,
  /** Its arrow: 0 north, 1 east, 2 south, 3 west. */
  facing: v.picklist([0, 1, 2, 3]),
  lasting: v.array(Spell),
  asleep: v.boolean(),
  /** What it has stolen. */
  gold: natural,
  cards: v.array(id),
});
export type Monster = v.InferOutput<typeof Monster>;

const Loot = v.strictObject({ at: Square, gold: natural, cards: v.array(id), shield: v.boolean() });
export type Loot = v.InferOutput<typeof Loot>;

/** Heroes who win together: all of them, or in a competitive game one of two sides (MM-42). */
const Side = v.strictObject({
  /** The place of its Entrance among the board's slots. */
  home: natural,
  /** How many bosses count as beaten by it (MM-37). */
  bosses: natural,
  /** Whether it escaped first or second; null while it has not. */
  escaped: orNull(v.picklist([1, 2])),
});
export type Side = v.InferOutput<typeof Side>;

const Pile = v.strictObject({ draw: v.array(id), discard: v.array(id) });
export type Pile = v.InferOutput<typeof Pile>;

/** The turn that is being taken. */
const Going = v.strictObject({
  seat: Seat,
  steps: natural,
  moved: v.boolean(),
  /** Actions left: one, and Bonus Actions. */
  actions: natural,
  acted: v.boolean(),
  /** Whether the hero has tried to see the unseen (MM-31d). */
  peered: v.boolean(),
  /** Invisible monsters it sees this turn. */
  sees: v.array(natural),
  /** Who has said no to a trade this turn. */
  refused: v.array(Seat),
  /** Doors that did not open this turn (MM-34). */
  tried: v.array(natural),
  /** The turn has ended; its hero is only the one "whose turn was last". */
  over: v.boolean(),
});
export type Going = v.InferOutput<typeof Going>;

/** How far a quest has come (MM-43). */
const Adventure = v.strictObject({
  id,
  /** A flag stands here as often as it was set. */
  flags: v.array(id),
  /** The scenes that have been played. */
  played: v.array(id),
  /** Where its things are: on a square, or with a hero. */
  things: v.array(v.strictObject({ thing: id, at: orNull(Square), by: orNull(Seat) })),
});

export const State = v.strictObject({
  mode: v.picklist(MODES),
  fallen: v.picklist(['come-back', 'stay-out']),
  spentMarks: v.boolean(),
  difficulty: v.picklist(DIFFICULTIES),
  house: v.array(v.picklist(HOUSE)),
  /** Rounds that the torch burns; null for ever. */
  torch: orNull(natural),
  /** Hearts of a boss beyond its sheet. */
  bossHearts: v.pipe(v.number(), v.integer()),
  first: Seat,
  round: natural,
  turn: Going,
  board: Board,
  /** E marks that have fired. */
  spent: v.array(Square),
  heroes: v.array(Hero),
  monsters: v.array(Monster),
  /** The next number token. */
  number: natural,
  loot: v.array(Loot),
  dangers: Pile,
  /** Monster cards whose monsters live. */
  out: v.array(id),
  treasures: Pile,
  bosses: v.array(id),
  sides: v.array(Side),
  asked: Asked,
  quest: orNull(Adventure),
});
export type State = v.InferOutput<typeof State>;

/** A list of effects being carried out: which list of which card, where in it, whose, and whom it was aimed at. */
const frame = {
  list: v.string(),
  next: natural,
  seat: Seat,
  /** The hero aimed at, or the one a for-each has come to. */
  hero: orNull(Seat),
  /** The number of the monster aimed at, or of the one whose effects these are. */
  monster: orNull(natural),
  /** Where it happens: the E mark, or the square of whoever acts. */
  at: Square,
};
const Run = v.strictObject({ do: v.literal('run'), ...frame });
export type Run = v.InferOutput<typeof Run>;

const doing = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });

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
  /** `list`: what a hit that lands does besides; `sure`: it cannot be dodged (any more). */
  doing('hurt-hero', { ...blow, seat: Seat, list: orNull(v.string()), monster: orNull(natural), sure: v.boolean() }),
  doing('hurt-monster', { ...blow, number: natural, by: orNull(Seat), sure: v.boolean() }),
  Run,
  /** A scenario has been carried out. */
  doing('close-treasure', { card: id }),
]);
export type Step = v.InferOutput<typeof Step>;

export const Choice = v.variant('do', [
  /** A riddle, a twister or a challenge waits for the people; `list` is that of the effect (MM-45). */
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
  /** `paid`: the Action is spent, since something has been bought. */
  doing('shop', { seat: Seat, paid: v.boolean() }),
]);
export type Choice = v.InferOutput<typeof Choice>;

const thrown = { count: natural, faces: natural };
export const Roll = v.variant('do', [
  doing('encounter-roll', { seat: Seat, at: Square, ...thrown }),
  doing('tie-roll', { seat: Seat, number: natural, heroes: v.array(Seat), ...thrown }),
  doing('dodge-roll', { ...blow, seat: Seat, list: orNull(v.string()), monster: orNull(natural), on: natural, ...thrown }),
  doing('monster-dodge-roll', { ...blow, seat: Seat, number: natural, by: orNull(Seat), on: natural, ...thrown }),
  doing('revive-roll', { seat: Seat, ...thrown }),
  doing('door-roll', { seat: Seat, door: natural, source: id, ...thrown }),
  doing('peer-roll', { seat: Seat, ...thrown }),
  doing('card-roll', { ...frame, on: natural, ...thrown }),
  doing('challenge-roll', { ...frame, ...thrown }),
  doing('luck-roll', { ...frame, kind: v.picklist(TRIALS), ...thrown }),
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
/** `luck`: roll instead. `again`: too few people for this challenge. */
const Trial = v.variant('do', [doing('solved', {}), doing('missed', {}), doing('luck', {}), doing('again', {})]);
export const Command = v.union([TurnCommand, Trial, PickMark, HandOver, GoldAmount, Offer, Agree, ChooseOne, ChooseTile, DropWhich, Shop]);
type Out<T extends v.GenericSchema> = v.InferOutput<T>;

/** A hero or a monster, in an event; a monster's kind goes with it, since it may be gone when the sentence is read. */
export type Figure = { readonly hero: number } | { readonly number: number; readonly monster: string };

export type Event =
  | { readonly do: 'round-began'; readonly round: number; readonly left: number | null }
  | { readonly do: 'turn-began'; readonly seat: number; readonly fallen: boolean }
  | { readonly do: 'lost-turn'; readonly seat: number }
  | { readonly do: 'walked'; readonly seat: number; readonly path: readonly number[] }
  | { readonly do: 'flipped'; readonly seat: number; readonly slot: number; readonly tile: string }
  | { readonly do: 'boss-came'; readonly number: number; readonly monster: string; readonly at: number }
  | { readonly do: 'rolled'; readonly seat: number; readonly roll: Roll['do']; readonly die: number; readonly good: boolean }
  | { readonly do: 'danger-drawn'; readonly seat: number; readonly card: string }
  | { readonly do: 'treasure-drawn'; readonly seat: number; readonly card: string }
  | { readonly do: 'found-nothing'; readonly seat: number; readonly deck: 'dangers' | 'treasures' }
  | { readonly do: 'refilled'; readonly deck: 'dangers' | 'treasures' }
  | { readonly do: 'kept'; readonly seat: number; readonly card: string }
  | { readonly do: 'left-behind'; readonly seat: number; readonly card: string }
  | { readonly do: 'spawned'; readonly number: number; readonly monster: string; readonly at: number }
  | { readonly do: 'attacked'; readonly by: Figure; readonly source: string; readonly on: Figure | null }
  | { readonly do: 'used'; readonly seat: number; readonly source: string; readonly on: Figure | null }
  | { readonly do: 'hurt'; readonly who: Figure; readonly amount: number; readonly type: (typeof DAMAGE)[number]; readonly left: number }
  | { readonly do: 'unhurt'; readonly who: Figure; readonly type: (typeof DAMAGE)[number] }
  | { readonly do: 'dodged'; readonly who: Figure }
  | { readonly do: 'healed'; readonly who: Figure; readonly amount: number; readonly now: number }
  | { readonly do: 'afflicted'; readonly who: Figure; readonly state: (typeof STATES)[number]; readonly rounds: number }
  | { readonly do: 'wore-off'; readonly who: Figure; readonly state: (typeof STATES)[number] }
  | { readonly do: 'cured'; readonly who: Figure }
  | { readonly do: 'slain'; readonly number: number; readonly monster: string; readonly by: number | null; readonly at: number }
  /** `side`: in a competitive game, whom it counts for. */
  | { readonly do: 'boss-beaten'; readonly monster: string; readonly side?: number }
  | { readonly do: 'fell'; readonly seat: number; readonly at: number }
  | { readonly do: 'got-up'; readonly seat: number }
  | { readonly do: 'came-back'; readonly seat: number; readonly at: number }
  | { readonly do: 'whisked'; readonly seat: number; readonly to: number }
  | { readonly do: 'gold-found'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-lost'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-spilled'; readonly at: number; readonly amount: number }
  | { readonly do: 'looted'; readonly seat: number; readonly gold: number; readonly cards: readonly string[] }
  | { readonly do: 'gave'; readonly seat: number; readonly to: number; readonly card: string }
  | { readonly do: 'gave-gold'; readonly seat: number; readonly to: number; readonly amount: number }
  | { readonly do: 'traded'; readonly seat: number; readonly to: number; readonly give: string; readonly take: string }
  | { readonly do: 'refused-trade'; readonly seat: number; readonly from: number }
  | { readonly do: 'opened'; readonly seat: number; readonly door: number; readonly kind: 'plain' | 'locked' | 'secret' }
  | { readonly do: 'stuck'; readonly seat: number; readonly door: number }
  | { readonly do: 'saw'; readonly seat: number; readonly numbers: readonly number[] }
  | { readonly do: 'blocked'; readonly squares: readonly number[] }
  | { readonly do: 'monster-walked'; readonly number: number; readonly monster: string; readonly path: readonly number[] }
  | OwnWay
  | { readonly do: 'turned'; readonly number: number; readonly facing: number }
  | { readonly do: 'dropped'; readonly seat: number; readonly card: string }
  | { readonly do: 'bought'; readonly seat: number; readonly card: string; readonly price: number }
  | { readonly do: 'asked'; readonly seat: number; readonly kind: TrialKind; readonly id: string }
  | { readonly do: 'too-few'; readonly id: string }
  | { readonly do: 'answered'; readonly seat: number; readonly kind: TrialKind; readonly good: boolean }
  /** A page of a quest, by its address. */
  | { readonly do: 'told'; readonly page: string }
  | { readonly do: 'decided'; readonly seat: number; readonly page: string; readonly of: number }
  | { readonly do: 'thing-taken'; readonly seat: number; readonly quest: string; readonly thing: string }
  | { readonly do: 'won'; readonly gold: number }
  | { readonly do: 'lost'; readonly why: 'all-down' | 'torch' }
  /** A side of a competitive game is out; `first`: the other has five rounds left. */
  | { readonly do: 'escaped'; readonly side: number; readonly gold: number; readonly first: boolean }
  /** The end of a competitive game: the gold of each side, and who wins. */
  | { readonly do: 'counted'; readonly gold: readonly number[]; readonly winners: readonly number[] };

export type View = InForce & {
  readonly bossHearts: number;
  readonly mode: Mode;
  readonly round: number;
  /** Rounds that the torch still burns, this one included; null for ever. */
  readonly torch: number | null;
  readonly turn: {
    readonly seat: number;
    readonly steps: number;
    readonly actions: number;
    readonly moved: boolean;
    readonly acted: boolean;
  };
  readonly board: {
    readonly wide: number;
    readonly high: number;
    /** null: no tile lies here. `'down'`: one lies face-down. */
    readonly slots: readonly (null | 'down' | { readonly tile: string; readonly turn: 0 | 1 | 2 | 3 })[];
    readonly opened: readonly number[];
    readonly blocked: readonly number[];
  };
  readonly spent: readonly number[];
  readonly heroes: readonly HeroView[];
  readonly monsters: readonly MonsterView[];
  readonly loot: readonly { readonly at: number; readonly gold: number; readonly cards: readonly string[]; readonly shield: boolean }[];
  readonly decks: {
    readonly dangers: { readonly left: number; readonly discard: readonly string[]; readonly out: readonly string[] };
    readonly treasures: { readonly left: number; readonly discard: readonly string[] };
  };
  readonly sides: readonly (Side & { readonly gold: number })[];
  readonly quest: QuestView | null;
};

export type Mayhem = {
  state: State;
  step: Step;
  choice: Choice;
  roll: Roll;
  commands: {
    turn: TurnCommand;
    trial: Out<typeof Trial>;
    'pick-mark': Out<typeof PickMark>;
    'hand-over': Out<typeof HandOver>;
    'gold-amount': Out<typeof GoldAmount>;
    offer: Out<typeof Offer>;
    agree: Out<typeof Agree>;
    'choose-one': Out<typeof ChooseOne>;
    'choose-tile': Out<typeof ChooseTile>;
    'drop-which': Out<typeof DropWhich>;
    shop: Out<typeof Shop>;
  };
  event: Event;
  view: View;
  content: Content;
};
export type AnyCommand = v.InferOutput<typeof Command>;
