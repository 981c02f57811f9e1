import { Leaf } from '../../parts/Curtain.tsx';
import { Flame } from '../../parts/Flame.tsx';
import { star } from '../../parts/geometry.ts';
import { LightPool } from '../../parts/LightPool.tsx';
import { Valance } from '../../parts/Valance.tsx';

const WON = ['var(--ring-2)', 'var(--ring-3)', 'var(--ring-4)', 'var(--flame)'];
const LOST = ['var(--ring-1)', 'var(--ring-2)'];

/** The background: a lit stage after a win, a night with a moon after a loss. */
export function EndScenery({ won }: { won: boolean }) {
  return (
    <div class="end-scenery" aria-hidden>
      <LightPool class="end-light" radii={won ? [620, 500, 400, 300] : [560, 400]} colours={won ? WON : LOST} />
      {!won && <Night />}
      {!won && <Moon />}
      <Leaf side="left" class="end-wing" />
      <Leaf side="right" class="end-wing" />
      <Valance />
    </div>
  );
}

const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [60, 60, 11],
  [150, 120, 7],
  [250, 40, 8],
  [340, 130, 10],
  [470, 70, 6],
  [690, 120, 8],
  [760, 40, 6],
];

/** Stars on strings. */
function Night() {
  return (
    <svg class="end-night" viewBox="0 0 800 240" preserveAspectRatio="xMidYMin meet" aria-hidden>
      {STARS.map(([x, y, r]) => (
        <g key={x}>
          <path d={`M${x} -200V${y}`} style={{ stroke: 'var(--rope)' }} stroke-width="1.5" opacity=".4" />
          <path d={star(x, y, r, r * 0.42, 4)} style={{ fill: 'var(--glow)' }} />
        </g>
      ))}
    </svg>
  );
}

/** A sleeping moon. */
function Moon() {
  return (
    <svg class="end-moon" viewBox="-60 -60 120 128" aria-hidden>
      <circle r="54" cx="5" cy="9" style={{ fill: 'var(--cast)' }} opacity=".4" />
      <circle r="54" style={{ fill: 'var(--paper-hi)' }} />
      <circle r="48" style={{ fill: 'var(--glow)' }} />
      <g fill="none" style={{ stroke: 'var(--ink)' }} stroke-width="4" stroke-linecap="round">
        <path d="M-26 -6Q-18 2 -10 -6M8 -6Q16 2 24 -6M-10 18Q0 26 12 16" />
      </g>
      <circle cx="-30" cy="12" r="6" style={{ fill: 'var(--ember-hi)' }} opacity=".6" />
      <circle cx="30" cy="10" r="6" style={{ fill: 'var(--ember-hi)' }} opacity=".6" />
    </svg>
  );
}

/** A small remaining flame, after a loss. */
export function LastFlame() {
  return (
    <span class="last-flame" aria-hidden>
      <Flame size={3.25} />
      <svg viewBox="0 0 64 84" aria-hidden>
        <path d="M24 26H46L42 84H28Z" style={{ fill: 'var(--cast)' }} opacity=".35" transform="translate(4 3)" />
        <path d="M22 24H42L39 84H26Z" style={{ fill: 'var(--wood)' }} />
        <path d="M32 24H42L39 84H33Z" style={{ fill: 'var(--wood-lo)' }} />
        <path d="M8 2Q32 10 56 2L50 30Q32 36 14 30Z" style={{ fill: 'var(--plum-lo)' }} />
        <path d="M8 2Q32 10 56 2L54.5 9Q32 17 9.5 9ZM12.5 23Q32 29 51.5 23L50 30Q32 36 14 30Z" style={{ fill: 'var(--plum)' }} />
      </svg>
    </span>
  );
}
