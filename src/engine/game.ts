import type { Random, RandomState } from './random.ts';
import type { HelpLevel } from './seats.ts';

/** Everything that is saved, sent or compared is plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

/** The index of a player at the table: 0, 1, 2 …, clockwise. */
export type Seat = number;
/** Who sees a view. `'table'` sees only public information. */
export type Viewer = Seat | 'table';
/** How a game ended. No winners: the cooperating players lost, or nobody won. */
export type Outcome = { readonly winners: readonly Seat[]; readonly reason: string };

type Tagged = { readonly do: string; readonly [key: string]: Json };
type ForSeat = Tagged & { readonly seat: Seat };
type Rolled = ForSeat & { readonly count: number; readonly faces: number };
/** The member of a tagged union whose tag is `K`. */
export type VariantOf<U extends { readonly do: string }, K> = Extract<U, { readonly do: K }>;

/** The types of one game. All are plain JSON. Use `type`, not `interface`: only then can the compiler check this. */
export interface GameTypes {
  /** The game state. It names cards by id and never contains their definitions. */
  state: Json;
  /** A task without a decision: an effect, a phase, a monster's turn. */
  step: Tagged;
  /** A task that waits for a decision of `seat`. */
  choice: ForSeat;
  /** A task that waits for a roll of `seat`: `count` dice with `faces` sides. */
  roll: Rolled;
  /** The commands that answer each choice. */
  commands: { readonly [choice: string]: Tagged };
  /** What happened: for the log, the animations and the speech. */
  event: Tagged;
  /** The information that one viewer may see. */
  view: Json;
  /** Heroes, decks, tiles. Frozen, and never part of the state. */
  content: object;
}

export type Task<V extends GameTypes> = V['step'] | V['choice'] | V['roll'];
/** The commands that answer one choice; `never` (a compile error) where `commands` has no entry for it. */
export type Reply<V extends GameTypes, K> = K extends keyof V['commands'] ? V['commands'][K] : never;
export type Answer<V extends GameTypes> = Reply<V, V['choice']['do']>;
/** Dice of one shape. */
export type Dice = { readonly count: number; readonly faces: number };
/**
 * Who throws a roll. `asked`: its seat is asked to. `chosen`: it follows from what its seat has just chosen, so it falls by itself, unless the
 * seat throws real dice. `table`: nobody's; it always falls by itself.
 */
export type Thrower = 'asked' | 'chosen' | 'table';
/**
 * What a session accepts and a save records. `roll`: the app rolls the dice. `rolled`: somebody rolled real dice and typed the result, with
 * the dice that fall together with them or without.
 */
export type Command<V extends GameTypes> =
  | Answer<V>
  | { readonly do: 'roll' }
  | { readonly do: 'rolled'; readonly dice: readonly number[] };

/** The complete data of a game at one time. The agenda is a stack of tasks: the LAST one runs next. */
export type Position<V extends GameTypes> = {
  readonly state: V['state'];
  readonly agenda: readonly Task<V>[];
  readonly random: RandomState;
  readonly outcome: Outcome | null;
};
/** A position without the random state, which would predict the dice. Views are made from this. */
export type Snapshot<V extends GameTypes> = Immutable<Omit<Position<V>, 'random'>>;

/** What a rule handler may use while it runs. */
export interface RuleContext<V extends GameTypes> {
  /** A copy that handlers change in place. */
  readonly state: V['state'];
  readonly content: V['content'];
  /** For shuffles and random picks. Dice rolls are tasks instead. */
  readonly random: Random;
  /** Runs these tasks next, in this order, before all waiting tasks. */
  next(...tasks: Task<V>[]): void;
  finish(outcome: Outcome): void;
  /** Somebody gets new information, so undo ends here. `why` names the reason (see `GameText.sealed`). */
  reveal(why: string): void;
  /** Marks the start of a turn: for turn logs, the recap, the update notice and the statistics. */
  beginTurn(seat: Seat): void;
  /** Call it as `context.emit?.({ … })`. It is missing in simulations, so that no event is built there. */
  readonly emit?: (event: V['event'], secretFor?: Seat) => void;
}

/** Why a command is not legal now: the number of the rule and a short, kind sentence. */
export type Refusal = { readonly rule: string; readonly words: string };

