import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Four integers: plain JSON, kept in the position. */
export type RandomState = readonly number[];

const SCRAMBLE = 0x9e3779b1;
const THROWN_AWAY = 32;

/** Shuffles and dice. Its state lives in the position, so that the same position plays on the same way. */
export class Random {
  private readonly source: { next(): number; getState(): RandomState };

  private constructor(source: { next(): number; getState(): RandomState }) {
    this.source = source;
  }

  static from(state: RandomState): Random {
    return new Random(xoroshiro128plusFromState(state));
  }

  /** The first numbers of near seeds are near each other, so the seed is scrambled and some numbers are thrown away. */
  static seed(seed: number): Random {
    const source = xoroshiro128plus(Math.imul(seed, SCRAMBLE));
    for (let i = 0; i < THROWN_AWAY; i++) source.next();
    return new Random(source);
  }

  get state(): RandomState {
    return this.source.getState();
  }

  /** 0 … below - 1, without bias: the high bits, drawn again when too large. */
  int(below: number): number {
    if (below < 2) return 0;
    const shift = Math.clz32(below - 1);
    for (;;) {
      const n = this.source.next() >>> shift;
      if (n < below) return n;
    }
  }

  /** 1 … faces. */
  die(faces: number): number {
    return 1 + this.int(faces);
  }

  /** In place. */
  shuffle<T>(items: T[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
  }

  /** One of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.int(items.length)] as T;
  }
}
