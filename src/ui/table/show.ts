import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Vocabulary } from '../../engine/game.ts';
import type { RollWords } from '../../engine/kit/telling.ts';
import type { Speed } from '../../engine/seats.ts';
import type { Sound } from '../ports.ts';
import type { Frame } from './frames.ts';

/** How long things take to show, as many times as at normal speed. With speed off hardly anything is shown. */
export const PACE: { readonly [speed in Speed]: number } = { slow: 1.8, normal: 1, off: 0.05 };

/** The dice that are falling, or lie there. */
export type Throw = {
  readonly key: number;
  readonly roll: Vocabulary['roll'];
  readonly words: RollWords;
  readonly dice: readonly number[];
};

/** A die is looked at until it has landed, however long that takes. */
const UNTIL_LANDED = 60_000;

/** What is being shown of what happened: a falling die, then picture after picture. Somebody may end it at any time. */
export class Show<V extends Vocabulary> {
  readonly frame: ReadonlySignal<Frame<V> | null>;
  readonly thrown: ReadonlySignal<Throw | null>;
  private readonly frames = signal<readonly Frame<V>[]>([]);
  private readonly thrownNow = signal<Throw | null>(null);
  private readonly sound: Sound;
  /** How many times as long as normal a picture stays. */
  private readonly pace: () => number;
  private readonly onQuiet: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private afterThrow: (() => void) | null = null;
  private closed = false;

  constructor(sound: Sound, pace: () => number, onQuiet: () => void) {
    this.sound = sound;
    this.pace = pace;
    this.onQuiet = onQuiet;
    this.frame = computed(() => this.frames.value[0] ?? null);
    this.thrown = this.thrownNow;
  }

  get quiet(): boolean {
    return this.frame.value === null && this.thrown.value === null;
  }

  /** Shows pictures one after the other, then tells that all is quiet. */
  run(frames: readonly Frame<V>[]): void {
    this.frames.value = frames.filter((frame) => frame.milliseconds > 0);
    this.next();
  }

  /** Lets dice fall over the view of before; `then` comes when they have landed and were seen. */
  throwDice(thrown: Throw, view: V['view'], then: () => void): void {
    this.afterThrow = then;
    this.sound.play('roll');
    this.thrownNow.value = thrown;
    this.frames.value = [{ view, milliseconds: UNTIL_LANDED }];
  }

  /** The dice have come to rest and were seen. */
  landed(): void {
    this.thrownNow.value = null;
    const then = this.afterThrow;
    this.afterThrow = null;
    then?.();
  }

  /** Ends what is being shown. */
  hurry(): void {
    if (this.thrownNow.value) this.landed();
    this.clear();
    this.onQuiet();
  }

  /** Takes everything away and says nothing. */
  clear(): void {
    this.stopTimer();
    this.frames.value = [];
    this.thrownNow.value = null;
    this.afterThrow = null;
  }

  /** Something to be done a little later, unless something else comes first. */
  later(milliseconds: number, then: () => void): void {
    this.stopTimer();
    if (!this.closed) this.timer = setTimeout(then, milliseconds);
  }

  close(): void {
    this.closed = true;
    this.stopTimer();
  }

  private next(): void {
    const [frame] = this.frames.value;
    if (!frame) {
      this.onQuiet();
      return;
    }
    if (frame.noise) this.sound.play(frame.noise);
    this.later(frame.milliseconds * this.pace(), () => {
      this.frames.value = this.frames.value.slice(1);
      this.next();
    });
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
