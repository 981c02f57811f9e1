import { useEffect, useRef, useState } from 'preact/hooks';
import { usePorts } from '../../ui/ports.ts';
import type { WindowLock } from '../storage/window-lock.ts';
import { messageOf } from '../user-facing-error.ts';

type UndoDelete = {
  /** The games that will be deleted. */
  readonly thrown: readonly string[];
  readonly throwAway: (id: string) => Promise<void>;
  readonly fetchBack: (id: string) => void;
  /** Deletes them now. */
  readonly deleteNow: () => void;
};

/**
 * Deletes games when the list closes; until then each can be fetched back, and stays locked. `onFailed`: why one could not be thrown away.
 * `onDeleted`: some have gone while the list is open.
 */
export function useUndoDelete(onFailed: (words: string) => void, onDeleted: () => void): UndoDelete {
  const { store } = usePorts();
  /** The lock of each game; null while it is asked for, so that a double tap does not ask twice. */
  const locks = useRef(new Map<string, WindowLock | null>());
  const [thrown, setThrown] = useState<readonly string[]>([]);
  const show = () => setThrown([...locks.current].flatMap(([id, held]) => (held ? [id] : [])));
  const deleteAll = () => {
    const going = [...locks.current].map(
      async ([id, held]) =>
        held &&
        store
          .remove(id)
          // then it is on the shelf, as before
          .catch(() => undefined)
          .finally(held.release),
    );
    locks.current.clear();
    return Promise.all(going);
  };
  const deleteNow = () => {
    if (locks.current.size === 0) return;
    void deleteAll().then(onDeleted);
  };
  useEffect(() => () => void deleteAll(), [store]);
  return {
    thrown,
    deleteNow,
    throwAway: async (id) => {
      if (locks.current.has(id)) return;
      locks.current.set(id, null);
      try {
        const { lockOrThrow } = await import('../storage/saved-games.ts');
        const held = await lockOrThrow(id);
        // the list has closed meanwhile
        if (!locks.current.has(id)) return held.release();
        locks.current.set(id, held);
        show();
      } catch (error) {
        locks.current.delete(id);
        onFailed(messageOf(error, 'That game could not be thrown away just now.'));
      }
    },
    fetchBack: (id) => {
      locks.current.get(id)?.release();
      locks.current.delete(id);
      show();
    },
  };
}
