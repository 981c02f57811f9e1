/** Squares in rows; a wall mask for each square, whose bits say which sides are CLOSED. Scratch memory only, never part of a state. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export type Walls = Readonly<Uint8Array>;

/** Distances on a grid of `width` × `height` squares, by walking steps. One grid's memory is used again by each flood. */
export class Grid {
  readonly width: number;
  readonly height: number;
  /** The last flood's distances, -1 where it did not come. */
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
   * Distances from `sources` over open sides, at most `limit` steps. A square whose `stops` is not 0 is reached but not passed,
   * unless it is a source. Returns how many squares were reached: `reached(i)`, nearest first.
   */
  flood(walls: Walls, sources: readonly number[], limit: number, stops?: Walls): number {
    const { far, queue, width } = this;
    for (let i = 0; i < this.filled; i++) far[queue[i] as number] = -1;
    let end = 0;
    for (const at of sources) {
      if ((far[at] as number) < 0) {
        far[at] = 0;
        queue[end++] = at;
      }
    }
    const first = end;
    for (let i = 0; i < end; i++) {
      const at = queue[i] as number;
      const next = (far[at] as number) + 1;
      if (next > limit) break;
      if (stops && i >= first && stops[at]) continue;
      const wall = walls[at] as number;
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

  /** The i-th square of the last flood. */
  reached(i: number): number {
    return this.queue[i] as number;
  }

  /** A shortest way back from `to` to the flood's source, as squares from after the source to `to`. Empty when there is none. */
  path(walls: Walls, to: number): number[] {
    const { far, width } = this;
    const path: number[] = [];
    let at = to;
    while ((far[at] as number) > 0) {
      path.push(at);
      const want = (far[at] as number) - 1;
      const wall = walls[at] as number;
      if ((wall & NORTH) === 0 && far[at - width] === want) at -= width;
      else if ((wall & WEST) === 0 && far[at - 1] === want) at -= 1;
      else if ((wall & EAST) === 0 && far[at + 1] === want) at += 1;
      else if ((wall & SOUTH) === 0 && far[at + width] === want) at += width;
      else break;
    }
    return path.reverse();
  }
}
