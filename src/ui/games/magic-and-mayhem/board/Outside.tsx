import { memoized } from '../../../parts/memoize.tsx';

/** Where no tile lies: the night outside, quiet enough not to be taken for a room. */
export const Outside = memoized(({ variant }: { variant: number }) => (
  <svg class="outside" viewBox="0 0 228 228" aria-hidden>
    <use href={`#print-outside-${variant % 2}`} />
  </svg>
));
