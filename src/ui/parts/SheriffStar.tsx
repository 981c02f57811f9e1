import { star } from './geometry.ts';

const BADGE = star(32, 25, 21, 11, 5);
const TIPS = [0, 1, 2, 3, 4].map((i) => {
  const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  return { x: 32 + Math.cos(turn) * 20, y: 25 + Math.sin(turn) * 20 };
});

/** The star that goes from winner to winner in a match, in a box of 64 x 48. */
export const SheriffStar = () => (
  <>
    <path d={BADGE} style={{ fill: 'none', stroke: 'var(--paper-hi)' }} stroke-width="10" stroke-linejoin="round" />
    <g style={{ fill: 'var(--flame)', stroke: 'var(--ember-lo)' }} stroke-width="3" stroke-linejoin="round">
      <path d={BADGE} />
      {TIPS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
      ))}
    </g>
    <circle cx="32" cy="25" r="6" style={{ fill: 'var(--ember-lo)' }} />
  </>
);
