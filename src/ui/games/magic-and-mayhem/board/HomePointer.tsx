import { useState } from 'preact/hooks';
import { SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { type Camera, isInSight, seenAt } from '../../../parts/board/camera.ts';
import { useScrollEnd } from '../../../parts/board/scroll-end.ts';
import { Icon } from '../../../parts/Icon.tsx';

/** The slot of the Entrance that the side in turn has to go to (MM-41, MM-42, MM-54); null as long as there is a boss to beat. */
function wayHome({ heroes, sides, turn }: View): number | null {
  const side = sides[heroes[turn.seat]?.side ?? 0];
  return side && side.bosses > 0 ? side.home : null;
}

/** Which way a point of the board lies from the middle of what is in sight, in degrees clockwise from the right; null if it is in sight. */
function directionTo(x: number, y: number, { scroller, inner, side }: Camera): number | null {
  const [box, board] = [scroller.current, inner.current];
  if (!box || !board) return null;
  const at = seenAt(x, y, box, board, side);
  if (isInSight(at, box)) return null;
  return Math.round((Math.atan2(at.y - box.clientHeight / 2, at.x - box.clientWidth / 2) * 180) / Math.PI);
}

/** On the way home: where the Entrance is, as long as it is out of sight. A tap looks there. */
export function HomePointer({ view, camera }: { readonly view: View; readonly camera: Camera }) {
  const slot = wayHome(view);
  const { wide } = view.board;
  const x = ((slot ?? 0) % wide) * SIZE + SIZE / 2;
  const y = Math.floor((slot ?? 0) / wide) * SIZE + SIZE / 2;
  const [direction, setDirection] = useState<number | null>(null);
  useScrollEnd(camera.scroller, () => setDirection(slot === null ? null : directionTo(x, y, camera)), [
    slot,
    x,
    y,
    camera.side,
    camera.room,
  ]);
  if (direction === null) return null;
  return (
    <button
      type="button"
      class="board-button home-pointer"
      tabIndex={-1}
      aria-label="Show the Entrance"
      onClick={() => camera.centre(x, y)}
    >
      <Icon name="stairs" size={1.75} />
      <svg viewBox="-36 -36 72 72" style={{ rotate: `${direction}deg` }} aria-hidden="true">
        <path d="M25 -13 43 0 25 13Z" />
      </svg>
    </button>
  );
}
