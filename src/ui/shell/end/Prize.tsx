import { champions, type Match } from '../../../engine/match.ts';
import { star } from '../../parts/geometry.ts';
import { SheriffStar } from '../../parts/SheriffStar.tsx';

/** What a winner wears: a crown; the star that goes from winner to winner in a match; at its end the champion's hat. */
type PrizeName = 'crown' | 'star' | 'hat';

export const PRIZE_WORDS: { readonly [K in PrizeName]: string } = { crown: '', star: ' and wears the star', hat: ' and wears the hat' };

/** What the winner of the last game of a match wears. */
export function prizeOf(match: Match | null): PrizeName {
  if (match === null || match.goal === null) return 'crown';
  return champions(match).length > 0 ? 'hat' : 'star';
}

const DRAWINGS = {
  crown: () => (
    <>
      <path d="M10 18L22 27L34 9L46 27L58 18L53 46H15Z" style={{ fill: 'var(--cast)' }} opacity=".4" />
      <path
        d="M6 13L18 23L32 4L46 23L58 13L53 42H11Z"
        style={{ fill: 'var(--flame)', stroke: 'var(--paper-hi)' }}
        stroke-width="5"
        stroke-linejoin="round"
        paint-order="stroke"
      />
      <path d="M12 36H52L53 42H11Z" style={{ fill: 'var(--ember-lo)' }} />
      <path d="M32 19L37 26L32 32L27 26Z" style={{ fill: 'var(--ember)' }} />
    </>
  ),
  star: SheriffStar,
  hat: () => (
    <>
      <path
        d="M17 32Q18 6 26 6Q32 11 38 6Q46 6 47 32Q56 31 61 25Q62 40 46 43H18Q2 40 3 25Q8 31 17 32Z"
        style={{ fill: 'var(--wood-lo)', stroke: 'var(--paper-hi)' }}
        stroke-width="5"
        stroke-linejoin="round"
        paint-order="stroke"
      />
      <path d="M17 26Q32 33 47 26V33Q32 40 17 33Z" style={{ fill: 'var(--ember)' }} />
      <path d={star(32, 30, 7, 3, 5)} style={{ fill: 'var(--flame)' }} />
    </>
  ),
} as const;

/** What a winner wears, over their puppet. */
export function Prize({ of }: { readonly of: PrizeName }) {
  const Drawing = DRAWINGS[of];
  return (
    <svg class="end-crown" viewBox="0 0 64 48" aria-hidden>
      <Drawing />
    </svg>
  );
}
