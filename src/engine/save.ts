import type { Command, GameTypes, Json, Position } from './game.ts';
import type { Match } from './match.ts';
import type { CardPack } from './pack.ts';
import type { SeatRecord } from './seats.ts';
import type { EmittedEvent, Session } from './session.ts';
import { MAX_UNDO } from './undo-limit.ts';

/** The format of the save record. A new number needs a migration. */
export const FORMAT = 1;
/** The most journal entries in a save: one for each command that undo can take back, and the one before. */
const MAX_ENTRIES = MAX_UNDO + 1;

/** The events of one command: for the log, and for undo. */
export type JournalEntry<V extends GameTypes> = {
  /** The seat whose turn it was, and the number of the turn in the game. */
  readonly seat: number;
  readonly turn: number;
  /** The turn began with this command. */
  readonly began: boolean;
  /** How many of the events still belong to the turn before. */
  readonly before?: number;
  /** For error reports. The deal has no command. */
  readonly command?: Command<V>;
  readonly events: readonly EmittedEvent<V>[];
  /** The players went back to an earlier turn. */
  readonly wentBack?: true;
  /** The turn is so long that its earlier entries were dropped. */
  readonly cut?: true;
};

/** A saved game. Its size is bounded, so that a write at the end of a long game costs no more than at the start. */
export type Save<V extends GameTypes> = {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly game: string;
  /** The number of the game's migrations when this was written. */
  readonly version: number;
  /** Grows by one with every command, undo and redo. It never falls. */
  readonly revision: number;
  readonly seats: readonly SeatRecord[];
  readonly options: Json;
  /** The custom cards in the decks, as they were at the start of the game. Later edits do not change this game. */
  readonly packs: readonly CardPack[];
  /** Milliseconds since 1970, by the clock of the device. */
  readonly started: number;
  readonly played: number;
  /** How long it has been played, in milliseconds, without long pauses. Saves of earlier versions have none. */
  readonly took?: number;
  /** The build that wrote the save. A new build does not replay the commands of another one. */
  readonly build: string;
  readonly session: Session<V>;
  /** One entry for each command; the last entry belongs to the last command. */
  readonly journal: readonly JournalEntry<V>[];
  /** The entries of `session.undone`, the next one last. */
  readonly undone: readonly JournalEntry<V>[];
  /** `turn`: the current turn, from 1. `line`: the timeline; going back to an earlier turn starts a new one. */
  readonly turn: number;
  readonly line: number;
  /** The title that the players chose; null for none. */
  readonly title: string | null;
  /** The match that this game is part of, before this game. */
  readonly match?: Match;
};

/** The key of a saved turn. */
export type TurnKey = { readonly line: number; readonly turn: number };
/** The position at the start of a turn. Written once. */
export type TurnStart<V extends GameTypes> = TurnKey & {
  readonly seat: number;
  /** The number of the game's migrations when this was written. */
  readonly version: number;
  readonly at: Position<V>;
  readonly played: number;
};
/** The entries of a turn. Written again after each command. */
export type TurnLog<V extends GameTypes> = TurnKey & {
  readonly seat: number;
  readonly entries: readonly JournalEntry<V>[];
};

/** Whether the start of a turn is kept: all of the last 50 turns, then every 5th, and beyond 300 turns every 25th. */
export const isTurnKept = (turn: number, now: number): boolean => now - turn < 50 || turn % (now - turn < 300 ? 5 : 25) === 0;

/**
 * Appends an entry and drops old ones. It keeps the entries that undo needs (`commands` of them) and those of the turn before, since a
 * turn log is written as a whole and the recap shows the last turn. So the journal does not grow with the game. A very long turn loses its
 * first entries; its oldest kept entry then has `cut`.
 */
export function appendEntry<V extends GameTypes>(
  journal: readonly JournalEntry<V>[],
  entry: JournalEntry<V>,
  commands: number,
): readonly JournalEntry<V>[] {
  const all = [...journal, entry];
  const first = all[Math.max(0, all.length - commands)] ?? entry;
  const wanted = all.filter(({ turn }) => turn >= first.turn - 1);
  const kept = wanted.slice(-MAX_ENTRIES);
  const [oldest, ...rest] = kept;
  const before = wanted[wanted.length - kept.length - 1];
  return oldest && before?.turn === oldest.turn ? [{ ...oldest, cut: true }, ...rest] : kept;
}

/** What the games screen shows of a save without loading the game module. */
export type SaveSummary = {
  readonly id: string;
  readonly game: string;
  readonly emblems: readonly SeatRecord['emblem'][];
  /** The current prompt, such as "Mira, whom do you bonk?". */
  readonly headline: string;
  /** The state of the game in a sentence (`GameText.summary`). */
  readonly summary: string;
  readonly played: number;
  readonly over: boolean;
  readonly title: string | null;
};

/** The records of one storage transaction: all of them are written, or none. */
export type SaveWrite<V extends GameTypes> = {
  readonly save: Save<V>;
  readonly summary: SaveSummary;
  /** The complete logs of the changed turns. */
  readonly turnLogs: readonly TurnLog<V>[];
  readonly turnStarts: readonly TurnStart<V>[];
};
