import type { Wits } from './bots/wits.ts';
import type { Game, Immutable, Json, Outcome, Rules, Vocabulary } from './game.ts';
import type { Pack, Packing } from './pack.ts';
import type { Strength } from './seats.ts';

/** A box that stands open beside a table: what a game that has been dealt is played on with. */
export interface OpenBox<V extends Vocabulary> {
  readonly game: Rules<V>;
  readonly content: V['content'];
  /** What its bots think with, fetched when somebody wants it: who plays without bots, or leaves them to a worker, needs none of it. */
  readonly wits: () => Promise<Wits<V>>;
  /** How many games a bot of each strength plays out in its head before it decides; 0, or nothing said, leaves it to the quick bot. */
  readonly ahead?: { readonly [strength in Strength]: number };
  /** How a game won or lost together ended; null where seats win, for their own or as a side. */
  verdict(outcome: Outcome): 'won' | 'lost' | null;
  /** What a device keeps from one game to the next. It comes back as it was given, or damaged, or not at all. */
  readonly memory?: {
    after(known: unknown, state: V['state']): Json;
    /** The options of the next deal, with what is known. */
    dealt(options: Json, known: unknown): Json;
  };
  /** How a family's own cards come into the decks; without it they cannot. */
  readonly packing?: () => Promise<Packing<V['content']>>;
  /** The packs that are in the decks. A save of this box carries them. */
  readonly packs?: readonly Pack[];
}

/** A game with everything in its box: what it takes to deal it, to let it in from outside, to prove it and to check it. */
export interface Box<V extends Vocabulary> extends OpenBox<V> {
  readonly game: Game<V>;
  /** Who played, for statistics: the hero (or deck) of each seat. */
  heroes(state: Immutable<V['state']>): readonly string[];
  /** Whom it was against, for statistics: the bosses that came. */
  foes?(state: Immutable<V['state']>): readonly string[];
  /** The options of a deal, with what the seats' records say of handicaps. */
  seated?(options: Json, handicaps: readonly number[]): Json;
  /** The options of the next game that the same people play: somebody else begins. Left out where nothing changes. */
  rematch?(options: Json, seats: number): Json;
  /** What is wrong with the content: file, card and field of each. Empty when all is well. */
  problems(): readonly string[];
  /** Setups that the laws go through in turn, beside the default one: each mode and option at least once. */
  readonly setups?: readonly Json[];
}

/** A box whose words nobody needs to know. Everything in it still fits together, and with nothing from another box. */
export type AnyBox = Box<Vocabulary>;
export type AnyOpenBox = OpenBox<Vocabulary>;

/**
 * Forgets which game's words a box uses, so that boxes can lie side by side on one shelf. The compiler cannot follow this one
 * step: it is sound as long as states, tasks and commands given to a box came from that same box.
 */
export function closed<V extends Vocabulary>(box: Box<V>): AnyBox;
export function closed<V extends Vocabulary>(box: OpenBox<V>): AnyOpenBox;
export function closed<V extends Vocabulary>(box: OpenBox<V>): AnyOpenBox {
  return box as unknown as AnyOpenBox;
}
