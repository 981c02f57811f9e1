import { useEffect, useState } from 'preact/hooks';
import type { SaveSummary } from '../../engine/save.ts';
import { usePorts } from '../../ui/ports.ts';
import { preloadWhenIdle } from '../games/preload.ts';
import { useUndoDelete } from './undo-delete.ts';

/** How long before games that cannot be read are looked for again, in milliseconds. */
const AGAIN = 4000;

/**
 * The games on this device that are not over, the latest first. They are read anew when something was saved or could not be, and not while
 * `elsewhere`: another screen lies over the shelf. `unread`: they cannot be read just now; `refused`: why one could not be thrown away.
 */
export function useWaitingGames(elsewhere: boolean) {
  const { store, autosave } = usePorts();
  const unsaved = autosave.unsaved.value;
  const [tickets, setTickets] = useState<readonly SaveSummary[]>([]);
  const [unread, setUnread] = useState(false);
  /** Counts the times that somebody said "try again". */
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (elsewhere) return;
    let here = true;
    let stop = (): void => undefined;
    const read = async () => {
      const found = await store.summaries();
      if (!here) return;
      const waiting = found.filter(({ over }) => !over);
      setTickets(waiting);
      setUnread(false);
      stop = preloadWhenIdle(waiting);
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    // what this page remembers is better than no shelf, but whoever looks for a game is told
    const failed = () => {
      if (!here) return;
      setTickets(autosave.unsaved.peek().flatMap(({ ticket }) => (ticket.over ? [] : [ticket])));
      setUnread(true);
      again = setTimeout(() => setTries(tries + 1), AGAIN);
    };
    read().catch(failed);
    return () => {
      here = false;
      clearTimeout(again);
      stop();
    };
  }, [store, elsewhere, tries, unsaved.length]);
  const [refused, setRefused] = useState<string | null>(null);
  const tryAgain = () => setTries((before) => before + 1);
  const bin = useUndoDelete(setRefused, tryAgain);
  return { tickets, unread, tryAgain, ...bin, refused, clearRefused: () => setRefused(null) };
}
