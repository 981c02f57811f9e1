import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ticket } from '../../engine/save.ts';
import { usePorts } from '../../ui/ports.ts';
import { wordsOf } from '../friendly.ts';
import { hold } from '../games.ts';
import type { Claim } from '../ownership.ts';

/** How long a thrown-away game can be fetched back, in milliseconds. */
const REGRET = 10_000;
const NOT_NOW = 'That game could not be thrown away just now.';

/** A game that is thrown away in a moment; until then no other window may have it. */
type Gone = { readonly ticket: Ticket; readonly held: Claim };
type Regret = {
  /** The game that is on its way out. */
  readonly gone: Ticket | null;
  readonly throwAway: (ticket: Ticket) => void;
  readonly fetchBack: () => void;
};

/** Throws games away, one after the other: each is really gone a little later, or when the list is closed. `onGone` hears which, `onFailed` why not. */
export function useRegret(onGone: (id: string) => void, onFailed: (words: string) => void): Regret {
  const { store } = usePorts();
  const [gone, setGone] = useState<Gone | null>(null);
  /** The game that is on its way out: a second tap does not throw it away twice. */
  const going = useRef<string | null>(null);
  const regretted = useRef(new Set<string>());
  useEffect(() => {
    if (!gone) return;
    const { ticket, held } = gone;
    const timer = setTimeout(() => setGone(null), REGRET);
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
      hold(ticket.id).then(
        (held) => setGone({ ticket, held }),
        (error: unknown) => {
          going.current = null;
          onFailed(wordsOf(error, NOT_NOW));
        },
      );
    },
    fetchBack: () => {
      if (gone) regretted.current.add(gone.ticket.id);
      setGone(null);
    },
  };
}
