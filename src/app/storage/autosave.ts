import type { ReadonlySignal } from '@preact/signals';
import type { GameTypes } from '../../engine/game.ts';
import type { SaveWrite } from '../../engine/save.ts';
import type { Autosave, Unsaved } from '../../ui/ports.ts';
import { NotOwnerError } from './ownership-token.ts';
import { UnsavedWrites } from './unsaved-writes.ts';

/** Delays before a failed write is tried again, in milliseconds. The last one repeats. */
const RETRY_DELAYS = [250, 1000, 2000, 4000] as const;

/** How a game is written. `put`: as in `GameStore`. `contested`: called after a write failed because another window owns the game. */
type Writer = {
  readonly put: (write: SaveWrite<GameTypes>) => Promise<void>;
  readonly contested?: (write: SaveWrite<GameTypes>) => Promise<void>;
};
/** The write attempts of one game. */
type WriteState = { failures: number; busy: boolean; timer: ReturnType<typeof setTimeout> | null };

/**
 * Writes the newest position of each game and retries until the write succeeds, on every screen. Failed writes are listed in `unsaved`.
 * The game can be played on meanwhile.
 */
export class Autosaver implements Autosave {
  readonly unsaved: ReadonlySignal<readonly Unsaved[]>;
  private readonly writer: Writer;
  private readonly unsavedWrites: UnsavedWrites;
  private readonly states = new Map<string, WriteState>();

  constructor(writer: Writer, memory = new UnsavedWrites()) {
    this.writer = writer;
    this.unsavedWrites = memory;
    this.unsaved = memory.failures;
    memory.onAdded((id) => void this.attempt(id));
  }

  saved(id: string): ReadonlySignal<number> {
    return this.unsavedWrites.saved(id);
  }
  write<V extends GameTypes>(write: SaveWrite<V>): void {
    this.unsavedWrites.add(write as unknown as SaveWrite<GameTypes>);
  }
  retry(): void {
    for (const { save } of this.unsavedWrites.all) this.retryNow(save.id);
  }

  private stateOf(id: string): WriteState {
    const known = this.states.get(id) ?? { failures: 0, busy: false, timer: null };
    this.states.set(id, known);
    return known;
  }
  private retryNow(id: string): void {
    const state = this.stateOf(id);
    if (state.timer !== null) clearTimeout(state.timer);
    state.timer = null;
    void this.attempt(id);
  }

  private async attempt(id: string): Promise<void> {
    const state = this.stateOf(id);
    const write = this.unsavedWrites.get(id);
    if (!write) this.states.delete(id);
    if (!write || state.busy || state.timer !== null) return;
    state.busy = true;
    try {
      await this.writer.put(write);
      this.unsavedWrites.written(write);
      state.failures = 0;
    } catch (error) {
      await this.handleFailure(write, error);
      const wait = RETRY_DELAYS[Math.min(state.failures++, RETRY_DELAYS.length - 1)] ?? RETRY_DELAYS[0];
      state.timer = setTimeout(() => this.retryNow(id), wait);
    }
    state.busy = false;
    void this.attempt(id);
  }

  /** Records a failed write. If another window owns the game, `contested` first checks whether that window still exists. */
  private async handleFailure(write: SaveWrite<GameTypes>, error: unknown): Promise<void> {
    if (error instanceof NotOwnerError) await this.writer.contested?.(write).catch(() => undefined);
    this.unsavedWrites.failed(write.save.id, error);
  }
}
