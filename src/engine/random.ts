import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { itemAt } from './item-at.ts';

/** The state of the generator: four integers. */
export type RandomState = readonly number[];

const MULTIPLIER = 0x9e3779b1;
const DISCARDED = 32;

/** A pseudo-random generator. Its state is part of the position, so a position always continues in the same way. */
export class Random {
  private readonly source: { next(): number; getState(): RandomState };

  private constructor(source: { next(): number; getState(): RandomState }) {
    this.source = source;
  }

  static from(state: RandomState): Random {
    return new Random(xoroshiro128plusFromState(state));
  }

  /** Similar seeds give similar first numbers. So the seed is multiplied, and the first numbers are discarded. */
  static seed(seed: number): Random {
    const source = xoroshiro128plus(Math.imul(seed, MULTIPLIER));
    for (let i = 0; i < DISCARDED; i++) source.next();
    return new Random(source);
  }

  get state(): RandomState {
    return this.source.getState();
  }

  /** A number from 0 to `below` - 1, without bias (rejection sampling on the high bits). */
  int(below: number): number {
    if (below < 2) return 0;
    const shift = Math.clz32(below - 1);
    for (;;) {
      const n = this.source.next() >>> shift;
      if (n < below) return n;
    }
  }

  /** A number from 1 to `faces`. */
  die(faces: number): number {
    return 1 + this.int(faces);
  }

  /** Shuffles in place (Fisher and Yates). */
  shuffle<T>(items: T[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = itemAt(items, i);
      items[i] = itemAt(items, j);
      items[j] = held;
    }
  }

  /**
   * A random item.
   * @throws RangeError when `items` is empty.
   */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('cannot pick from an empty list');
    return itemAt(items, this.int(items.length));
  }
}
