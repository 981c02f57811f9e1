import { useEffect, useRef, useState } from 'preact/hooks';
import type { SaveSummary } from '../../engine/save.ts';
import { usePorts } from '../../ui/ports.ts';
import { lockOrThrow } from '../storage/saved-games.ts';
import type { WindowLock } from '../storage/window-lock.ts';
import { messageOf } from '../user-facing-error.ts';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_TIME = 10_000;
const NOT_NOW = 'That game could not be thrown away just now.';

/** A game that will be deleted. It stays locked until then. */
type PendingDelete = { readonly ticket: SaveSummary; readonly held: WindowLock };
type UndoDelete = {
  /** The game that will be deleted, or null. */
  readonly gone: SaveSummary | null;
  readonly throwAway: (ticket: SaveSummary) => void;
  readonly fetchBack: () => void;
};

/** Deletes games with a delay for undo. The deletion happens after the delay or when the list closes. `onGone`: deleted; `onFailed`: error message. */
export function useUndoDelete(onGone: (id: string) => void, onFailed: (words: string) => void): UndoDelete {
  const { store } = usePorts();
  const [gone, setGone] = useState<PendingDelete | null>(null);
  /** The game whose deletion has begun. Prevents a second deletion by a double tap. */
  const going = useRef<string | null>(null);
  const regretted = useRef(new Set<string>());
  useEffect(() => {
    if (!gone) return;
    const { ticket, held } = gone;
    const timer = setTimeout(() => setGone(null), UNDO_TIME);
    return () => {
      clearTimeout(timer);
      if (going.current === ticket.id) going.current = null;
      if (regretted.current.delete(ticket.id)) return held.release();
      onGone(ticket.id);
      void store
        .remove(ticket.id)
        .catch(() => onFailed(NOT_NOW))
        .finally(held.release);
    };
  }, [gone]);
  return {
    gone: gone?.ticket ?? null,
    throwAway: (ticket) => {
      if (going.current === ticket.id) return;
      going.current = ticket.id;
      lockOrThrow(ticket.id).then(
        (held) => setGone({ ticket, held }),
        (error: unknown) => {
          going.current = null;
          onFailed(messageOf(error, NOT_NOW));
        },
      );
    },
    fetchBack: () => {
      if (gone) regretted.current.add(gone.ticket.id);
      setGone(null);
    },
  };
}
