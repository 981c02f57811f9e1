import type { Level } from '../../../../games/traps-and-treasures/words.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { still } from '../../../parts/still.tsx';
import { tilePicture } from './picture.ts';

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
  /** A tile lies there; one would; a tile would have to be turned; one may go there; nothing. */
  readonly mood: 'tile' | 'fits' | 'turn' | 'go';
  readonly option: number | null;
  /** The grid's one tab stop. */
  readonly stop: boolean;
};

/** One cell of the map: a tile that lies there is one element with one picture. */
export const CellView = still(({ x, y, at, label, level, open, mood, option, stop }: Cell) => {
  const answer = option !== null ? { 'data-option': option } : mood === 'turn' ? { 'data-narrow': '' } : {};
  const lies = mood === 'tile' || mood === 'go';
  return (
    // biome-ignore lint/a11y/useSemanticElements: places lie where the dungeon has them, not in a table
    <div
      role="gridcell"
      tabIndex={stop ? 0 : -1}
      class={`lair ${mood} l${level}`}
      style={{
        left: `calc(var(--s) * ${x})`,
        top: `calc(var(--s) * ${y})`,
        ...(lies && open !== null ? { backgroundImage: tilePicture(open, level) } : {}),
      }}
      aria-label={label}
      aria-colindex={x + FAR}
      data-at={at}
      {...answer}
    >
      {mood === 'fits' && open !== null && <span class="ghost-tile" style={{ backgroundImage: tilePicture(open, level) }} />}
      {mood === 'turn' && (
        <span class="turn-tile">
          <Icon name="clockwise-rotation" />
          <b>{level}</b>
        </span>
      )}
    </div>
  );
});
