import type { SeatRecord } from '../../../engine/seats.ts';
import { EMBLEM_COLOURS, EmblemShape } from '../../parts/Emblem.tsx';
import { widthOf } from './VeilName.tsx';

/** Emblems with dark sleeves, which need pale text. */
const PALE_PRINT: ReadonlySet<string> = new Set(['fish', 'bell']);

/** The sleeve, with the cuff at (0, 0), extending to the left. */
function Sleeve({ seat, side }: { seat: SeatRecord; side: 'left' | 'right' }) {
  // the right arm is mirrored, but its text must not be
  const upright = side === 'left' ? 'scale(1 1)' : 'scale(-1 1)';
  return (
    <g class="veil-sleeve">
      <path d="M0 -76L-1700 -150V150L0 78Z" style={{ fill: 'var(--cast)' }} opacity=".4" transform="translate(0 14)" />
      <path d="M0 -76L-1700 -150V150L0 78Z" fill={EMBLEM_COLOURS[seat.emblem]} />
      <path d="M0 -76L-1700 -150V-94L0 -46Z" style={{ fill: 'var(--paper-hi)' }} opacity=".2" />
      <path d="M-56 -77V80" fill="none" style={{ stroke: 'var(--paper-hi)' }} stroke-width="4" stroke-dasharray="12 10" opacity=".7" />
      <g class="veil-badge">
        <g transform={`${upright} scale(2.1) translate(-24 -24)`}>
          <EmblemShape emblem={seat.emblem} />
        </g>
      </g>
      <g class="veil-sleeve-name">
        <text
          transform={upright}
          text-anchor={side === 'left' ? 'end' : 'start'}
          dominant-baseline="central"
          style={{ fill: PALE_PRINT.has(seat.emblem) ? 'var(--paper-hi)' : 'var(--ink)', '--ems': String(widthOf(seat.name)) }}
        >
          {seat.name}
        </text>
      </g>
      <rect x="-40" y="-100" width="64" height="202" rx="24" style={{ fill: 'var(--cast)' }} opacity=".3" transform="translate(5 7)" />
      <rect x="-40" y="-100" width="64" height="202" rx="24" style={{ fill: 'var(--paper-hi)' }} />
      <path d="M-18 -78V80M2 -78V80" fill="none" style={{ stroke: 'var(--paper-lo)' }} stroke-width="7" stroke-linecap="round" />
    </g>
  );
}

/** A mitten that holds the handle at (0, 46). It shows no skin colour. */
function Mitten() {
  const fist =
    'M-92 14Q-60 -50 8 -44H74Q96 -44 96 -18T74 6Q98 8 96 32T72 56Q94 60 90 82T64 102H56Q80 106 74 126T48 138H-4Q-50 136 -84 96Q-104 52 -92 14Z';
  return (
    <g stroke-linecap="round">
      <path d={fist} style={{ fill: 'var(--cast)' }} opacity=".38" transform="translate(6 10)" />
      <path d={fist} style={{ fill: 'var(--paper)' }} />
      <path d="M66 6H12M62 56H14M54 102H12" fill="none" style={{ stroke: 'var(--paper-edge)' }} stroke-width="6" />
      <path
        d="M-66 28Q-40 -4 -2 2Q24 8 14 26Q4 36 -16 36Q-34 40 -40 62Z"
        style={{ fill: 'var(--cast)' }}
        opacity=".25"
        transform="translate(4 6)"
      />
      <path d="M-66 28Q-40 -6 0 0Q26 6 16 26Q6 36 -14 36Q-34 40 -40 62Z" style={{ fill: 'var(--paper-hi)' }} />
    </g>
  );
}

/** A player's arm from one side to the torch: sleeve, emblem, name, mitten. */
export function Arm({ seat, side }: { seat: SeatRecord; side: 'left' | 'right' }) {
  return (
    <g class={`veil-arm ${side}`}>
      <g transform={side === 'left' ? 'translate(-6 784) scale(.8)' : 'translate(4 690) scale(-.8 .8)'}>
        <g transform="translate(-92 52)">
          <Sleeve seat={seat} side={side} />
        </g>
        <g transform="rotate(12)">
          <Mitten />
        </g>
      </g>
    </g>
  );
}
