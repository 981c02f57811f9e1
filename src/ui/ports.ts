import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BotQuestion } from '../engine/bots/choose.ts';
import type { GameTypes, Json, Seat } from '../engine/game.ts';
import type { GameModule } from '../engine/game-module.ts';
import type { Save, SaveSummary, SaveWrite, TurnKey, TurnLog, TurnStart } from '../engine/save.ts';

/** The interfaces to the outside that the screens need. The app provides them; tests provide their own. */
export interface Ports {
  readonly store: GameStore;
  readonly autosave: Autosave;
  readonly screenState: ScreenState;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A fresh seed. */
  readonly seed: () => number;
  readonly sound: Sound;
  readonly speech: Speech;
  readonly wakeLock: WakeLock;
  readonly bots: Bots;
  /** The name of the build, for saves. */
  readonly build: string;
}

export interface GameStore {
  /**
   * Resolves when everything is stored and the save has been read back. Rejects otherwise; then nothing is partly written.
   * Deletes the records of later turns on the same line of the game, because they were undone.
   */
  put<V extends GameTypes>(write: SaveWrite<V>): Promise<void>;
  /** The saves of a game, newest first: the unsaved one, the stored one, the one before. Not validated. */
  saves(id: string): Promise<readonly unknown[]>;
  /** Whether this build wrote that record and it has not changed since. `record` must come from `saves`. */
  isUnchanged(id: string, record: unknown): Promise<boolean>;
  /** Moves a damaged record out of its slot without deleting it. `record` must come from `saves`. */
  setAside(id: string, record: unknown): Promise<void>;
  /** The summaries of all games, last played first. */
  summaries(): Promise<readonly SaveSummary[]>;
  /** The valid turn logs of a game, in order of play. */
  turnLogs(id: string): Promise<readonly TurnLog<GameTypes>[]>;
  /** The keys and seats of the stored turn starts, in order of play. Not validated. */
  turnKeys(id: string): Promise<readonly (TurnKey & { readonly seat: Seat | null })[]>;
  /** A stored turn start after validation; or an error message for the family. */
  turnStart<V extends GameTypes>(save: Save<V>, kept: TurnKey): Promise<TurnStart<V> | string>;
  /** Deletes a game and its unsaved writes. Rejects without deleting when another window owns it. */
  remove(id: string): Promise<void>;
}

/** Why a write failed: no space left; storage not allowed; or no answer. */
export type Cause = 'full' | 'refused' | 'silent';
/** A game with an unsaved write, which exists only in this page's memory. */
export type Unsaved = {
  readonly save: Save<GameTypes>;
  readonly ticket: SaveSummary;
  readonly cause: Cause;
  /** The number of unsaved moves; 0 when only the new game or its title is unsaved. */
  readonly moves: number;
  /** Whether it has been unsaved for several seconds. */
  readonly loud: boolean;
};
/** Saves games during play, on every screen, as long as the page lives. */
export interface Autosave {
  /** Adds the newest save of a game. It is written as soon as possible. Never throws. */
  write<V extends GameTypes>(write: SaveWrite<V>): void;
  /** The newest revision of a game that was stored and read back; -1 before the first. */
  saved(id: string): ReadonlySignal<number>;
  /** The writes that failed or take too long. */
  readonly unsaved: ReadonlySignal<readonly Unsaved[]>;
  /** Retries failed writes at once. */
  retry(): void;
}

/** Small UI state that survives a reload. It contains no game state and may be lost. */
interface ScreenState {
  /** The value stored under a name, or null. Not validated. */
  read(name: string): unknown;
  write(name: string, memo: Json): void;
}

export type SoundName =
  | 'step'
  | 'flip'
  | 'roll'
  | 'land'
  | 'hit'
  | 'poof'
  | 'gold'
  | 'bank'
  | 'heal'
  | 'card'
  | 'won'
  | 'lost'
  | 'pass'
  | 'snatch'
  | 'faint'
  | 'bell';
export interface Sound {
  play(noise: SoundName): void;
}
/** A result is read to its end. A question waits for it, and ends where something else is read. */
export type Said = 'result' | 'question';
export interface Speech {
  /** The name of a local voice, or null. */
  voice(): string | null;
  /** Reads something aloud: a question, where nothing else is said. */
  say(words: string, kind?: Said): void;
  hush(): void;
}
/** Computes bot decisions without blocking the page. */
export interface Bots {
  /** The index of the option that the bot chooses. Rejects when the bot throws. */
  think<V extends GameTypes>(box: GameModule<V>, question: BotQuestion<V>): Promise<number>;
}
export interface WakeLock {
  hold(): void;
  release(): void;
}

const Context = createContext<Ports | null>(null);
export const PortsProvider = Context.Provider;

/** @throws Error outside of a PortsProvider. */
export function usePorts(): Ports {
  const ports = useContext(Context);
  if (!ports) throw new Error('no ports: the screen is not inside an app');
  return ports;
}
