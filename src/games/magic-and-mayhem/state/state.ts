import * as v from 'valibot';
import { LEVELS } from '../../../engine/seats.ts';
import { id, natural, orNull, Pile, Seat } from '../../state-schemas.ts';
import { DIFFICULTIES, HELP_IN_FORCE, HOUSE_RULES } from '../rules/difficulty.ts';
import { STATES } from './constants.ts';
import { AskedTrials, MODES } from './options.ts';

/** The state of Magic and Mayhem. */

/** A square of the whole board, counted row by row from the upper left. */
export const Square = natural;

const Slot = v.strictObject({ tile: id, turn: v.picklist([0, 1, 2, 3]), up: v.boolean() });
export type Slot = v.InferOutput<typeof Slot>;
/** `wide` × `high` slots for tiles, row by row; null if empty. Replaced as a whole on every change, so that its geometry can be cached. */
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

const LastingEffect = v.strictObject({
  state: v.picklist(STATES),
  /** Time tokens left. */
  rounds: natural,
  /** HP lost at the start of each own turn. */
  harm: natural,
  /** Placed in the bearer's current turn (MM-31a). */
  fresh: v.boolean(),
  /** The seat that caused it, for MM-40. */
  by: orNull(Seat),
});
export type LastingEffect = v.InferOutput<typeof LastingEffect>;

const Hero = v.strictObject({
  hero: id,
  /** The index of its side. */
  side: natural,
  /** Null while knocked out, and after its side has escaped. */
  at: orNull(Square),
  hp: natural,
  gold: natural,
  cards: v.array(id),
  lasting: v.array(LastingEffect),
  /** Own turns begun since it was knocked out; null for a standing hero. */
  fallen: orNull(natural),
  comebacks: natural,
  /** Where a fallen hero lies until a friend helps it up (MM-38, MM-54). */
  lies: orNull(Square),
  /** More or fewer steps in the next turn, from the other side (MM-42). */
  hustle: v.pipe(v.number(), v.integer()),
  /** MM-51. */
  help: v.picklist(HELP_IN_FORCE),
  /** For whom its player is asked things (MM-46). */
  level: v.picklist(LEVELS),
  /** Whether the once-per-game power is used up. */
  spent: v.boolean(),
  /** How often it may still be asked something; null: as often as it comes (MM-50). */
  questions: orNull(natural),
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
  lasting: v.array(LastingEffect),
  asleep: v.boolean(),
  /** The seats that have answered it, right or wrong (MM-53). */
  tried: v.array(Seat),
  /** Stolen things. */
  gold: natural,
  cards: v.array(id),
});
export type Monster = v.InferOutput<typeof Monster>;

const Loot = v.strictObject({ at: Square, gold: natural, cards: v.array(id), shield: v.boolean() });
export type Loot = v.InferOutput<typeof Loot>;

/** Heroes who win together: all, or in a competitive game one of two sides (MM-42). */
const Side = v.strictObject({
  /** The slot of its Entrance. */
  home: natural,
  /** The number of bosses that it has beaten (MM-37). */
  bosses: natural,
  /** Whether it escaped first or second; null if it has not. */
  escaped: orNull(v.picklist([1, 2])),
});
export type Side = v.InferOutput<typeof Side>;

/** The current turn. */
const CurrentTurn = v.strictObject({
  seat: Seat,
  steps: natural,
  moved: v.boolean(),
  /** Actions left, including Bonus Actions. */
  actions: natural,
  acted: v.boolean(),
  /** Whether the hero has tried to see invisible monsters (MM-31d). */
  peered: v.boolean(),
  /** Invisible monsters it sees this turn. */
  sees: v.array(natural),
  /** Seats that refused a trade this turn. */
  refused: v.array(Seat),
  /** Doors that did not open this turn (MM-34). */
  tried: v.array(natural),
  /** The turn has ended; `seat` is only the last hero in turn. */
  over: v.boolean(),
});
export type CurrentTurn = v.InferOutput<typeof CurrentTurn>;

/** The progress of a quest (MM-43). */
const Adventure = v.strictObject({
  id,
  /** A flag is listed once for each time it was set. */
  flags: v.array(id),
  /** The scenes already played. */
  played: v.array(id),
  /** The places of its things: on a square, or with a hero. */
  things: v.array(v.strictObject({ thing: id, at: orNull(Square), by: orNull(Seat) })),
});

export const State = v.strictObject({
  mode: v.picklist(MODES),
  fallen: v.picklist(['come-back', 'stay-out']),
  spentMarks: v.boolean(),
  /** Whether the source's rules hold, without what later versions added (MM-56). */
  byTheBook: v.boolean(),
  difficulty: v.picklist(DIFFICULTIES),
  house: v.array(v.picklist(HOUSE_RULES)),
  /** Rounds of the torch; null if it never burns out. */
  torch: orNull(natural),
  /** Extra hearts of a boss. */
  bossHearts: v.pipe(v.number(), v.integer()),
  first: Seat,
  round: natural,
  turn: CurrentTurn,
  board: Board,
  /** E marks that have fired. */
  spent: v.array(Square),
  /** Which seats have used the feature of which tile (MM-52). */
  used: v.array(v.strictObject({ slot: natural, seats: v.array(Seat) })),
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
  /** The round in which the last boss fell and the dungeon woke (MM-54). */
  wakened: orNull(natural),
  /** The most gold that this family has brought out before (MM-55). */
  best: natural,
  /** The gold that the band has brought out; 0 until it has won. */
  brought: natural,
  /** Cards left in the box: asked too much, or too little (MM-50). */
  aside: v.array(id),
  asked: AskedTrials,
  quest: orNull(Adventure),
});
export type State = v.InferOutput<typeof State>;
