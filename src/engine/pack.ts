import type { Json, Schema } from './game.ts';

/** The format of a pack. Raised with a way to read the older ones, never without. */
export const PACK_FORMAT = 1;

/** A family's own cards, as a file brings them and a save carries them. What stands in `cards` is the game's: each deck by its name. */
export type Pack = {
  readonly format: typeof PACK_FORMAT;
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly cards: { readonly [deck: string]: readonly Json[] };
};

/** What is wrong with a pack: which place in it, and why, in a clause for people. */
export type PackProblem = { readonly where: string; readonly why: string };

/** How a game takes in a family's own cards. Fetched when there are any. */
export interface Packing<Content extends object> {
  /** Checks a pack of this game, and fills in what may be left out. */
  readonly schema: Schema<Pack>;
  /** What no schema can see, such as a monster that there is not. Empty when all is well. */
  problems(pack: Pack): readonly PackProblem[];
  /** The content of the box with the cards of these packs, each checked, in its decks. */
  content(packs: readonly Pack[]): Content;
}
