/** Cards by id: the shape of the content of a game. */
export type ById<T> = { readonly [id: string]: T };

/** The cards as a record, by id. */
export const byId = <T extends { readonly id: string }>(cards: readonly T[]): ById<T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/** The ids that occur more than once, each listed once. */
export const duplicates = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) < i))];

/** Whether all items are different. */
export const allDifferent = (found: readonly unknown[]): boolean => new Set(found).size === found.length;
/** Whether `found` has each id of `all` exactly once, and no others. */
export const eachOnce = (found: readonly string[], all: readonly string[]): boolean => {
  const there = new Set(found);
  return found.length === all.length && all.every((id) => there.has(id));
};

/**
 * The card with this id.
 * @throws when it does not exist: the save or the code is wrong.
 */
export function cardOf<T>(cards: ById<T>, id: string): T {
  const card = cards[id];
  if (card === undefined) throw new Error(`there is no card "${id}"`);
  return card;
}

/**
 * The item of a seat.
 * @throws when the seat has none: the save or the code is wrong.
 */
export function atSeat<T>(bySeat: readonly (T | null)[], seat: number): T {
  const item = bySeat[seat];
  if (item === undefined || item === null) throw new Error(`nobody sits at seat ${seat}`);
  return item;
}
