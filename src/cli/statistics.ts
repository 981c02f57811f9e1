/** The percentile by nearest rank; `share` is from 0 to 1. 0 for an empty list. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** `n` in percent of `of`; 0 when `of` is 0. */
export const percent = (n: number, of: number): number => rounded((100 * n) / Math.max(1, of));

/** Rounds to `digits` decimal places. */
export const rounded = (n: number, digits = 2): number => Number(n.toFixed(digits));
