import type { PolicyFactory } from '../bots/policies.ts';
import type { Command, Game, GameTypes, Json, Position, Viewer } from '../game.ts';
import type { HelpLevel } from '../seats.ts';
import type { ActResult, Prompt, Session } from '../session.ts';

/** The input for one checked random session. */
export type Playthrough<V extends GameTypes> = {
  readonly seats: number;
  readonly options: Json;
  readonly seed: number;
  /** How much the rules help, by seat. */
  readonly help?: readonly HelpLevel[];
  /** Commands to play first; after them the commands are random. */
  readonly commands?: readonly Command<V>[];
  /**
   * Takes over after `randomCommands`. Random play may never end a game, but from every position a player who wants to end it
   * must be able to.
   */
  readonly endingPolicy?: PolicyFactory<V>;
  /** So many commands are random before the ending policy takes over; thousands, where it is not said. */
  readonly randomCommands?: number;
  /** A session with more commands than this counts as endless. */
  readonly maxCommands?: number;
  /** Gets every event, for example to count the cards that were used. */
  readonly onEvent?: (event: V['event']) => void;
};

/** What was played, and how often each law was checked. */
export type LawCounts = {
  sessions: number;
  commands: number;
  /** How often somebody's help changed in mid-game. */
  helpChanges: number;
  readonly checks: { [law: string]: number };
  /** How many positions were imagined, and how many of them differed from the true one. */
  readonly imaginedPositions: { readonly [of in 'table' | 'seats']: { total: number; changed: number } };
};
/** Counts of zero. */
export const newLawCounts = (): LawCounts => ({
  sessions: 0,
  commands: 0,
  helpChanges: 0,
  checks: {},
  imaginedPositions: { table: { total: 0, changed: 0 }, seats: { total: 0, changed: 0 } },
});

/** A position as one viewer may imagine it. */
export type ImaginedPosition<V extends GameTypes> = { readonly viewer: Viewer; readonly at: Position<V> };

/** The data for a law about a position. */
export type LawPosition<V extends GameTypes> = {
  readonly game: Game<V>;
  readonly content: V['content'];
  readonly session: Session<V>;
  readonly prompt: Prompt<V> | null;
  /** One for each seat, and one for the table. */
  readonly imaginedPositions: readonly ImaginedPosition<V>[];
};
/** The data for a law about a command. */
export type LawCommand<V extends GameTypes> = LawPosition<V> & { readonly command: Command<V>; readonly acted: ActResult<V> };

/** A law returns the problem, or null when it holds. */
export type PositionLaw = <V extends GameTypes>(position: LawPosition<V>) => string | null;
export type CommandLaw = <V extends GameTypes>(command: LawCommand<V>) => string | null;

/** Whether two values have the same JSON text. Stricter than `equal`, since the order of keys can show a secret too. */
export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `value` after saving and loading. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The first 400 characters of the JSON text, for messages. */
export const shortJson = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 400);

/** A game broke a law. It has all data to reproduce the session. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;
  readonly seed: number;
  readonly seats: number;
  readonly options: Json;
  /** The played commands, without undone ones. */
  readonly commands: readonly Json[];

  constructor(
    what: { readonly law: string; readonly game: string; readonly detail: string; readonly cause?: unknown },
    play: Started,
    commands: readonly Json[],
  ) {
    const { law, game, detail, cause } = what;
    super(`${game} breaks the law "${law}": ${detail} (seed ${play.seed}, ${play.seats} seats, ${commands.length} commands)`, { cause });
    this.law = law;
    this.seed = play.seed;
    this.seats = play.seats;
    this.options = play.options;
    this.commands = commands;
  }
}
type Started = { readonly seats: number; readonly options: Json; readonly seed: number };
