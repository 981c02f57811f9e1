import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Question } from '../engine/bots/think.ts';
import type { OpenBox } from '../engine/box.ts';
import type { Json, Seat, Vocabulary } from '../engine/game.ts';
import type { KeptTurn, Save, Tale, Ticket, TurnStart, Write } from '../engine/save.ts';

/** The outside world, as the screens need it. The app plugs it in; a test plugs in its own. */
export interface Ports {
  readonly store: Store;
  readonly memos: Memos;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A fresh seed. */
  readonly seed: () => number;
  readonly sound: Sound;
  readonly speech: Speech;
  readonly wakeLock: WakeLock;
  readonly bots: Bots;
  /** Names the build, for saves. */
  readonly build: string;
}

export interface Store {
  /**
   * Resolves when everything is committed and the save has been read back. Rejects when that did not happen; nothing is half written.
   * Turns on the same line of the story that are later than the save's were taken back, and go.
   */
  put<V extends Vocabulary>(write: Write<V>): Promise<void>;
  /** What is kept of a game, the newest first: the save, and the one before it. Nobody has checked them. */
  kept(id: string): Promise<readonly unknown[]>;
  /** Whether this very build of the app wrote that record, one that `kept` has just given, and nothing of it has changed since. */
  isOurs(id: string, record: unknown): Promise<boolean>;
  /** Puts a damaged record, one that `kept` has just given, where it is not in the way, and not lost. */
  setAside(id: string, record: unknown): Promise<void>;
  /** Tickets of all games, the last played first. */
  tickets(): Promise<readonly Ticket[]>;
  /** The tales of a game that are whole, in the order of play. */
  tales(id: string): Promise<readonly Tale<Vocabulary>[]>;
  /** The turns that are kept, in the order of play, and whose they were. Nobody has looked at how the table stood in them. */
  starts(id: string): Promise<readonly (KeptTurn & { readonly seat: Seat | null })[]>;
  /** How the table stood at the start of a kept turn, through the door for saves; or, in a sentence, why that is not to be had. */
  turn<V extends Vocabulary>(save: Save<V>, kept: KeptTurn): Promise<TurnStart<V> | string>;
  /** Throws a game away for good, whatever still waits to be written. Rejects, and nothing is gone, when another window owns it. */
  remove(id: string): Promise<void>;
}

/** Small things of a screen's own that last over a reload. What is lost here nobody misses for long; nothing of a game's rules lies here. */
interface Memos {
  /** What was kept last under a name; null when that is nothing. It may be damaged. */
  read(name: string): unknown;
  write(name: string, memo: Json): void;
}

export type Noise =
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
  play(noise: Noise): void;
}
export interface Speech {
  /** The name of a voice that works without a network, or null. */
  voice(): string | null;
  say(words: string): void;
  hush(): void;
}
/** Where bots think: where no tap has to wait for them. */
export interface Bots {
  /** Which of the options the bot takes, by its index. Rejects when it cannot think at all. */
  think<V extends Vocabulary>(box: OpenBox<V>, question: Question<V>): Promise<number>;
}
export interface WakeLock {
  hold(): void;
  release(): void;
}

const Context = createContext<Ports | null>(null);
export const PortsProvider = Context.Provider;

/** @throws when no app has plugged the world in. */
export function usePorts(): Ports {
  const ports = useContext(Context);
  if (!ports) throw new Error('no ports: the screen is not inside an app');
  return ports;
}
