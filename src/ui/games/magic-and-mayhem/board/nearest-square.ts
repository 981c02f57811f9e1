import type { Plan } from './board-plan.ts';

/** How far from a lit square a tap may land and still mean it, in pixels. */
export const NEAR = 24;

/** The lit square nearest to a point, if it is near enough. The point is in pixels from the board's upper left corner. */
export function nearestLit(lit: Iterable<number>, width: number, side: number, x: number, y: number): number | null {
  let best: number | null = null;
  let least = NEAR;
  for (const square of lit) {
    const left = (square % width) * side;
    const top = Math.floor(square / width) * side;
    const dx = Math.max(left - x, 0, x - left - side);
    const dy = Math.max(top - y, 0, y - top - side);
    const far = Math.hypot(dx, dy);
    if (far > least) continue;
    least = far;
    best = square;
  }
  return best;
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The square an arrow key leads to: the next one in its line, over gaps; else the nearest in that direction. */
export function arrow(plan: Plan, from: number, key: string): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const [dx, dy] = step;
  const [x0, y0] = [from % plan.width, Math.floor(from / plan.width)];
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  plan.marks.forEach((mark, square) => {
    if (mark === 0) return;
    const x = (square % plan.width) - x0;
    const y = Math.floor(square / plan.width) - y0;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 1) return;
    // anything in the line comes before everything beside it
    const far = aside === 0 ? ahead : 1000 + ahead + 2 * aside;
    if (far >= least) return;
    least = far;
    best = square;
  });
  return best;
}
