import { beside } from '../../../../games/traps-and-treasures/rules/board.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import type { Bounds, Point } from '../../../parts/board/growing-map.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { LevelDisc } from '../cards/TreasureCard.tsx';
import { LANDS } from './lands.ts';
import { keyOf } from './map-layout.ts';

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

/** The longest row, or column, of a part where nothing is; null where there is none. */
function longestRun({ left, top, right, bottom }: Box, isTaken: (point: Point) => boolean, upright: boolean): Box | null {
  const [first, last, from, to] = upright ? [left, right, top, bottom] : [top, bottom, left, right];
  let best: Box | null = null;
  let most = 0;
  for (let line = first; line < last; line++) {
    for (let end = from, run = 0; end < to; end++) {
      run = isTaken(upright ? { x: line, y: end } : { x: end, y: line }) ? 0 : run + 1;
      if (run <= most) continue;
      most = run;
      const [begin, after] = [end + 1 - run, end + 1];
      best = upright
        ? { left: line, right: line + 1, top: begin, bottom: after }
        : { left: begin, right: after, top: line, bottom: line + 1 };
    }
  }
  return best;
}

/** Where tiles lie, and where one can come next: what paths lead to. */
export const inUse = (places: View['places']): readonly Point[] =>
  places.flatMap((place) => [place, ...place.paths.map((side) => beside(place, side))]);

/**
 * Where the tag of a land lies: in the widest part of it above, below or beside the nearer one, on ground that is not `used`. Where all
 * ground is used, it lies on the first tile in a corner.
 */
export function tagged(level: Level, rings: number, board: Box, used: readonly Point[]): Box {
  const outer = within(level === 3 ? board : around(level * rings), board);
  const hole = level === 1 ? null : within(around((level - 1) * rings), board);
  const parts = hole
    ? [
        { ...outer, bottom: hole.top },
        { ...outer, top: hole.bottom },
        { ...hole, left: outer.left, right: hole.left },
        { ...hole, left: hole.right, right: outer.right },
      ]
    : [outer];
  const taken = new Set(used.map(keyOf));
  const free = parts.flatMap((part, i) => longestRun(part, (point) => taken.has(keyOf(point)), i > 1) ?? []);
  const wide = ({ left, right }: Box) => right - left;
  const widest = Math.max(0, ...free.map(wide));
  const name = free.find((part) => wide(part) === widest);
  return name ?? { ...outer, right: outer.left + 1 };
}

const LEVELS = [3, 2, 1] as const;

type LandMatsProps = { readonly rings: number; readonly bounds: Bounds; readonly places: View['places'] };

/** The ground of the three lands, and their names: how deep one is, and how rich it is there. */
export const LandMats = memoized(({ rings, bounds, places }: LandMatsProps) => {
  const used = inUse(places);
  const board = { left: bounds.left, top: bounds.top, right: bounds.left + bounds.width, bottom: bounds.top + bounds.height };
  return (
    <>
      {([2, 1] as const).map((level) => (
        <div key={level} class={`land-mat l${level}`} style={placed(around(level * rings), bounds)} />
      ))}
      <div class="layer land-tags" aria-hidden>
        {LEVELS.map((level) => (
          <div key={level} class="land-part" style={placed(tagged(level, rings, board, used), bounds)}>
            <span class="land-tag paper">
              <LevelDisc level={level} />
              <b>{LANDS[level].name}</b>
              {Array.from({ length: level }, (_, i) => (
                <Coin key={i} size={1} />
              ))}
            </span>
          </div>
        ))}
      </div>
    </>
  );
});
