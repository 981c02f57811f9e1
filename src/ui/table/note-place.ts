/** Where a note stands: near the finger, and not on a button that is in use. All in pixels of the window. */

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** Between the note and the finger, which hides what is under it. */
const GAP = 36;
/** Between the note and the edge of the window. */
const MARGIN = 8;
/** How far up or down the note may go to find a free place: this many steps of its height. */
const STEPS = [0, 1, 2, 3];

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * The box of a note of this size beside the finger: above it where that is free, else below, else as near as possible. Where no place is
 * free, the one that covers least of `buttons`.
 */
export function notePlace(finger: Point, { width, height }: Size, window: Size, buttons: readonly Box[]): Box {
  const boxAt = (left: number, top: number): Box => {
    const [x, y] = [clamp(left, MARGIN, window.width - width - MARGIN), clamp(top, MARGIN, window.height - height - MARGIN)];
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const places = STEPS.flatMap((step) => {
    const far = step * height;
    return [finger.y - GAP - height - far, finger.y + GAP + far].flatMap((top) =>
      [finger.x - width / 2, finger.x - width, finger.x].map((left) => boxAt(left, top)),
    );
  });
  const under: Box = { left: finger.x - GAP / 2, top: finger.y - GAP / 2, right: finger.x + GAP / 2, bottom: finger.y + GAP / 2 };
  const covered = (box: Box): number => [under, ...buttons].reduce((sum, button) => sum + overlap(box, button), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
