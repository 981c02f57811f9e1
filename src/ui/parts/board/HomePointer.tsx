import { useState } from 'preact/hooks';
import { Icon } from '../Icon.tsx';
import { type Camera, coveredBelow, isInSight, seenAt } from './camera.ts';
import type { Point } from './growing-map.ts';
import './board-frame.css';
import { useScrollEnd } from './scroll-end.ts';

/** Which way a point of the board lies from the middle of what is in sight, in degrees clockwise from the right; null if it is in sight. */
function directionTo({ x, y }: Point, { scroller, inner, side }: Camera): number | null {
  const [box, board] = [scroller.current, inner.current];
  if (!box || !board) return null;
  const at = seenAt(x, y, box, board, side);
  if (isInSight(at, box)) return null;
  return Math.round((Math.atan2(at.y - (box.clientHeight - coveredBelow(box)) / 2, at.x - box.clientWidth / 2) * 180) / Math.PI);
}

type PointerProps = {
  readonly camera: Camera;
  /** The way home, in squares; null while there is none. */
  readonly to: Point | null;
  /** What a tap does, in words. */
  readonly label: string;
};

/** Where the way home is, as long as it is out of sight. A tap looks there. */
export function HomePointer({ camera, to, label }: PointerProps) {
  const [direction, setDirection] = useState<number | null>(null);
  useScrollEnd(camera.scroller, () => setDirection(to && directionTo(to, camera)), [to?.x, to?.y, camera.side, camera.room]);
  if (direction === null || !to || !camera.ready || camera.whole) return null;
  return (
    <button
      type="button"
      class={`board-button home-pointer${Math.abs(direction) > 90 ? ' leftward' : ''}`}
      tabIndex={-1}
      aria-label={label}
      onClick={() => camera.centre(to.x, to.y)}
    >
      <Icon name="stairs" size={1.75} />
      <svg viewBox="-36 -36 72 72" style={{ rotate: `${direction}deg` }} aria-hidden>
        <path d="M26 -14 52 0 26 14Z" />
      </svg>
    </button>
  );
}
