import type { GameBots } from './bots/policies.ts';
import type { Game, GameTypes, Immutable, Json, Outcome } from './game.ts';
import type { CardPack, CardPackSupport } from './pack.ts';
import type { SeatRecord, Strength } from './seats.ts';

/** A game without its screens: rules, content, bots, and helpers for the app and the tools. */
export interface GameModule<V extends GameTypes> {
  readonly game: Game<V>;
  readonly content: V['content'];
  readonly bots: GameBots<V>;
  /** Playouts per decision for each bot strength. 0 or missing: the greedy bot decides. */
  readonly searchIterations?: { readonly [strength in Strength]: number };
  /** The result of a cooperative game; null where single seats or sides win. */
  verdict(outcome: Outcome): 'won' | 'lost' | null;
  /** Data that the device keeps from one game to the next. `known` is outside data: it may be damaged or missing. */
  readonly memory?: {
    after(known: unknown, state: V['state']): Json;
    /** Adds `known` to the options of the next game. */
    dealt(options: Json, known: unknown): Json;
  };
  /** Loads the support for custom cards; missing where a game has none. */
  readonly cardPackSupport?: () => Promise<CardPackSupport<V['content']>>;
  /** Puts the cards that `known` does not have into the decks of a game that has begun. Missing where cards come in at the start alone. */
  mixIn?(state: V['state'], known: V['content'], content: V['content']): void;
  /** The card packs in the decks. Saves contain them. */
  readonly packs?: readonly CardPack[];
  /** The hero (or deck) of each seat, for statistics. */
  heroes(state: Immutable<V['state']>): readonly string[];
  /** The bosses that appeared, for statistics. */
  foes?(state: Immutable<V['state']>): readonly string[];
  /** Which kind of game it was, among those whose length is measured, and of how many parts of that length. */
  length?(options: Json, state: V['state']): { readonly kind: string; readonly parts: number };
  /** Adds what the seat records say about the players to the options. */
  withSeats?(options: Json, seats: readonly SeatRecord[]): Json;
  /** The name of somebody whom the app plays and who sits down after so many seats, such as a boss; null, or missing, for nobody. */
  guest?(options: Json, seats: number): string | null;
  /** The options of a rematch: another seat begins. Missing where nothing changes. */
  rematch?(options: Json, seats: number): Json;
  /** Problems of the content, each with file, card and field. Empty when there are none. */
  problems(): readonly string[];
  /** Options that the law checks use besides the defaults. They cover each mode and option at least once. */
  readonly setups?: readonly Json[];
}

/** A module with its game types erased, for code that handles all games alike. */
export type AnyGameModule = GameModule<GameTypes>;

/**
 * Erases the game types of a module, so that the modules of all games have one type. The compiler cannot check this step.
 * It is sound as long as a module only gets states, tasks and commands that came from the same module.
 */
export const asAnyGameModule = <V extends GameTypes>(module: GameModule<V>): AnyGameModule => module as unknown as AnyGameModule;
