import type { Camera } from '../../../parts/board/camera.ts';
import { boardKeys } from '../../../parts/board/keyboard.ts';
import type { Plan } from './board-plan.ts';
import { arrow, nearestLit } from './nearest-square.ts';

/** The square that an event is about. */
function squareOf({ target }: Event): number | null {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell ? Number(cell.getAttribute('data-square')) : null;
}

type Taps = {
  readonly width: number;
  readonly height: number;
  /** Of a square, in pixels. */
  readonly side: number;
  readonly isLit: (square: number) => boolean;
  readonly lit: Iterable<number>;
  readonly onSquare: (square: number) => void;
};

/** A tap on the board: on a lit square, near one, or on any other, for "why not?". */
export const boardTap =
  ({ width, height, side, isLit, lit, onSquare }: Taps) =>
  (event: MouseEvent): void => {
    const square = squareOf(event);
    // a screen reader's click has no place
    if (square !== null && (isLit(square) || event.detail === 0)) {
      onSquare(square);
      return;
    }
    // in the board's own measure, which holds however the table is turned
    const x = event.offsetX + (square === null ? 0 : (square % width) * side);
    const y = event.offsetY + (square === null ? 0 : Math.floor(square / width) * side);
    const near = nearestLit(lit, width, side, x, y);
    if (near !== null) {
      onSquare(near);
      return;
    }
    if (x < 0 || y < 0 || x >= width * side || y >= height * side) return;
    onSquare(square ?? Math.floor(y / side) * width + Math.floor(x / side));
  };

type Keys = {
  readonly plan: Plan;
  readonly camera: Camera;
  /** Where Home leads; null for nowhere. */
  readonly home: number | null;
  readonly onGo: (square: number) => void;
  readonly onSquare: (square: number) => void;
  /** Looks around from a square. */
  readonly onLook: (square: number) => void;
  /** The next thing of interest after a square, or the one before; null for none. */
  readonly nextThing: (square: number, by: 1 | -1) => number | null;
};

/** The keys of the board: arrows, Home, Enter and the zoom; L looks around, N goes to the next thing. */
export const squareKeys = ({ plan, camera, home, onGo, onSquare, onLook, nextThing }: Keys) =>
  boardKeys(camera, (event) => {
    // the focus, not the cursor: keys may come faster than the table is drawn
    const at = squareOf(event);
    if (at === null) return false;
    const key = event.key.toLowerCase();
    const next = key === 'n' ? nextThing(at, event.shiftKey ? -1 : 1) : arrow(plan, at, event.key);
    if (next !== null) onGo(next);
    else if (key === 'l') onLook(at);
    else if (event.key === 'Home' && home !== null) onGo(home);
    else if (event.key === 'Enter' || event.key === ' ') onSquare(at);
    else return false;
    return true;
  });
