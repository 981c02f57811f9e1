import { memoized } from './memoize.tsx';

const OUTLINE = 'M16 29L4 16.5A7.3 7.3 0 0 1 16 8A7.3 7.3 0 0 1 28 16.5Z';

type HeartProps = {
  readonly full?: boolean;
  /** It is being lost. */
  readonly cracked?: boolean;
  readonly size: number;
};

/** One heart, `size` rem: red and shining, cracked in two, or only its dashed outline. Decoration: say the number beside it, or use Hearts. */
export function Heart({ full = true, cracked = false, size }: HeartProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      class={cracked ? 'heart-cracked' : undefined}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden
    >
      {cracked ? (
        <>
          <path d={OUTLINE} style={{ fill: '#ffd9c2', stroke: 'var(--heart)' }} stroke-width="2.4" stroke-linejoin="round" />
          <path
            d="M17 9l-4 6 5 3-4 7"
            fill="none"
            style={{ stroke: 'var(--heart)' }}
            stroke-width="2.6"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </>
      ) : full ? (
        <>
          <path d={OUTLINE} style={{ fill: 'var(--heart)', stroke: 'var(--heart-edge)' }} stroke-width="2.4" stroke-linejoin="round" />
          <path d="M8.5 14a4 4 0 0 1 3.5-3.5" stroke="#ffb39a" stroke-width="2.4" fill="none" stroke-linecap="round" />
        </>
      ) : (
        <path
          d={OUTLINE}
          fill="none"
          style={{ stroke: 'var(--ink-2)' }}
          stroke-width="2.4"
          stroke-dasharray="3.5 3"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
}

/** A row of hearts of which `lost` are cracked: what a hit takes, or would take. `now` counts those that stay. Decoration. */
export const CrackedHearts = ({ now, lost, most, size }: { now: number; lost: number; most: number; size: number }) => (
  <span aria-hidden style={{ display: 'inline-flex', flexWrap: 'wrap' }}>
    {Array.from({ length: Math.max(now + lost, most) }, (_, i) => (
      <Heart key={i} full={i < now} cracked={i >= now && i < now + lost} size={size} />
    ))}
  </span>
);

/** A row of hearts that says "4 of 6 hearts". Where there is little room, `--hearts-wrap: nowrap` keeps it one row. */
export const Hearts = memoized(({ now, most, size = 2 }: { now: number; most: number; size?: number }) => (
  <span role="img" aria-label={`${now} of ${most} hearts`} style={{ display: 'inline-flex', flexWrap: 'var(--hearts-wrap, wrap)' }}>
    {Array.from({ length: Math.max(now, most) }, (_, i) => (
      <Heart key={i} full={i < now} size={size} />
    ))}
  </span>
));
