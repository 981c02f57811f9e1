import { type ReadonlySignal, signal } from '@preact/signals';
import type { Vocabulary } from '../../engine/game.ts';
import type { Write } from '../../engine/save.ts';
import type { Store } from '../ports.ts';

/** How long to wait before a failed write is tried again, in milliseconds. */
const AGAIN = [250, 1000, 3000, 8000] as const;
/** A write that takes longer than this is told as not saved yet, though it may still go through. */
const SLOW = 1500;

/** Another window owns the game now; nothing was written, and nothing is to be tried again. */
export class NotOurs extends Error {}

const sameTurn = (a: { line: number; turn: number }, b: { line: number; turn: number }): boolean => a.line === b.line && a.turn === b.turn;
const added = <T extends { readonly line: number; readonly turn: number }>(old: readonly T[], fresh: readonly T[]): readonly T[] => [
  ...old.filter((one) => !fresh.some((other) => sameTurn(one, other))),
  ...fresh,
];
/** Two writes as one. */
const joined = <V extends Vocabulary>(old: Write<V>, fresh: Write<V>): Write<V> => ({
  ...fresh,
  tales: added(old.tales, fresh.tales),
  starts: added(old.starts, fresh.starts),
});

/** Writes each save in turn. A failed write is shown, tried again, and never called saved; play goes on meanwhile. */
export class Saver<V extends Vocabulary> {
  /** The revision that is committed and was read back; -1 before the first. */
  readonly saved: ReadonlySignal<number>;
  /** Whether the last try failed, or takes very long. */
  readonly troubled: ReadonlySignal<boolean>;
  private readonly store: Store;
  private readonly savedNow = signal(-1);
  private readonly troubledNow = signal(false);
  private waiting: Write<V> | null = null;
  private writing = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(store: Store, saved: number) {
    this.store = store;
    this.savedNow.value = saved;
    this.saved = this.savedNow;
    this.troubled = this.troubledNow;
  }

  /** The newest save wins: what it replaces is part of it. Turns are added up. */
  write(next: Write<V>): void {
    this.waiting = this.waiting ? joined(this.waiting, next) : next;
    void this.go();
  }

  /** Tries at once what could not be written, for instance when the app comes back to the front. */
  retry(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    void this.go();
  }

  /** The table is left. What could not be written yet is tried at once, and again until it is. */
  close(): void {
    this.retry();
  }

  private async go(): Promise<void> {
    const next = this.waiting;
    if (this.writing || this.timer !== null || !next) return;
    this.writing = true;
    this.waiting = null;
    const slow = setTimeout(() => {
      this.troubledNow.value = true;
    }, SLOW);
    try {
      await this.store.put(next);
      this.savedNow.value = next.save.revision;
      this.troubledNow.value = false;
      this.failures = 0;
    } catch (error) {
      this.troubledNow.value = true;
      if (error instanceof NotOurs) this.waiting = null;
      else this.later(next);
    }
    clearTimeout(slow);
    this.writing = false;
    void this.go();
  }

  /** Keeps what was not written, and tries it again after a while. */
  private later(failed: Write<V>): void {
    this.waiting = this.waiting ? joined(failed, this.waiting) : failed;
    const wait = AGAIN[Math.min(this.failures++, AGAIN.length - 1)] ?? AGAIN[0];
    this.timer = setTimeout(() => this.retry(), wait);
  }
}
