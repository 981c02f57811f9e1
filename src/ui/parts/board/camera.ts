import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { finishMove, moveElement } from '../move-element.ts';
import { usePinch } from './pinch.ts';

/** How large squares may be, in pixels. */
export type Sizes = {
  /** What the zoom goes through, besides the size at which the whole board fits. */
  readonly steps: readonly number[];
  /** A board that fits with squares of this size is shown whole. */
  readonly fits: number;
  /** Without a choice of one's own, on a phone and on a tablet. */
  readonly near: number;
  readonly nearOnTablet: number;
  /** No board is drawn larger, however small it is: on a phone and on a tablet. */
  readonly most: number;
  readonly mostOnTablet: number;
};
/** Squares that one walks over. A lit square is a card a little smaller than its square, and has to be easy to tap. */
const SQUARES: Sizes = { steps: [37, 48, 60, 72, 84], fits: 54, near: 48, nearOnTablet: 60, most: 84, mostOnTablet: 84 };
const TABLET = 680;
/** Room around the board, for puppets that lean out of it. */
export const MARGIN = 4;
/** So much of the night beside a board that is wider than the room is worth seeing: any more would be taken from the board. */
const BESIDE = 5;
/** The buttons lie over the lower edge; of a board that is seen whole, in the corner. */
const BUTTONS = 72;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Camera = ReturnType<typeof useCamera>;

