import { useMemo } from 'preact/hooks';
import type { JournalEntry } from '../../../engine/save.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';
import type { TableController } from '../../table/table-controller.ts';

/**
 * How many cards of a hand are new to its player: drawn since their last card, the last ones of the hand. What they have looked at after their turn
 * is no longer new. `looking`: they are looking at it just now.
 */
export function newCards(journal: readonly JournalEntry<DustUp>[], seat: number, looking: boolean): number {
  let count = 0;
  let turn: number | null = null;
  for (const { event } of journal.flatMap(({ events }) => events)) {
    if (event.do === 'turn-began') {
      if (turn === seat && !looking) count = 0;
      turn = event.seat;
    } else if (!('seat' in event) || event.seat !== seat) continue;
    else if (event.do === 'drew') count += event.cards;
    // nobody but its player knows which one fell
    else if (event.do === 'spilled') count = Math.max(0, count - event.cards.length);
    else if (event.do === 'took-back') count++;
    else if (event.do === 'threw-hand' || (event.do === 'played' && event.out === 'hand')) count = 0;
  }
  return count;
}

/** How many cards of the open hand are new, while its player chooses one of them or looks at them after a turn. */
export function useNewCards({ entries, handOver }: TableController<DustUp>, { viewer }: View, isChoosing: boolean): number {
  const journal = entries.value;
  const isLooking = handOver.value?.kind === 'look-back';
  return useMemo(
    () => (viewer !== null && (isChoosing || isLooking) ? newCards(journal, viewer, isLooking) : 0),
    [journal, viewer, isChoosing, isLooking],
  );
}
