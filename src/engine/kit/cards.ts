/** What is printed, by id: the shape in which a game's content lies in its box. */
export type ById<T> = { readonly [id: string]: T };

/** These cards, each under its own id. */
export const byId = <T extends { readonly id: string }>(cards: readonly T[]): ById<T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/** Those that stand there more than once, each told once. */
export const twice = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) < i))];

/** Whether no two of these are the same. */
export const unlike = (found: readonly unknown[]): boolean => new Set(found).size === found.length;
/** Whether each of `all` is there, once, and nothing else. */
export const once = (found: readonly string[], all: readonly string[]): boolean => {
  const there = new Set(found);
  return found.length === all.length && all.every((id) => there.has(id));
};

/** A card that must be there. @throws where it is not: a fault of the save or of ours, never of a player. */
export function need<T>(cards: ById<T>, id: string): T {
  const card = cards[id];
  if (card === undefined) throw new Error(`there is no "${id}" in the box`);
  return card;
}

/** Whoever sits there, out of all by seat. @throws where nobody does: a fault of the save or of ours, never of a player. */
export function atSeat<T>(all: readonly (T | null)[], seat: number): T {
  const one = all[seat];
  if (one === undefined || one === null) throw new Error(`nobody sits at seat ${seat}`);
  return one;
}
