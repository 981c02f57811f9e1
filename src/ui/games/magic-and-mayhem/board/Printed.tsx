import { BOSS_MARK, type Laid, SIZE, STAIRS } from '../../../../games/magic-and-mayhem/tiles.ts';
import { star } from '../../../parts/geometry.ts';
import { UNIT } from './rock.ts';

const MIDDLE = UNIT / 2;
const STEPS = ['#fff5db', '#f0d79f', '#c9b27a', '#8fa08a', '#4c7c80'];

/** Steps that fade away into the dark, as large as the squares that carry the mark. */
function Stairs({ x, y, wide, high }: { x: number; y: number; wide: number; high: number }) {
  const w = wide * UNIT;
  const h = high * UNIT;
  const step = (w - 16) / STEPS.length;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="5" y="8" width={w - 8} height={h - 8} rx="8" style={{ fill: 'var(--cast)' }} fill-opacity=".35" />
      <rect
        x="4"
        y="4"
        width={w - 8}
        height={h - 8}
        rx="8"
        style={{ fill: 'var(--night-600)', stroke: 'var(--paper-hi)' }}
        stroke-width="2"
      />
      {STEPS.map((fill, i) => (
        <rect
          key={fill}
          x={8 + (STEPS.length - 1 - i) * step}
          y={8 + i * 2}
          width={step - 2}
          height={h - 16 - i * 4}
          rx="2.5"
          fill={fill}
        />
      ))}
      <path
        d={`M${w * 0.3} ${h / 2}h${w * 0.42}m-9-9l9 9l-9 9`}
        fill="none"
        style={{ stroke: 'var(--ember-lo)' }}
        stroke-width="5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** The mat of somebody large. */
function Mat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x + MIDDLE} ${y + MIDDLE})`}>
      <path d={star(0, 0, 36, 30, 16)} style={{ fill: 'var(--plum)', stroke: 'var(--plum-lo)' }} stroke-width="2" stroke-linejoin="round" />
      <path d={star(0, 0, 29, 24, 16)} fill="none" style={{ stroke: 'var(--plum-hi)' }} stroke-width="2" stroke-dasharray="5 4" />
    </g>
  );
}

/** What is printed on the floor itself, so that one may walk over it: the stairs and the lair. */
export function Printed({ laid }: { laid: Laid }) {
  const at = (i: number) => ({ x: (i % SIZE) * UNIT, y: Math.floor(i / SIZE) * UNIT });
  const stairs = laid.marks.flatMap((mark, i) => (mark === STAIRS ? [at(i)] : []));
  const lair = laid.marks.indexOf(BOSS_MARK);
  const xs = stairs.map(({ x }) => x);
  const ys = stairs.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return (
    <>
      {stairs.length > 0 && (
        <Stairs x={left} y={top} wide={(Math.max(...xs) - left) / UNIT + 1} high={(Math.max(...ys) - top) / UNIT + 1} />
      )}
      {lair >= 0 && <Mat {...at(lair)} />}
    </>
  );
}
