import { scallop, star } from '../../../parts/geometry.ts';
import { still } from '../../../parts/still.tsx';

const STARS = [star(52, 64, 8, 3.4, 4), star(176, 96, 6, 2.6, 4), star(96, 34, 5, 2.2, 4)];

/** A fir of three skirts, its foot at (x, y). */
const fir = (x: number, y: number, k: number): string =>
  [0, 1, 2].map((i) => `M${x} ${y - (70 - i * 14) * k}l${(13 + i * 5) * k} ${26 * k}h${-(26 + i * 10) * k}z`).join('');

/** Where no tile lies: the night outside, quiet enough not to be taken for a room. */
export const Outside = still(({ variant }: { variant: number }) => (
  <svg class="outside" viewBox="0 0 228 228" aria-hidden="true">
    {variant % 2 === 0 ? (
      <>
        <path d={scallop(150, 62, 30, 14, 1.05)} style={{ fill: 'var(--ring-1)' }} />
        <path d="M156 42A21 21 0 1 0 170 74A17 17 0 0 1 156 42Z" style={{ fill: 'var(--ring-4)' }} />
        {STARS.map((path) => (
          <path key={path} d={path} style={{ fill: 'var(--ring-4)' }} fill-opacity=".7" />
        ))}
        <path d={`${fir(46, 206, 1.1)}${fir(186, 212, 0.9)}`} style={{ fill: 'var(--ring-2)' }} />
        <path d="M4 224Q60 166 120 196Q176 182 224 224Z" style={{ fill: 'var(--ring-1)' }} />
      </>
    ) : (
      <>
        <path d={`${fir(40, 120, 1)}${fir(196, 132, 1.2)}${fir(160, 112, 0.8)}`} style={{ fill: 'var(--ring-2)' }} />
        <path d="M4 136Q60 84 124 112Q184 92 224 136Q110 152 4 136Z" style={{ fill: 'var(--ring-1)' }} />
        <g transform="translate(64 66)">
          <path d="M44 0L92 62H-4Z" style={{ fill: 'var(--ring-3)' }} />
          <path d="M44 0L60 62H28Z" style={{ fill: 'var(--ring-1)' }} />
          <path d="M44-12V2" style={{ stroke: 'var(--ring-4)' }} stroke-width="4" stroke-linecap="round" />
        </g>
      </>
    )}
  </svg>
));
