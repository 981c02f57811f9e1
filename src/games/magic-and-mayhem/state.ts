import * as v from 'valibot';
import { id, natural, orNull, Pile, Seat } from '../plain.ts';
import { DIFFICULTIES, HANDICAPS, HOUSE } from './levels.ts';
import { Asked, MODES } from './options.ts';
import { STATES } from './words.ts';

/** What lies on the table in Magic and Mayhem. */

/** A square of the whole board, counted row by row from the upper left. */
export const Square = natural;

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
