import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes } from '../../engine/game.ts';
import type { SaveWrite, TurnKey } from '../../engine/save.ts';
import type { Cause, Unsaved } from '../../ui/ports.ts';
import { causeOf } from './write-error-cause.ts';

/** A write that takes longer than this is shown as unsaved, in milliseconds. It may still succeed. */
const SLOW = 1500;
/** After this time, in milliseconds, an unsaved write is shown prominently. */
const LOUD = 5000;

export const isSameTurn = (a: TurnKey, b: TurnKey): boolean => a.line === b.line && a.turn === b.turn;
const mergeTurns = <T extends TurnKey>(old: readonly T[], fresh: readonly T[]): readonly T[] => [
  ...old.filter((one) => !fresh.some((other) => isSameTurn(one, other))),
  ...fresh,
];
/** Merges two writes of a game: the newer save, and the turns of both. */
export const mergeWrites = (old: SaveWrite<GameTypes> | null, fresh: SaveWrite<GameTypes>): SaveWrite<GameTypes> =>
  old ? { ...fresh, turnLogs: mergeTurns(old.turnLogs, fresh.turnLogs), turnStarts: mergeTurns(old.turnStarts, fresh.turnStarts) } : fresh;

type Entry = {
  /** The newest write, including the turns of earlier unsaved writes. */
  write: SaveWrite<GameTypes>;
  /** Why the write failed; null while it has not failed. */
  cause: Cause | null;
  loud: boolean;
  /** Another window has taken over the game together with this write. */
  shared: boolean;
  timers: readonly ReturnType<typeof setTimeout>[];
};

/**
 * The writes that are not stored yet, one for each game. They live as long as the page. An entry is removed only after its write was read
 * back, or another window has stored a save that is at least as new.
 */
export class UnsavedWrites {
  /** The writes that failed or take too long, for the screens. */
  readonly failures: ReadonlySignal<readonly Unsaved[]>;
  private readonly currentFailures = signal<readonly Unsaved[]>([]);
  private readonly entries = new Map<string, Entry>();
  private readonly savedRevisions = new Map<string, Signal<number>>();
  private readonly trustedSaves = new WeakSet<object>();
  private readonly addListeners = new Set<(id: string) => void>();
  private readonly doneListeners = new Set<(id: string) => void>();

  constructor() {
    this.failures = this.currentFailures;
  }

  /** The newest revision of a game that is known to be stored; -1 before the first. */
  saved(id: string): Signal<number> {
    const known = this.savedRevisions.get(id) ?? signal(-1);
    this.savedRevisions.set(id, known);
    return known;
  }
  /** The unsaved write of a game, or null. */
  get(id: string): SaveWrite<GameTypes> | null {
    return this.entries.get(id)?.write ?? null;
  }
  /** All unsaved writes. */
  get all(): readonly SaveWrite<GameTypes>[] {
    return [...this.entries.values()].map(({ write }) => write);
  }
  /** Whether this build made this save object, so that it needs no validation. */
  isTrusted(record: unknown): boolean {
    return typeof record === 'object' && record !== null && this.trustedSaves.has(record);
  }
  /** Registers a callback for each added write. */
  onAdded(then: (id: string) => void): void {
    this.addListeners.add(then);
  }
  /** Registers a callback for each game that has no unsaved write any more. */
  onDone(then: (id: string) => void): void {
    this.doneListeners.add(then);
  }

  /** Adds a write. It replaces an older save of the same game; the turns of both are kept. `trusted`: this build made the save. */
  add(write: SaveWrite<GameTypes>, trusted = true): void {
    const { id, revision } = write.save;
    const old = this.entries.get(id);
    if (old && old.write.save.revision > revision) return;
    if (trusted) this.trustedSaves.add(write.save);
    if (old) {
      old.write = mergeWrites(old.write, write);
      old.shared = false;
    } else this.entries.set(id, { write, cause: null, loud: false, shared: false, timers: this.timersOf(id) });
    this.publish();
    for (const then of this.addListeners) then(id);
  }
  /** Notes that a write failed. */
  failed(id: string, error: unknown): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    const cause = causeOf(error);
    // a full storage may report a less specific error later
    entry.cause = cause === 'silent' ? (entry.cause ?? cause) : cause;
    this.publish();
  }
  /** Notes that a write was stored and read back. */
  written({ save: { id, revision }, turnLogs, turnStarts }: SaveWrite<GameTypes>): void {
    const saved = this.saved(id);
    saved.value = Math.max(saved.peek(), revision);
    const entry = this.entries.get(id);
    if (!entry) return;
    if (entry.write.save.revision <= revision) {
      this.drop(id);
      return;
    }
    for (const timer of entry.timers) clearTimeout(timer);
    const write = {
      ...entry.write,
      turnLogs: entry.write.turnLogs.filter((log) => !turnLogs.includes(log)),
      turnStarts: entry.write.turnStarts.filter((start) => !turnStarts.includes(start)),
    };
    this.entries.set(id, { ...entry, write, cause: null, loud: false, timers: this.timersOf(id) });
    this.publish();
  }
  /** Notes that another window has this write too. It is kept in case that window closes, but no longer shown as unsaved. */
  markShared(id: string): void {
    const entry = this.entries.get(id);
    if (entry) entry.shared = true;
    this.publish();
  }
  /** Removes the unsaved write of a game. */
  drop(id: string): void {
    for (const timer of this.entries.get(id)?.timers ?? []) clearTimeout(timer);
    if (!this.entries.delete(id)) return;
    this.publish();
    for (const then of this.doneListeners) then(id);
  }

  private timersOf(id: string): Entry['timers'] {
    const later = (wait: number, then: (entry: Entry) => void) =>
      setTimeout(() => {
        const entry = this.entries.get(id);
        if (entry) then(entry);
        this.publish();
      }, wait);
    return [
      later(SLOW, (entry) => {
        entry.cause ??= 'silent';
      }),
      later(LOUD, (entry) => {
        entry.loud = true;
      }),
    ];
  }

  private publish(): void {
    const told = [...this.entries.values()].flatMap(({ write, cause, loud, shared }): Unsaved[] => {
      if (cause === null || shared) return [];
      const { save, summary: ticket } = write;
      return [{ save, ticket, cause, loud, moves: save.revision - Math.max(0, this.saved(save.id).peek()) }];
    });
    if (told.length > 0 || this.currentFailures.peek().length > 0) this.currentFailures.value = told;
  }
}

/** The unsaved writes of this window. */
export const unsaved = new UnsavedWrites();
