import type { Random, RandomState } from './random.ts';

/** Everything that is kept, sent or compared is plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

/** A place at the table: 0, 1, 2 … clockwise. Whoever sits there may change. */
export type Seat = number;
/** Who is looking. `'table'` sees what everyone may see. */
export type Viewer = Seat | 'table';
/** How a game ended. No winners means that the table lost, or that nobody won. */
export type Outcome = { readonly winners: readonly Seat[]; readonly reason: string };

type Tagged = { readonly do: string; readonly [key: string]: Json };
type Asked = Tagged & { readonly seat: Seat };
type Rolled = Asked & { readonly count: number; readonly faces: number };
/** The member of a union of tagged records that carries the tag `K`. */
export type Of<U extends { readonly do: string }, K> = Extract<U, { readonly do: K }>;

/** The words of one game. All plain JSON; `type`, not `interface`, so that the compiler can check that. */
export interface Vocabulary {
  /** What lies on the table: cards by id, never whole definitions. */
  state: Json;
  /** Work that the rules finish alone: an effect, a phase, a monster's turn. */
  step: Tagged;
  /** Work that waits for a decision of `seat`. */
  choice: Asked;
  /** Work that waits for `count` dice of `faces` sides, thrown by `seat`. */
  roll: Rolled;
  /** The answers to each choice. */
  commands: { readonly [choice: string]: Tagged };
  /** What happened: for the chronicle, the animation, the voice. */
  event: Tagged;
  /** What one viewer may see. */
  view: Json;
  /** Heroes, decks, tiles: handed in, frozen, never in the state. */
  content: object;
}

export type Task<V extends Vocabulary> = V['step'] | V['choice'] | V['roll'];
/** The commands that answer one choice; `never`, so that nothing compiles, when the vocabulary forgot them. */
export type Reply<V extends Vocabulary, K> = K extends keyof V['commands'] ? V['commands'][K] : never;
export type Answer<V extends Vocabulary> = Reply<V, V['choice']['do']>;
/** What a session accepts and a save keeps. `roll`: the app throws. `rolled`: real dice, typed in. */
export type Command<V extends Vocabulary> =
  | Answer<V>
  | { readonly do: 'roll' }
  | { readonly do: 'rolled'; readonly dice: readonly number[] };

/** One moment of play. The agenda is the call stack as data; its END is what happens next. */
export type Position<V extends Vocabulary> = {
  readonly state: V['state'];
  readonly agenda: readonly Task<V>[];
  readonly random: RandomState;
  readonly outcome: Outcome | null;
};
/** What a view is made of: never the random state, which foretells the dice. */
export type Scene<V extends Vocabulary> = Immutable<Omit<Position<V>, 'random'>>;

/** What a row of the rules may use while it runs. */
export interface Turn<V extends Vocabulary> {
  /** A private draft: change it freely. */
  readonly state: V['state'];
  readonly content: V['content'];
  /** For shuffles, and for picks that nobody throws. Dice are tasks. */
  readonly random: Random;
  /** These first, in this order, then what was waiting. */
  next(...tasks: Task<V>[]): void;
  finish(outcome: Outcome): void;
  /** Somebody learns something: undo ends here, and `why` says so. */
  reveal(why: string): void;
  /** A new turn starts here: for the archive, the recap, the update notice, the statistics. */
  begin(seat: Seat): void;
  /** `turn.emit?.({ … })`: absent in `simulate`, so that nothing is built there. */
  readonly emit?: (event: V['event'], secretFor?: Seat) => void;
}

/** Why a thing cannot be done now: the rule's number and a short, kind sentence. */
export type Refusal = { readonly rule: string; readonly words: string };

export interface ChoiceRow<V extends Vocabulary, K extends V['choice']['do']> {
  /** Others must not see the options: the table raises the veil. */
  readonly secret?: true;
  /** Every legal answer, as the bare command; never an empty list. */
  options(state: Immutable<V['state']>, choice: Of<V['choice'], K>, content: V['content']): Reply<V, K>[];
  answer(turn: Turn<V>, command: Reply<V, K>, choice: Of<V['choice'], K>): void;
  /** What one may try to tap; those not refused are exactly the options. */
  candidates?(state: Immutable<V['state']>, choice: Of<V['choice'], K>, content: V['content']): Reply<V, K>[];
  /** Why `command`, a candidate, is not among the options; null where it is. */
  refuse?(state: Immutable<V['state']>, choice: Of<V['choice'], K>, command: Reply<V, K>, content: V['content']): Refusal | null;
}

export interface Invariant<V extends Vocabulary> {
  readonly name: string;
  holds(at: Scene<V>, content: V['content']): boolean;
  /** True only of a table laid out with this very box: a save may be older than the newest card. The laws look at it, an import does not. */
  readonly dealt?: true;
  /** What is missed, in a sentence for people, and where, as far as it can be said. */
  wrong?(at: Scene<V>, content: V['content']): { readonly words: string; readonly where: string } | null;
}

/** A checker of outside data, in the shape of the Standard Schema specification, so that the engine needs no library. */
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

/** What a game is played by: three tables of rows and a view. Forgetting a row does not compile. */
export interface Rules<V extends Vocabulary> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly steps: {
    readonly [K in V['step']['do']]: K extends V['choice']['do'] | V['roll']['do']
      ? never
      : (turn: Turn<V>, step: Of<V['step'], K>) => void;
  };
  readonly choices: { readonly [K in V['choice']['do']]: ChoiceRow<V, K> };
  readonly rolls: { readonly [K in V['roll']['do']]: (turn: Turn<V>, dice: readonly number[], roll: Of<V['roll'], K>) => void };
  /** What `viewer` may see, built from an allow-list. */
  view(at: Scene<V>, viewer: Viewer, content: V['content']): V['view'];
  /** Deals anew, in place, all that `viewer` cannot know: in the state AND in what waits. The engine replaces the random source. */
  imagine(state: V['state'], agenda: Task<V>[], viewer: Viewer, random: Random, content: V['content']): void;
}

/** How a game comes to a table: dealt anew, or let in from outside. A table that stands needs none of it. */
interface Arrival<V extends Vocabulary> {
  /** Lays the table out. `options` have passed `schemas.options`. */
  setup(seats: number, options: Json, random: Random, content: V['content']): { state: V['state']; first: Task<V> };
  readonly invariants: readonly Invariant<V>[];
  readonly schemas: {
    readonly state: Schema<V['state']>;
    readonly task: Schema<Task<V>>;
    readonly command: Schema<Answer<V>>;
    readonly options: Schema<Json>;
  };
  /** Appended, never edited; a save's version is the length. */
  readonly migrations: readonly Migration[];
}
/** All of a game. (Joined, not extended: the compiler would compare the two word for word, without end.) */
export type Game<V extends Vocabulary> = Rules<V> & Arrival<V>;
/** Carries a save one version on: the position's state and agenda, and the journal's events. */
export type Migration = (old: SavedParts) => SavedParts;
export type SavedParts = { readonly state: Json; readonly agenda: readonly Json[]; readonly journal: readonly Json[] };
