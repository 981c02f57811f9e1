import { Heart } from '../../../parts/Heart.tsx';
import './party.css';

/** Hit points as a strip that shrinks, with the numbers on it. */
export function HitPoints({ now, most, foe = false }: { now: number; most: number; foe?: boolean }) {
  const part = most === 0 ? 0 : Math.max(0, Math.min(1, now / most));
  return (
    <span class={`hit-points ${foe ? 'theirs' : ''} ${part <= 0.34 ? 'low' : ''}`} role="img" aria-label={`${now} of ${most} hit points`}>
      <i style={{ width: `${Math.round(part * 100)}%` }} />
      <b aria-hidden>
        {!foe && <Heart size={1} />}
        {now}
        <small>/{most}</small>
      </b>
    </span>
  );
}

/** Armour class as a shield, `size` rem wide; null: as wide as its class says. */
export function Armour({ ac, size = 2.25, plus = false }: { ac: number; size?: number | null; plus?: boolean }) {
  return (
    <svg
      class="armour"
      viewBox="0 0 44 48"
      style={size === null ? {} : { width: `${size}rem`, height: `${size * 1.09}rem` }}
      role="img"
      aria-label={`armour class ${ac}`}
    >
      <path d="M24 5L41 10V25Q41 40 24 47Q7 40 7 25V10Z" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <path
        d="M22 2L40 7V22Q40 38 22 45Q4 38 4 22V7Z"
        fill="#0072b2"
        style={{ stroke: 'var(--paper-hi)' }}
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path d="M22 5.500V41Q7 35 7 22V9.500Z" fill="#56b4e9" />
      <text
        x="22"
        y="24"
        text-anchor="middle"
        dominant-baseline="central"
        style={{ fill: 'var(--ink)', stroke: 'var(--paper-hi)', font: '400 21px var(--disp)' }}
        stroke-width="4"
        paint-order="stroke"
      >
        {plus ? '+' : ''}
        {ac}
      </text>
    </svg>
  );
}