export interface ChoiceHandler<V extends GameTypes, K extends V['choice']['do']> {
  /** Other players must not see the options: the screen hides them first. */
  readonly secret?: true;
  /** All legal commands; never empty. Where `line` is an empty text, the player may write one: then the schema says if it is legal. */
  options(state: Immutable<V['state']>, choice: VariantOf<V['choice'], K>, content: V['content']): Reply<V, K>[];
  answer(context: RuleContext<V>, command: Reply<V, K>, choice: VariantOf<V['choice'], K>): void;
  /** Commands that a player may try. Those that are not refused are exactly the options. */
  candidates?(state: Immutable<V['state']>, choice: VariantOf<V['choice'], K>, content: V['content']): Reply<V, K>[];
  /** Why `command`, a candidate, is not legal; null where it is legal. */
  refuse?(state: Immutable<V['state']>, choice: VariantOf<V['choice'], K>, command: Reply<V, K>, content: V['content']): Refusal | null;
}

export interface Invariant<V extends GameTypes> {
  readonly name: string;
  holds(at: Snapshot<V>, content: V['content']): boolean;
  /** Holds only for games dealt with the current content, since a save may be older than the newest card. The law checks test it, an import does not. */
  readonly dealt?: true;
  /** The problem as a sentence for people, and its path in the position. */
  wrong?(at: Snapshot<V>, content: V['content']): { readonly words: string; readonly where: string } | null;
}

/** Validates outside data. The shape is the Standard Schema specification, so that the engine needs no library. */
export interface Schema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<T> | Promise<SchemaResult<T>>;
  };
}
type SchemaResult<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The rules of a game: a handler for each step, choice and roll, and a view. A missing handler is a compile error. */
export interface Game<V extends GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** No information is hidden: all viewers have the same view, and `imagine` changes nothing. */
  readonly perfectInformation?: true;
  readonly steps: {
    readonly [K in V['step']['do']]: K extends V['choice']['do'] | V['roll']['do']
      ? never
      : (context: RuleContext<V>, step: VariantOf<V['step'], K>) => void;
  };
  readonly choices: { readonly [K in V['choice']['do']]: ChoiceHandler<V, K> };
  readonly rolls: {
    readonly [K in V['roll']['do']]: (context: RuleContext<V>, dice: readonly number[], roll: VariantOf<V['roll'], K>) => void;
  };
  /**
   * Dice of another shape that fall together with those of a roll, and come after them in what its handler gets. They may be missing there,
   * since real dice may be typed one after the other: then the handler asks for them. It only reads the state. Missing: there are none.
   */
  readonly together?: (state: V['state'], roll: V['roll'], content: V['content']) => Dice | null;
  /** Who throws a roll. It only reads the state. Missing: its seat is always asked. */
  readonly thrower?: (state: V['state'], roll: V['roll']) => Thrower;
  /** What `viewer` may see. Copy allowed fields; do not remove secret ones. */
  view(at: Snapshot<V>, viewer: Viewer, content: V['content']): V['view'];
  /** Replaces, in place, everything that `viewer` cannot know with a random possibility: in the state AND in the agenda. The engine replaces the random source. */
  imagine(state: V['state'], agenda: Task<V>[], viewer: Viewer, random: Random, content: V['content']): void;
  /** Creates the first state and task. `options` have passed `schemas.options`. */
  setup(seats: number, options: Json, random: Random, content: V['content']): { state: V['state']; first: Task<V> };
  /** Changes in place how much the rules help a seat, before the first step or in mid-game. Missing: the game has no such rule. */
  help?(state: V['state'], seat: Seat, level: HelpLevel, content: V['content']): void;
  readonly invariants: readonly Invariant<V>[];
  readonly schemas: {
    readonly state: Schema<V['state']>;
    readonly task: Schema<Task<V>>;
    readonly command: Schema<Answer<V>>;
    readonly options: Schema<Json>;
  };
  /** Only append to this list. A save's version is the length of the list. */
  readonly migrations: readonly Migration[];
}
/** Converts a save to the next version: the state and agenda of the position, and the events of the journal. */
export type Migration = (old: SavedParts) => SavedParts;
export type SavedParts = { readonly state: Json; readonly agenda: readonly Json[]; readonly journal: readonly Json[] };
