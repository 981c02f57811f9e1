import { useLayoutEffect, useRef } from 'preact/hooks';
import { scallop } from '../../../parts/geometry.ts';
import { still } from '../../../parts/still.tsx';
import { prefersStillness } from '../../../parts/stillness.ts';

/** Radii of the pool of light in squares, with their bumps; beyond the largest all is equally dark. */
const RINGS = [
  { radius: 10.2, bumps: 26, turn: 0 },
  { radius: 7.4, bumps: 22, turn: 0.2 },
  { radius: 5.2, bumps: 18, turn: 0.1 },
] as const;
const REACH = 12;
const SHEETS = RINGS.map(({ radius, bumps, turn }) => {
  const r = 10;
  return `M${-REACH * r}${-REACH * r}h${2 * REACH * r}v${2 * REACH * r}h${-2 * REACH * r}z${scallop(0, 0, radius * r, bumps, 1.03, turn)}`;
});

const Sheets = still((_: object) => (
  <>
    <svg viewBox={`${-REACH * 10} ${-REACH * 10} ${REACH * 20} ${REACH * 20}`} aria-hidden="true">
      {SHEETS.map((path) => (
        <path key={path} d={path} fill-rule="evenodd" style={{ fill: 'var(--shade)', fillOpacity: 'var(--shade-a)' }} />
      ))}
    </svg>
    <i class="dark north" />
    <i class="dark south" />
    <i class="dark west" />
    <i class="dark east" />
  </>
));

/** The dark, with a pool of light in it around the square (x, y). It glides there on a layer of its own. */
export function Shade({ x, y, side }: { x: number; y: number; side: number }) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef({ x, y });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y };
    if ((from.x === x && from.y === y) || prefersStillness()) return;
    const at = (p: { x: number; y: number }) => `translate(${p.x * side}px, ${p.y * side}px)`;
    layer.current?.animate?.([{ transform: at(from) }, { transform: at({ x, y }) }], {
      duration: 420,
      easing: 'cubic-bezier(.2, .9, .3, 1)',
    });
  }, [x, y]);
  return (
    <div class="shade" aria-hidden="true">
      <div ref={layer} class="light" style={{ transform: `translate(calc(var(--s) * ${x}), calc(var(--s) * ${y}))` }}>
        <Sheets />
      </div>
    </div>
  );
}
