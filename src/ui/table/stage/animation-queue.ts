import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Thrower } from '../../../engine/game.ts';
import type { RollWords } from '../../../engine/shared/game-text.ts';
import type { Sound } from '../../ports.ts';
import type { Speed } from '../../settings.ts';
import type { AnimationFrame, DiceRest } from './animation-frames.ts';

/** Duration factors relative to normal speed. */
export const SPEED_FACTORS: { readonly [speed in Speed]: number } = { slow: 1.8, normal: 1, off: 0.05 };

/** The rolling or landed dice. */
export type DiceThrow = {
  readonly key: number;
  readonly roll: GameTypes['roll'];
  readonly words: RollWords;
  /** The faces of each die. */
  readonly faces: readonly number[];
  readonly thrower: Thrower;
  /** They fell by themselves. */
  readonly byItself: boolean;
  readonly dice: readonly number[];
  readonly rest: DiceRest | null;
};

/** So long a frame that stays cannot be skipped, in milliseconds: taps may have been meant for what came before. */
const SEEN = 600;
/** Upper limit for a die's landing, in milliseconds. Usually the component reports the landing. */
const LANDING_TIMEOUT = 60_000;

/** Plays animations: first the dice, then the frames. They can be skipped at any time. */
export class AnimationQueue<V extends GameTypes> {
  readonly frame: ReadonlySignal<AnimationFrame<V> | null>;
  readonly thrown: ReadonlySignal<DiceThrow | null>;
  private readonly frames = signal<readonly AnimationFrame<V>[]>([]);
  private readonly currentThrow = signal<DiceThrow | null>(null);
  private readonly sound: Sound;
  /** The current duration factor. */
  private readonly speedFactor: () => number;
  private readonly onQuiet: () => void;
  /** Whether the torch has yet to pass. */
  private readonly torchPasses: () => boolean;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private afterThrow: (() => void) | null = null;
  private closed = false;
  private afterTorch: readonly AnimationFrame<V>[] = [];
  /** Whether the frame that stays has been there long enough. */
  private seen = false;

  constructor(sound: Sound, pace: () => number, onQuiet: () => void, torchPasses: () => boolean) {
    this.sound = sound;
    this.speedFactor = pace;
    this.onQuiet = onQuiet;
    this.torchPasses = torchPasses;
    this.frame = computed(() => this.frames.value[0] ?? null);
    this.thrown = this.currentThrow;
  }

  get quiet(): boolean {
    return this.frame.value === null && this.thrown.value === null;
  }

  /** Plays the frames, and `afterTorch` as soon as no torch has to pass. Calls `onQuiet` after each. */
  run(frames: readonly AnimationFrame<V>[], afterTorch: readonly AnimationFrame<V>[] = []): void {
    this.afterTorch = afterTorch;
    this.frames.value = frames.filter((frame) => frame.milliseconds > 0);
    this.next();
  }

  /** Plays what was to wait until the torch has passed. */
  torchPassed(): void {
    if (this.afterTorch.length > 0) this.run(this.afterTorch);
  }

  /** Rolls dice over `view`. Calls `then` after they have landed and were shown. */
  throwDice(thrown: DiceThrow, view: V['view'], then: () => void): void {
    this.afterThrow = then;
    this.sound.play('roll');
    this.currentThrow.value = thrown;
    this.frames.value = [{ view, milliseconds: LANDING_TIMEOUT }];
  }

  /** The dice have landed and were shown. */
  landed(): void {
    this.currentThrow.value = null;
    const then = this.afterThrow;
    this.afterThrow = null;
    then?.();
  }

  /** Skips the rest of the animation and calls `onQuiet`. Of a frame that waits for a tap only itself; and none that `stays`, before it was seen. */
  skip(): void {
    const [now, ...rest] = this.frames.peek();
    if (now?.stays && !this.seen) return;
    const next = now?.waits ? 0 : rest.findIndex(({ stays }) => stays);
    if (next >= 0) {
      this.frames.value = rest.slice(next);
      this.next();
    } else this.skipAll();
  }

  /** Skips all there is. */
  skipAll(): void {
    if (this.currentThrow.value) this.landed();
    const { afterTorch } = this;
    this.clear();
    this.run([], afterTorch);
  }

  /** Lets the frame that is shown stay until it is skipped. */
  hold(): void {
    if (this.frame.peek()) this.stopTimer();
  }

  /** Stops the animation without calling `onQuiet`. */
  clear(): void {
    this.stopTimer();
    this.frames.value = [];
    this.afterTorch = [];
    this.currentThrow.value = null;
    this.afterThrow = null;
  }

  /** Runs `then` after a delay. Replaces an earlier pending call. */
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
      if (this.afterTorch.length > 0 && !this.torchPasses()) this.torchPassed();
      else this.onQuiet();
      return;
    }
    if (frame.noise) this.sound.play(frame.noise);
    const milliseconds = frame.milliseconds * this.speedFactor();
    const go = () => this.advance();
    this.seen = false;
    if (frame.stays)
      this.later(SEEN, () => {
        this.seen = true;
        this.later(milliseconds - SEEN, go);
      });
    else if (!frame.waits) this.later(milliseconds, go);
  }

  private advance(): void {
    this.frames.value = this.frames.value.slice(1);
    this.next();
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
