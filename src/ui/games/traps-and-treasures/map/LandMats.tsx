import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Bounds } from '../../../parts/board/growing-map.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { LevelDisc } from '../cards/TreasureCard.tsx';
import { LANDS } from './lands.ts';

/** A part of the board, in tiles from Home Base. */
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const around = (reach: number): Box => ({ left: -reach, top: -reach, right: reach + 1, bottom: reach + 1 });
const within = (box: Box, board: Box): Box => ({
  left: Math.max(box.left, board.left),
  top: Math.max(box.top, board.top),
  right: Math.min(box.right, board.right),
  bottom: Math.min(box.bottom, board.bottom),
});

const placed = ({ left, top, right, bottom }: Box, from: Bounds) => ({
  left: `calc(var(--s) * ${left - from.left})`,
  top: `calc(var(--s) * ${top - from.top})`,
  width: `calc(var(--s) * ${right - left})`,
  height: `calc(var(--s) * ${bottom - top})`,
});

/**
 * The parts of a land above, below and beside the nearer one: each has a tag of its own, which stays in sight while the part is. One says the
 * name, the others the number alone, so that they hide little.
 */
export function tagged(level: Level, rings: number, board: Box): readonly (Box & { readonly short: boolean })[] {
  const outer = within(level === 3 ? board : around(level * rings), board);
  if (level === 1) return [{ ...outer, short: false }];
  const hole = within(around((level - 1) * rings), board);
  const parts = [
    { ...outer, bottom: hole.top },
    { ...outer, top: hole.bottom },
    { ...hole, left: outer.left, right: hole.left },
    { ...hole, left: hole.right, right: outer.right },
  ].filter(({ left, right, top, bottom }) => right > left && bottom > top);
  return parts.map((part, i) => ({ ...part, short: i > 0 || part.right - part.left < 3 }));
}

const LEVELS = [3, 2, 1] as const;

/** The ground of the three lands, and their names: how deep one is, and how rich it is there. */
export const LandMats = memoized(({ rings, bounds }: { readonly rings: number; readonly bounds: Bounds }) => {
  const board = { left: bounds.left, top: bounds.top, right: bounds.left + bounds.width, bottom: bounds.top + bounds.height };
  return (
    <>
      {([2, 1] as const).map((level) => (
        <div key={level} class={`land-mat l${level}`} style={placed(around(level * rings), bounds)} />
      ))}
      <div class="layer land-tags" aria-hidden="true">
        {LEVELS.flatMap((level) =>
          tagged(level, rings, board).map(({ short, ...box }) => (
            <div key={`${level} ${box.left},${box.top}`} class="land-part" style={placed(box, bounds)}>
              <span class={short ? 'land-tag short paper' : 'land-tag paper'}>
                <LevelDisc level={level} />
                {!short && <b>{LANDS[level].name}</b>}
                {!short && Array.from({ length: level }, (_, i) => <Coin key={i} size={1} />)}
              </span>
            </div>
          )),
        )}
      </div>
    </>
  );
});
