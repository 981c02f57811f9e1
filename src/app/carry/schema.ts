import * as v from 'valibot';
import type { Position, Vocabulary } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { MOST_PACKS } from '../../engine/pack.ts';
import { type Entry, FORMAT, type Save, type Tale, type TurnStart } from '../../engine/save.ts';
import { EMBLEMS, type SeatRecord, SIDES, SPEEDS, STRENGTHS } from '../../engine/seats.ts';
import { type Emitted, MOST_COMMANDS, type Session } from '../../engine/session.ts';

/**
 * The record around a position, as the outside hands it in. Strict and bounded; what belongs to the game (state, tasks, commands,
 * options, packs) is `unknown` here and is checked by the game's own schemas. A field that the engine adds does not compile until it is here.
 */
type Entries<T> = { readonly [K in keyof Required<T>]: v.GenericSchema };

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const list = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most));
/** Small letters, digits and dashes: it becomes part of a key in the storage, and of a file's name. */
const Slug = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/));

/** More seats than any game has. */
const MOST_SEATS = 16;
/** More than the longest evening counts. */
const MANY = 10_000_000;
/** The last millisecond that a date can name. */
const LAST_MOMENT = 8_640_000_000_000_000;
const Seat = whole(0, MOST_SEATS - 1);
const Clock = whole(0, LAST_MOMENT);
const Count = whole(0, MANY);

const SeatEntries = {
  name: text(60),
  emblem: v.picklist(EMBLEMS),
  player: v.variant('kind', [
    v.strictObject({ kind: v.literal('person') }),
    v.strictObject({ kind: v.literal('bot'), strength: v.picklist(STRENGTHS) }),
  ]),
  side: v.picklist(SIDES),
  dice: v.picklist(['app', 'real']),
  reading: v.picklist(['reads', 'is-read-to']),
  speed: v.picklist(SPEEDS),
  handicap: whole(-100, 100),
  note: v.exactOptional(text(200)),
} satisfies Entries<SeatRecord>;

const Int32 = whole(-0x8000_0000, 0x7fff_ffff);
/** A source that is nothing but zeros throws the same die for ever. */
const RandomState = v.pipe(
  v.array(Int32),
  v.length(4),
  v.check((state) => state.some((part) => part !== 0), 'not a state that chance can have'),
);

const PositionEntries = {
  state: v.unknown(),
  agenda: list(v.unknown(), 1000),
  random: RandomState,
  outcome: v.nullable(v.strictObject({ winners: list(Seat, MOST_SEATS), reason: text(100) })),
} satisfies Entries<Position<Vocabulary>>;
const At = v.strictObject(PositionEntries);

const SessionEntries = {
  checkpoint: At,
  sealed: text(60),
  commands: list(v.unknown(), MOST_COMMANDS),
  undone: list(v.unknown(), MOST_COMMANDS),
  now: At,
} satisfies Entries<Session<Vocabulary>>;

const EmittedEntries = {
  event: v.looseObject({ do: text(60) }),
  secretFor: v.exactOptional(Seat),
} satisfies Entries<Emitted<Vocabulary>>;

const EntryEntries = {
  seat: Seat,
  turn: Count,
  began: v.boolean(),
  before: v.exactOptional(Count),
  // nothing is ever played from here: it is handed on in reports
  command: v.exactOptional(v.unknown()),
  events: list(v.strictObject(EmittedEntries), 5000),
  wentBack: v.exactOptional(v.literal(true)),
  cut: v.exactOptional(v.literal(true)),
} satisfies Entries<Entry<Vocabulary>>;
const Journal = list(v.strictObject(EntryEntries), 200);

const MatchEntries = { goal: v.nullable(whole(1, 9)), won: list(Count, MOST_SEATS) } satisfies Entries<Match>;

const FrameEntries = {
  format: v.literal(FORMAT),
  id: Slug,
  game: Slug,
  version: whole(0, 10_000),
  revision: Count,
  seats: v.pipe(list(v.strictObject(SeatEntries), MOST_SEATS), v.minLength(1)),
  options: v.unknown(),
  packs: list(v.unknown(), MOST_PACKS),
  started: Clock,
  played: Clock,
  build: text(100),
  session: v.strictObject(SessionEntries),
  journal: Journal,
  undone: Journal,
  turn: Count,
  line: Count,
  title: v.nullable(text(100)),
  match: v.exactOptional(v.strictObject(MatchEntries)),
} satisfies Entries<Save<Vocabulary>>;

/** A save whose frame is in order; nobody has looked at what belongs to the game. */
export const Frame = v.strictObject(FrameEntries);
export type Frame = v.InferOutput<typeof Frame>;
export type FramePosition = v.InferOutput<typeof At>;

const TaleEntries = { line: Count, turn: Count, seat: Seat, entries: Journal } satisfies Entries<Tale<Vocabulary>>;
export const TaleFrame = v.strictObject(TaleEntries);

const StartEntries = {
  line: Count,
  turn: Count,
  seat: Seat,
  version: whole(0, 10_000),
  at: At,
  played: Clock,
} satisfies Entries<TurnStart<Vocabulary>>;
/** The start of a turn; nobody has looked at what belongs to the game. */
export const StartFrame = v.strictObject(StartEntries);

/** As much as can be read of a save of whatever format: which game it is, and how old. */
export const Label = v.looseObject({ format: whole(0, 10_000), game: Slug, version: whole(0, 10_000) });
