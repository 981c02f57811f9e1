import type { Mind } from '../bots/wits.ts';
import type { Command, Game, Json, Position, Viewer, Vocabulary } from '../game.ts';
import type { Acted, Prompt, Session } from '../session.ts';

/** One random session to be watched. */
export type Play<V extends Vocabulary> = {
  readonly seats: number;
  readonly options: Json;
  readonly seed: number;
  /** Played first, one after the other; then it goes on at random. */
  readonly commands?: readonly Command<V>[];
  /**
   * Plays on after thousands of commands at random. Where nothing but its players ends a game, chance may go round in it for ever: but from
   * wherever it has led, one who wants to must come to an end.
   */
  readonly closes?: Mind<V>;
  /** A session of more commands than this never ends. */
  readonly most?: number;
  /** Hears every event: for lists of the cards, tiles and effects that were met. */
  readonly heard?: (event: V['event']) => void;
};

/** How often each law was looked at, and what was played: a law that was never looked at proves nothing. */
export type Tally = {
  sessions: number;
  commands: number;
  readonly looked: { [law: string]: number };
  /** How many worlds were imagined, and in how many of them something was dealt anew. */
  readonly worlds: { readonly [of in 'table' | 'seats']: { imagined: number; dealtAnew: number } };
};
/** Nothing has been looked at yet. */
export const newTally = (): Tally => ({
  sessions: 0,
  commands: 0,
  looked: {},
  worlds: { table: { imagined: 0, dealtAnew: 0 }, seats: { imagined: 0, dealtAnew: 0 } },
});

/** The same moment as one viewer may believe it to be. */
export type World<V extends Vocabulary> = { readonly viewer: Viewer; readonly at: Position<V> };

/** One moment of a session: all that a law may look at. */
export type Moment<V extends Vocabulary> = {
  readonly game: Game<V>;
  readonly content: V['content'];
  readonly session: Session<V>;
  readonly prompt: Prompt<V> | null;
  /** One for each seat and one for the table. */
  readonly worlds: readonly World<V>[];
};
/** A moment, and what one command made of it. */
export type Deed<V extends Vocabulary> = Moment<V> & { readonly command: Command<V>; readonly acted: Acted<V> };

/** A law says nothing where it holds, and otherwise what is wrong. */
export type MomentLaw = <V extends Vocabulary>(moment: Moment<V>) => string | null;
export type DeedLaw = <V extends Vocabulary>(deed: Deed<V>) => string | null;

/** Whether two pieces of JSON read the same. Stricter than `equal`: the order of keys can give a secret away, too. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `value` as it would come back from a save. */
export const reloaded = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A few hundred letters of JSON, for messages. */
export const brief = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 400);

/** A game broke one of the laws; with what is needed to see it again. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;
  readonly seed: number;
  readonly seats: number;
  readonly options: Json;
  /** The way there, without what was taken back. */
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
