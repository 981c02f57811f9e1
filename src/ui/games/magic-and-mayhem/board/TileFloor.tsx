import type { RotatedTile, Rotation, Tile } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { moved } from '../../../parts/geometry.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { usePainted } from '../../../parts/use-after-paint.ts';
import { FLOOR_COLOURS, lighter } from '../rooms/room-colours.ts';
import { picturesOf } from '../rooms/room-pictures.ts';
import { FloorDrawings } from './FloorDrawings.tsx';
import { floorPath, rockPath, scratches, TILE } from './rock-shapes.ts';

type TileFloorProps = {
  readonly tile: Tile;
  readonly turn: Rotation;
  /** The sides where the board ends. */
  readonly edge: number;
};

/** Floor, rock and things of a tile that lies face-up. Drawn once: nothing on it ever changes. */
export const TileFloor = memoized(({ tile, turn, edge }: TileFloorProps) => {
  const laid = tile.laid[turn];
  const rock = rockPath(laid, edge);
  const look = lookOf(tile);
  const { print, things } = picturesOf(tile, turn);
  return (
    <div class="ground">
      <svg class="ground-sheet" viewBox="1.5 1.5 225 225" aria-hidden>
        <path d="M0 0h228v228h-228z" style={{ fill: look.joint }} />
        <path d={floorPath(laid, 0)} style={{ fill: look.light }} />
        <path d={floorPath(laid, 1)} style={{ fill: look.dark }} />
        {!tile.room && <Scratches laid={laid} on="floor" colour={look.joint} />}
        {print && <Picture href={print} />}
        <FloorDrawings laid={laid} />
        <path d={moved(rock, 3, 7)} style={{ fill: 'var(--cast)' }} fill-opacity=".34" />
        <path d={moved(rock, 0, 3)} style={{ fill: look.edge }} />
        <path d={rock} style={{ fill: look.lip }} />
        <path d={moved(rock, 0, 1.6)} style={{ fill: look.wall }} />
        <path class="daylight-wall" d={moved(rock, 0, 1.6)} />
        {!tile.room && <Scratches laid={laid} on="rock" colour={look.lip} />}
        {things && <Picture href={things} />}
      </svg>
    </div>
  );
});

/** A picture is read as it is put into the page, which takes as long as all the rest: it comes after the next paint. */
const Picture = ({ href }: { readonly href: string }) => (usePainted('pictures') ? <image href={href} width={TILE} height={TILE} /> : null);

const BARE = {
  joint: 'var(--grid)',
  light: 'var(--floor-2)',
  dark: 'var(--floor)',
  wall: 'var(--rock)',
  lip: 'var(--rock-hi)',
  edge: 'var(--rock)',
};
/** The colours of a tile's floor and walls. */
function lookOf({ room }: Tile): typeof BARE {
  if (!room) return BARE;
  return { ...FLOOR_COLOURS[room.floor], wall: room.wall, lip: lighter(room.wall, 0.3), edge: darker(room.wall) };
}
const darker = (colour: string): string => lighter(colour, -0.28);

const Scratches = ({ laid, on, colour }: { laid: RotatedTile; on: 'rock' | 'floor'; colour: string }) => (
  <path d={scratches(laid, on)} fill="none" style={{ stroke: colour }} stroke-opacity=".6" stroke-width="2" stroke-linecap="round" />
);