/** The box around squares, in squares. */
export function boxOf(squares: readonly number[], width: number): Box | null {
  if (squares.length === 0) return null;
  const xs = squares.map((square) => square % width);
  const ys = squares.map((square) => Math.floor(square / width));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** Where the board's first square begins inside the scroller's content. */
export const originOf = (board: HTMLElement): { x: number; y: number } => ({
  x: board.offsetLeft + board.clientLeft,
  y: board.offsetTop + board.clientTop,
});

/** Where a point of the board, in squares, is seen: in pixels from the upper left corner of the scroller. */
export function seenAt(
  x: number,
  y: number,
  box: HTMLElement,
  board: HTMLElement,
  side: number,
): { readonly x: number; readonly y: number } {
  const origin = originOf(board);
  return { x: origin.x + x * side - box.scrollLeft, y: origin.y + y * side - box.scrollTop };
}

/** How much of the scroller's lower edge something covers, in pixels. */
export const coveredBelow = (box: HTMLElement): number => Number.parseFloat(box.style.paddingBottom) || 0;

/** How much of its left edge is kept for the buttons, in pixels: on a phone. */
const keptBeside = (box: HTMLElement): number => Number.parseFloat(getComputedStyle(box).paddingLeft) || 0;

/** Whether what is seen there, in pixels, is within the scroller, and nothing covers it. */
export const isInSight = ({ x, y }: { readonly x: number; readonly y: number }, box: HTMLElement): boolean =>
  x > 0 && y > 0 && x < box.clientWidth && y < box.clientHeight - coveredBelow(box);

type Room = { readonly wide: number; readonly high: number };

/** How much room the scroller has, in pixels; none before it is measured. */
function useRoom(scroller: RefObject<HTMLDivElement | null>): Room {
  const [room, setRoom] = useState<Room>({ wide: 0, high: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const [wide, high] = [box.clientWidth - keptBeside(box), box.clientHeight];
      setRoom((old) => (old.wide === wide && old.high === high ? old : { wide, high }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return room;
}

/** The largest sizes, in pixels, at which the whole board is in sight: above the buttons, and between their corner and the other edge. */
function wholeSizes({ wide, high }: Room, width: number, height: number): { readonly above: number; readonly beside: number } {
  const size = (across: number, down: number) =>
    Math.floor(Math.min((wide - 2 * MARGIN - across) / width, (high - 2 * MARGIN - down) / height));
  return { above: size(0, BUTTONS), beside: size(2 * BUTTONS, 0) };
}

/**
 * How large a square is, in pixels, and all sizes that the zoom goes through. `fit`: the largest size at which the whole board is in sight.
 * `chosen`: the size that somebody has zoomed to.
 */
function squareSizes(room: Room, fit: number, chosen: number | null, sizes: Sizes) {
  const onTablet = room.wide >= TABLET;
  const most = onTablet ? sizes.mostOnTablet : sizes.most;
  const steps = room.wide > 0 ? [Math.min(most, Math.max(8, fit)), ...sizes.steps.filter((step) => step > fit)] : sizes.steps;
  const least = steps[0] ?? sizes.near;
  if (room.wide === 0) return { steps, least, side: sizes.near };
  if (chosen !== null) return { steps, least, side: Math.max(least, chosen) };
  return { steps, least, side: fit >= sizes.fits ? least : onTablet ? sizes.nearOnTablet : sizes.near };
}

/** Where to scroll along one axis, in pixels: as little as shows all from `low` to `high`, else to their `middle`. */
function scrollAlong(axis: {
  readonly low: number;
  readonly high: number;
  readonly middle: number;
  /** Where the board begins, where the scroller stands, and how long it is. */
  readonly origin: number;
  readonly scroll: number;
  readonly size: number;
  readonly side: number;
  /** Pixels beyond the far end that something covers. */
  readonly after?: number;
}): number {
  const { low, high, middle, origin, scroll, size, side } = axis;
  const pad = side * 0.7;
  const from = origin + low * side - pad;
  const to = origin + high * side + (axis.after ?? pad);
  // in the middle of what is not covered
  if (to - from > size) return origin + middle * side - (size - (axis.after ?? 0)) / 2;
  return Math.min(from, Math.max(to - size, scroll));
}

/** Where a scroller stands, in pixels. */
type Place = { readonly left: number; readonly top: number };

/** Where the scroller must stand to show all of `want`, or else `middle` in the middle. `width` of the board in squares, `side` in pixels. */
function scrollToShow(box: HTMLElement, board: HTMLElement, want: Box, middle: Box, width: number, side: number): Place {
  const origin = originOf(board);
  const freely = scrollAlong({
    low: want.left,
    high: want.right,
    middle: (middle.left + middle.right) / 2,
    origin: origin.x,
    scroll: box.scrollLeft,
    size: box.clientWidth,
    side,
  });
  const covered = coveredBelow(box);
  const kept = keptBeside(box);
  const below = Math.max(kept > 0 ? 0 : BUTTONS, covered && covered + BESIDE);
  const first = origin.x - BESIDE - kept;
  const last = origin.x + width * side + BESIDE - box.clientWidth;
  const top = scrollAlong({
    low: want.top,
    high: want.bottom,
    middle: (middle.top + middle.bottom) / 2,
    origin: origin.y,
    scroll: box.scrollTop,
    size: box.clientHeight,
    side,
    ...(below > 0 ? { after: below } : {}),
  });
  return { left: first < last ? Math.min(Math.max(freely, first), last) : freely, top };
}

/** How long a glide takes, in milliseconds: longer where it goes further, `distance` in pixels. */
const glideTime = (distance: number): number => Math.min(480, 200 + distance * 0.5);

/** How far a glide that still goes on has moved an element from its place, in pixels. */
function shiftOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const [x, y] = (getComputedStyle(element).translate ?? '').split(' ').map(Number.parseFloat);
  return { x: x || 0, y: y || 0 };
}

/**
 * Scrolls to a place, in pixels: at once, and with `glide` the board then glides there. A smooth scroll would look the same, but the page
 * paints each step of it, and a tap waits for that; a transform moves without the page.
 */
function scrollTo(box: HTMLElement, board: HTMLElement, { left, top, glide }: Place & { readonly glide: boolean }): void {
  const [fromLeft, fromTop, shift] = [box.scrollLeft, box.scrollTop, shiftOf(board)];
  finishMove(board);
  box.scrollTo?.({ left, top, behavior: 'instant' });
  if (!glide) return;
  const [x, y] = [box.scrollLeft - fromLeft + shift.x, box.scrollTop - fromTop + shift.y];
  const frames = [{ translate: `${x}px ${y}px` }, { translate: '0' }];
  moveElement(board, frames, { duration: glideTime(Math.hypot(x, y)), easing: 'ease-in-out' });
}

/** How large a square is, and what part of the board is in sight. `width` and `height` in squares. */
export function useCamera(width: number, height: number, held: { readonly x: number; readonly y: number }, sizes = SQUARES) {
  const scroller = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const [chosen, setChosen] = useState<number | null>(null);
  const anchor = useRef<{ x: number; y: number; atX: number; atY: number } | null>(null);

  const { above, beside } = wholeSizes(room, width, height);
  const fit = Math.max(above, beside);
  const { steps, least, side } = squareSizes(room, fit, chosen, sizes);
  const whole = room.wide > 0 && side <= fit;

  // What was under the fingers stays under the fingers.
  useLayoutEffect(() => {
    const [box, board, hold] = [scroller.current, inner.current, anchor.current];
    anchor.current = null;
    if (!box || !board || !hold) return;
    const origin = originOf(board);
    box.scrollLeft = origin.x + hold.x * side - hold.atX;
    box.scrollTop = origin.y + hold.y * side - hold.atY;
  }, [side]);

  const zoom = useCallback(
    (by: 1 | -1, atX?: number, atY?: number) => {
      const [box, board] = [scroller.current, inner.current];
      const next = by > 0 ? steps.find((step) => step > side) : steps.filter((step) => step < side).at(-1);
      if (!box || !board || next === undefined) return;
      // without fingers, whoever acts stays where they are, if they are in sight
      const origin = originOf(board);
      const here = seenAt(held.x, held.y, box, board, side);
      const x = atX ?? (isInSight(here, box) ? here.x : box.clientWidth / 2);
      const y = atY ?? (isInSight(here, box) ? here.y : box.clientHeight / 2);
      anchor.current = {
        x: (box.scrollLeft + x - origin.x) / side,
        y: (box.scrollTop + y - origin.y) / side,
        atX: x,
        atY: y,
      };
      setChosen(next);
    },
    [side, steps.join(), held.x, held.y],
  );

  /** Moves as little as shows all of `want`; if that cannot be, puts `middle` in the middle. */
  const show = (want: Box, middle: Box, smooth: boolean) => {
    const [box, board] = [scroller.current, inner.current];
    if (!box || !board || room.wide === 0) return;
    const { left, top } = scrollToShow(box, board, want, middle, width, side);
    if (Math.abs(left - box.scrollLeft) < 1 && Math.abs(top - box.scrollTop) < 1) return;
    scrollTo(box, board, { left, top, glide: smooth });
  };

  /** Puts a point, in squares, in the middle. */
  const centre = (x: number, y: number) => {
    const [box, board] = [scroller.current, inner.current];
    if (!box || !board) return;
    const origin = originOf(board);
    const [left, top] = [origin.x + x * side - box.clientWidth / 2, origin.y + y * side - box.clientHeight / 2];
    scrollTo(box, board, { left, top, glide: true });
  };

  /** Something covers the lower edge, so many pixels high: what is in the middle moves up, and all can be scrolled past it. */
  const cover = (pixels: number) => {
    const [box, board] = [scroller.current, inner.current];
    const padding = pixels > 0 ? `${pixels}px` : '';
    if (!box || !board || box.style.paddingBottom === padding) return;
    const before = board.offsetTop;
    box.style.paddingBottom = padding;
    const y = before - board.offsetTop;
    if (y !== 0)
      moveElement(board, [{ translate: `0 ${y}px` }, { translate: '0' }], { duration: glideTime(Math.abs(y)), easing: 'ease-in-out' });
  };

  usePinch(scroller, zoom);
  return {
    scroller,
    inner,
    side,
    chosen,
    whole,
    /** So much lies free below a board that is seen whole, in pixels. */
    below: side > beside ? BUTTONS : 0,
    ready: room.wide > 0,
    room,
    canIn: steps.some((step) => step > side),
    canOut: side > least,
    zoom,
    show,
    centre,
    cover,
  };
}
