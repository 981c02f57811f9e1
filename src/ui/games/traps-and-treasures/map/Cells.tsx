import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import { scallop } from '../../../parts/geometry.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { thingPicture } from './thing-pictures.ts';
import { type Meetings, plantingAt, tilePicture } from './tile-picture.ts';

/** No tile lies farther from Home Base than there are tiles: so columns and rows can be counted from there. */
export const FAR = 105;

export type Cell = {
  /** Columns and rows from Home Base: however the map grows, what lies stays where it is. */
  readonly x: number;
  readonly y: number;
  /** `x,y` from Home Base. */
  readonly at: string;
  readonly label: string;
  readonly level: Level | 0;
  /** The paths of the tile that lies there, or would; null on bare ground. */
  readonly open: number | null;
  readonly meetings?: Meetings;
  /** It is laid just now. */
  readonly drops?: boolean;
  /** What lies there, and whether it jumps up just now. */
  readonly thing?: string | null;
  readonly jumps?: boolean;
  /** Something is hidden there. */
  readonly trap?: boolean;
  /** No monster comes there. */
  readonly quiet?: boolean;
  /** Somebody stands there. */
  readonly peopled?: boolean;
  /** A tile lies there; one would; a tile would have to be turned; one may go there; nothing. */
  readonly mood: 'tile' | 'fits' | 'turn' | 'go';
  /** What a tap answers; null where it turns the tile, tells what lies there, or does nothing. */
  readonly option: number | null;
  /** The grid's one tab stop. */
  readonly stop: boolean;
};

const PUFFS = [
  scallop(6, 94, 13, 7, 1.15),
  scallop(97, 96, 15, 7, 1.15),
  scallop(98, 5, 12, 7, 1.15),
  scallop(50, 101, 11, 7, 1.15),
] as const;

/** Dust that flies up where a tile has come down. */
const Dust = () => (
  <svg class="dust" viewBox="0 0 100 100" aria-hidden>
    {PUFFS.map((puff) => (
      <path key={puff} d={puff} />
    ))}
  </svg>
);

/** What lies on a tile: beside whoever stands there. */
function Things({ thing = null, jumps = false, trap = false, peopled = false }: Cell) {
  const aside = peopled ? ' aside' : '';
  return (
    <>
      {thing !== null && <span class={`thing${aside}${jumps ? ' jumps' : ''}`} style={{ backgroundImage: thingPicture(thing) }} />}
      {trap && <span class={`thing snare${aside}`} style={{ backgroundImage: thingPicture('trap') }} />}
    </>
  );
}

/** One cell of the map: a tile that lies there is one element with one picture. */
export const CellView = memoized((cell: Cell) => {
  const { x, y, at, label, level, open, meetings, drops = false, quiet = false, mood, option, stop } = cell;
  const answer = option !== null ? { 'data-option': option } : mood === 'tile' ? {} : { 'data-narrow': '' };
  const lies = mood === 'tile' || mood === 'go';
  const look = open === null ? null : { open, level, planting: plantingAt({ x, y }), quiet, ...(meetings ? { meetings } : {}) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: places lie where the dungeon has them, not in a table
    <div
      role="gridcell"
      tabIndex={stop ? 0 : -1}
      class={`lair ${mood} l${level} ${drops ? 'drops' : ''}`}
      style={{
        left: `calc(var(--s) * ${x})`,
        top: `calc(var(--s) * ${y})`,
        ...(lies && look ? { backgroundImage: tilePicture(look) } : {}),
      }}
      aria-label={label}
      aria-colindex={x + FAR}
      data-at={at}
      {...answer}
    >
      {mood === 'fits' && look && <span class="ghost-tile" style={{ backgroundImage: tilePicture(look) }} />}
      {mood === 'turn' && (
        <span class="turn-tile">
          <Icon name="clockwise-rotation" />
          <b>{level}</b>
        </span>
      )}
      <Things {...cell} />
      {drops && <Dust />}
    </div>
  );
});
