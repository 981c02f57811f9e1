import type { RotatedTile } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { moved } from '../../../parts/geometry.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { FloorDrawings } from './FloorDrawings.tsx';
import { floorPath, rockPath, scratches } from './rock-shapes.ts';

/** Floor and rock of a tile that lies face-up. Drawn once: nothing on it ever changes. */
export const TileFloor = memoized(({ laid, edge }: { laid: RotatedTile; edge: number }) => {
  const rock = rockPath(laid, edge);
  return (
    <svg class="ground" viewBox="1.5 1.5 225 225" aria-hidden="true">
      <path d="M0 0h228v228h-228z" style={{ fill: 'var(--floor)' }} />
      <path d={floorPath(laid)} style={{ fill: 'var(--floor-2)', stroke: 'var(--grid)' }} stroke-width="1.5" />
      <path d={scratches(laid, 'floor')} fill="none" style={{ stroke: 'var(--grid)' }} stroke-width="1.6" stroke-linecap="round" />
      <FloorDrawings laid={laid} />
      <path d={moved(rock, 3, 6)} style={{ fill: 'var(--cast)' }} fill-opacity=".38" />
      <path d={rock} style={{ fill: 'var(--rock-hi)' }} />
      <path d={moved(rock, 0, 2.5)} style={{ fill: 'var(--rock)' }} />
      <path
        d={scratches(laid, 'rock')}
        fill="none"
        style={{ stroke: 'var(--rock-hi)' }}
        stroke-opacity=".55"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </svg>
  );
});
