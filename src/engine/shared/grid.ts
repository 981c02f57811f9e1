/** Bits of a wall mask: a set bit means that this side of the square is CLOSED. Squares are numbered row by row. Not part of any state. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export type Walls = Readonly<Uint8Array>;

/** Breadth-first search on a grid of `width` × `height` squares. Each search reuses the same memory. */
export class Grid {
  readonly width: number;
  readonly height: number;
  /** The distances of the last search, in steps; -1 for squares that it did not reach. */
  readonly far: Int16Array;
  private readonly queue: Int16Array;
  private filled = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.far = new Int16Array(width * height).fill(-1);
    this.queue = new Int16Array(width * height);
  }

  /**
   * Finds the distances from `sources` over open sides, up to `limit` steps. A square with `stops` other than 0 is reached but not
   * passed, unless it is a source. Returns how many squares were reached: `reached(i)`, nearest first.
   */
  flood(walls: Walls, sources: readonly number[], limit: number, stops?: Walls): number {
    const { far, queue, width } = this;
    for (let i = 0; i < this.filled; i++) far[queue[i] ?? 0] = -1;
    let end = 0;
    for (const at of sources) {
      if (far[at] === -1) {
        far[at] = 0;
        queue[end++] = at;
      }
    }
    const first = end;
    for (let i = 0; i < end; i++) {
      const at = queue[i] ?? 0;
      const next = (far[at] ?? 0) + 1;
      if (next > limit) break;
      if (stops && i >= first && stops[at]) continue;
      const wall = walls[at] ?? 0;
      if ((wall & NORTH) === 0 && far[at - width] === -1) {
        far[at - width] = next;
        queue[end++] = at - width;
      }
      if ((wall & WEST) === 0 && far[at - 1] === -1) {
        far[at - 1] = next;
        queue[end++] = at - 1;
      }
      if ((wall & EAST) === 0 && far[at + 1] === -1) {
        far[at + 1] = next;
        queue[end++] = at + 1;
      }
      if ((wall & SOUTH) === 0 && far[at + width] === -1) {
        far[at + width] = next;
        queue[end++] = at + width;
      }
    }
    this.filled = end;
    return end;
  }

  /** The i-th square that the last search reached. */
  reached(i: number): number {
    return this.queue[i] ?? 0;
  }

  /** A shortest path from the source of the last search to `to`. It contains `to` but not the source. Empty when there is none. */
  path(walls: Walls, to: number): number[] {
    const { far, width } = this;
    const path: number[] = [];
    let at = to;
    for (let steps = far[at] ?? 0; steps > 0; steps--) {
      path.push(at);
      const want = steps - 1;
      const wall = walls[at] ?? 0;
      if ((wall & NORTH) === 0 && far[at - width] === want) at -= width;
      else if ((wall & WEST) === 0 && far[at - 1] === want) at -= 1;
      else if ((wall & EAST) === 0 && far[at + 1] === want) at += 1;
      else if ((wall & SOUTH) === 0 && far[at + width] === want) at += width;
      else break;
    }
    return path.reverse();
  }
}
