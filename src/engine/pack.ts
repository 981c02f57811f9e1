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

/** No device keeps more packs of a game, and no save carries more. */
export const MOST_PACKS = 12;

/** The id of a pack's own card: no card of a box is called so, and no card of another pack. */
export const ownId = (pack: string, number: number): string => `own-${pack}-${number}`;
/** Whether an id is that of a card of this pack. */
export const isOwnId = (pack: string, id: string): boolean =>
  id.startsWith(`own-${pack}-`) && /^[1-9][0-9]{0,3}$/.test(id.slice(`own-${pack}-`.length));

/** The same cards as another pack: one of that id is there already, and is not the same. */
export function copyOf({ id: old, cards, ...pack }: Pack, id: string, name: string): Pack {
  const again = (card: Json): Json => {
    if (typeof card !== 'object' || card === null || !('id' in card) || typeof card.id !== 'string') return card;
    return { ...card, id: card.id.replace(`own-${old}-`, `own-${id}-`) };
  };
  return { ...pack, id, name, cards: Object.fromEntries(Object.entries(cards).map(([deck, list]) => [deck, list.map(again)])) };
}
