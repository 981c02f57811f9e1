import * as v from 'valibot';
import type { GameTypes, Position } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { MAX_CARD_PACKS } from '../../engine/pack.ts';
import { FORMAT, type JournalEntry, type Save, type TurnLog, type TurnStart } from '../../engine/save.ts';
import type { HelpLevel, SeatRecord } from '../../engine/seats.ts';
import type { EmittedEvent, Session } from '../../engine/session.ts';
import { MAX_UNDO } from '../../engine/undo-limit.ts';
import { type Entries, SeatEntries, text } from './seat-schema.ts';

/**
 * The schema of a save without the game's parts, strict and with size limits. The game's parts (state, tasks, commands, options, packs) are
 * `unknown` here; the game's own schemas validate them. A new field in the engine's type does not compile until it is added here.
 */
const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const list = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most));
/** An identifier that is safe in storage keys and file names. */
const Slug = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/));

/** No game has more seats. */
const MAX_SEATS = 16;
/** Limit for counters. */
const MAX_COUNT = 10_000_000;
/** The latest valid Date, in milliseconds since 1970. */
const MAX_DATE = 8_640_000_000_000_000;
const Seat = integer(0, MAX_SEATS - 1);
const Clock = integer(0, MAX_DATE);
const Count = integer(0, MAX_COUNT);

/** Saves of version 1.0.0 have a number in place of `help`, above 0 for a little help; the first ones also have an unused `speed`. */
const SeatFrame = v.pipe(
  v.strictObject({
    ...SeatEntries,
    help: v.exactOptional(SeatEntries.help),
    handicap: v.exactOptional(integer(-100, 100)),
    speed: v.exactOptional(v.picklist(['slow', 'normal', 'off'])),
  }),
  v.transform(({ speed, handicap = 0, help, ...seat }): SeatRecord => ({ ...seat, help: help ?? helpOfHandicap(handicap) })),
);
const helpOfHandicap = (handicap: number): HelpLevel => (handicap > 0 ? 'little' : handicap < 0 ? 'harder' : 'none');

const Int32 = integer(-0x8000_0000, 0x7fff_ffff);
/** The state of the random generator. With all zeros it would always return the same value. */
const RandomState = v.pipe(
  v.array(Int32),
  v.length(4),
  v.check((state) => state.some((part) => part !== 0), 'not a state that chance can have'),
);

const PositionEntries = {
  state: v.unknown(),
  agenda: list(v.unknown(), 1000),
  random: RandomState,
  outcome: v.nullable(v.strictObject({ winners: list(Seat, MAX_SEATS), reason: text(100) })),
} satisfies Entries<Position<GameTypes>>;
const PositionSchema = v.strictObject(PositionEntries);

const SessionEntries = {
  checkpoint: PositionSchema,
  sealed: text(60),
  commands: list(v.unknown(), MAX_UNDO),
  undone: list(v.unknown(), MAX_UNDO),
  now: PositionSchema,
} satisfies Entries<Session<GameTypes>>;

const EmittedEntries = {
  event: v.looseObject({ do: text(60) }),
  secretFor: v.exactOptional(Seat),
} satisfies Entries<EmittedEvent<GameTypes>>;

const EntryEntries = {
  seat: Seat,
  turn: Count,
  began: v.boolean(),
  before: v.exactOptional(Count),
  // never replayed; only copied into error reports
  command: v.exactOptional(v.unknown()),
  events: list(v.strictObject(EmittedEntries), 5000),
  wentBack: v.exactOptional(v.literal(true)),
  cut: v.exactOptional(v.literal(true)),
} satisfies Entries<JournalEntry<GameTypes>>;
const Journal = list(v.strictObject(EntryEntries), 200);

const MatchEntries = {
  goal: v.nullable(integer(1, 9)),
  won: list(Count, MAX_SEATS),
  star: v.exactOptional(list(Count, MAX_SEATS)),
} satisfies Entries<Match>;

const FrameEntries = {
  format: v.literal(FORMAT),
  id: Slug,
  game: Slug,
  version: integer(0, 10_000),
  revision: Count,
  seats: v.pipe(list(SeatFrame, MAX_SEATS), v.minLength(1)),
  options: v.unknown(),
  packs: list(v.unknown(), MAX_CARD_PACKS),
  started: Clock,
  played: Clock,
  took: v.exactOptional(Clock),
  build: text(100),
  session: v.strictObject(SessionEntries),
  journal: Journal,
  undone: Journal,
  turn: Count,
  line: Count,
  title: v.nullable(text(100)),
  match: v.exactOptional(v.strictObject(MatchEntries)),
} satisfies Entries<Save<GameTypes>>;

/** A save whose game parts are not validated yet. */
export const Frame = v.strictObject(FrameEntries);
export type Frame = v.InferOutput<typeof Frame>;
export type FramePosition = v.InferOutput<typeof PositionSchema>;

const TurnLogEntries = { line: Count, turn: Count, seat: Seat, entries: Journal } satisfies Entries<TurnLog<GameTypes>>;
export const TurnLogSchema = v.strictObject(TurnLogEntries);

const TurnStartEntries = {
  line: Count,
  turn: Count,
  seat: Seat,
  version: integer(0, 10_000),
  at: PositionSchema,
  played: Clock,
} satisfies Entries<TurnStart<GameTypes>>;
/** A turn start whose game parts are not validated yet. */
export const TurnStartSchema = v.strictObject(TurnStartEntries);

/** The part of a save that every format has: the format, the game and its version. */
export const Label = v.looseObject({ format: integer(0, 10_000), game: Slug, version: integer(0, 10_000) });
