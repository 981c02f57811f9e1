/** What a position names must be in the box: a state's schema knows only that an id is a word. */

/** An id, the deck that should have it, and where it stands. `who`: the beginning of a sentence about it, "In the market lies". */
export type Named<Deck extends string> = { readonly deck: Deck; readonly id: string; readonly who: string; readonly where: string };

/** Each id of a list; null names nothing. */
export const allNamed = <Deck extends string>(deck: Deck, ids: readonly (string | null)[], who: string, where: string): Named<Deck>[] =>
  ids.flatMap((id, i) => (id === null ? [] : [{ deck, id, who, where: `${where}/${i}` }]));

/** The first thing that the box does not have, as a sentence and a place; null when all is there. `what`: what a card of each deck is called. */
export function firstMissing<Deck extends string>(
  named: Iterable<Named<Deck>>,
  what: { readonly [K in Deck]: string },
  has: (deck: Deck, id: string) => boolean,
): { readonly words: string; readonly where: string } | null {
  for (const { deck, id, who, where } of named)
    if (!has(deck, id)) return { words: `${who} “${id}”, ${what[deck]} that this box does not have.`, where };
  return null;
}
