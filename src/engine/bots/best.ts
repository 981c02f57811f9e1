import type { Random } from '../random.ts';

/** The index of the item with the highest worth. Ties are broken at random. */
export function best<T>(items: readonly T[], worth: (item: T) => number, random: Random): number {
  let index = 0;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  items.forEach((item, i) => {
    const n = worth(item);
    if (n < most) return;
    ties = n === most ? ties + 1 : 1;
    if (n === most && random.int(ties) > 0) return;
    most = n;
    index = i;
  });
  return index;
}
