import { star } from '../geometry.ts';
import { CrackedHearts } from '../Heart.tsx';
import './hit-mark.css';

/** What a hit takes: how many hearts or points, how many are left, and of how many. */
export type Harm = { readonly amount: number; readonly left: number; readonly most: number };

const BURST = star(50, 50, 49, 34, 12);
const CAST = star(55, 58, 49, 34, 12);
/** More than so many do not fit in a row. */
const MOST_HEARTS = 9;
/** A hit of so much, as a share of all, is as large as a mark gets. */
const GREAT = 0.5;

/** How large the mark of a hit is, from 1 to 1.7: a scratch is small, and what takes half of somebody is huge. */
export const hitScale = ({ amount, most }: Harm): number => 1 + 0.7 * Math.min(1, amount / Math.max(1, most) / GREAT);

/** The mark of a hit: a red burst beside the head, as large as the harm, and what is left of whoever was hit. */
export function HitMark({ harm, text }: { harm: Harm; text: string }) {
  const { amount, left, most } = harm;
  const lost = Math.min(amount, Math.max(0, most - left));
  const share = (points: number) => `${(100 * points) / Math.max(1, most)}%`;
  return (
    <div class="hit-mark" style={{ '--harm': String(hitScale(harm)) }}>
      <div class="hit-burst">
        <svg viewBox="0 0 100 100" aria-hidden>
          <path d={CAST} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
          <path d={BURST} class="hit-face" />
        </svg>
        <b>{text}</b>
      </div>
      <div class="hit-left">
        {most <= MOST_HEARTS ? (
          <CrackedHearts now={left} lost={lost} most={most} size={1.375} />
        ) : (
          <span class="hit-bar">
            <i style={{ width: share(left) }} />
            <i class="lost" style={{ width: share(lost) }} />
          </span>
        )}
      </div>
    </div>
  );
}
