/** The smallest of `numbers` that at least this share of them does not exceed (nearest rank); 0 of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** So many in a hundred; of none, none. */
export const percent = (n: number, of: number): number => rounded((100 * n) / Math.max(1, of));

/** With at most so many digits after the point. */
export const rounded = (n: number, digits = 2): number => Number(n.toFixed(digits));
