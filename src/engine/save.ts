import type { Command, Json, Position, Vocabulary } from './game.ts';
import type { Match } from './match.ts';
import type { Pack } from './pack.ts';
import type { SeatRecord } from './seats.ts';
import type { Emitted, Session } from './session.ts';

/** The format of the record around a position. Raised with a migration, never without. */
export const FORMAT = 1;
/** So many commands' events are kept with a save: as many as undo can take back (MOST_COMMANDS, not imported: the shelf needs no rules), and one that it comes back to. */
const MOST_ENTRIES = 101;

/** What one command brought about: for the chronicle, and for taking it back with the command. */
export type Entry<V extends Vocabulary> = {
  /** Whose turn it was, and which one of the game. */
  readonly seat: number;
  readonly turn: number;
  /** The turn began with this command. */
  readonly began: boolean;
  /** So many of its events, if any, were still of the turn before: the rest of what the last one did there. */
  readonly before?: number;
  /** For a report, when something goes wrong; a deal has none. */
  readonly command?: Command<V>;
  readonly events: readonly Emitted<V>[];
  /** The table went back to an earlier turn, by consent. */
  readonly wentBack?: true;
  /** The turn is so long that what happened in it before this is no longer kept. */
  readonly cut?: true;
};

/** A game as it is kept: the position is the truth, and everything else is bounded, so that a write costs the same at the end of a long evening. */
export type Save<V extends Vocabulary> = {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly game: string;
  /** The number of the game's migrations when this was written. */
  readonly version: number;
  /** Grows by one with every command, undo and redo, and never falls. */
  readonly revision: number;
  readonly seats: readonly SeatRecord[];
  readonly options: Json;
  /** The family's own cards that are in the decks, as they were when it was dealt: whatever becomes of them, this game keeps its own. */
  readonly packs: readonly Pack[];
  /** Milliseconds since 1970, by the device's clock. */
  readonly started: number;
  readonly played: number;
  /** The build that wrote it: another one's undo is not to be trusted. */
  readonly build: string;
  readonly session: Session<V>;
  /** The last entry belongs to the last command, and so on back. */
  readonly journal: readonly Entry<V>[];
  /** Entries of the commands that redo would play, the next one last. */
  readonly undone: readonly Entry<V>[];
  /** The turn being taken, counted from 1, and on which line of the story: each time the table goes back, a new one begins. */
  readonly turn: number;
  readonly line: number;
  /** What the family calls this game; null until somebody names it. */
  readonly title: string | null;
  /** The match that this game is part of, as it stood when the game began. */
  readonly match?: Match;
};

/** Names a turn that is kept. */
export type KeptTurn = { readonly line: number; readonly turn: number };
/** The table as it stood when a turn began: written once. */
export type TurnStart<V extends Vocabulary> = KeptTurn & {
  readonly seat: number;
  /** The number of the game's migrations when this was written. */
  readonly version: number;
  readonly at: Position<V>;
  readonly played: number;
};
/** What happened in a turn: written anew with each of its commands. */
export type Tale<V extends Vocabulary> = KeptTurn & {
  readonly seat: number;
  readonly entries: readonly Entry<V>[];
};

/** Every turn of the last fifty is kept, then every fifth, then every twenty-fifth. */
export const keepsTurn = (turn: number, now: number): boolean => now - turn < 50 || turn % (now - turn < 300 ? 5 : 25) === 0;

/**
 * The journal with one more entry: as far back as undo goes by `commands`, and to the beginning of the turn before that, since a turn's
 * tale is written whole, and who comes back is told what happened last. So what is kept does not grow with the length of the game. A turn
 * that is longer than that loses its beginning, and its first entry says so.
 */
export function written<V extends Vocabulary>(journal: readonly Entry<V>[], entry: Entry<V>, commands: number): readonly Entry<V>[] {
  const all = [...journal, entry];
  const first = all[Math.max(0, all.length - commands)] ?? entry;
  const wanted = all.filter(({ turn }) => turn >= first.turn - 1);
  const kept = wanted.slice(-MOST_ENTRIES);
  const [oldest, ...rest] = kept;
  const before = wanted[wanted.length - kept.length - 1];
  return oldest && before?.turn === oldest.turn ? [{ ...oldest, cut: true }, ...rest] : kept;
}

/** What the shelf shows of a game without opening its box. */
export type Ticket = {
  readonly id: string;
  readonly game: string;
  readonly emblems: readonly SeatRecord['emblem'][];
  /** "Mira, whom do you bonk?": whose turn it is, and what they were about to do. */
  readonly headline: string;
  /** How the game stands, in the game's own words. */
  readonly summary: string;
  readonly played: number;
  readonly over: boolean;
  readonly title: string | null;
};

/** What goes to the disk for one command, all of it or nothing. */
export type Write<V extends Vocabulary> = {
  readonly save: Save<V>;
  readonly ticket: Ticket;
  /** The turns that it is about, whole. */
  readonly tales: readonly Tale<V>[];
  readonly starts: readonly TurnStart<V>[];
};
