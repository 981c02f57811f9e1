/** What is printed, by id: the shape in which a game's content lies in its box. */
export type ById<T> = { readonly [id: string]: T };

/** These cards, each under its own id. */
export const byId = <T extends { readonly id: string }>(cards: readonly T[]): ById<T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/** A card that must be there. @throws where it is not: a fault of the save or of ours, never of a player. */
export function need<T>(cards: ById<T>, id: string): T {
  const card = cards[id];
  if (card === undefined) throw new Error(`there is no "${id}" in the box`);
  return card;
}
