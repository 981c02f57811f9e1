/** Whoever sits there, out of all by seat. @throws where nobody does: a fault of the save or of ours, never of a player. */
export function atSeat<T>(all: readonly (T | null)[], seat: number): T {
  const one = all[seat];
  if (one === undefined || one === null) throw new Error(`nobody sits at seat ${seat}`);
  return one;
}
