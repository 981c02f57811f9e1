import type { Content } from '../../../games/magic-and-mayhem/content/content.ts';
import { E_MARK, STORE_MARK } from '../../../games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import type { FarThing } from '../../../games/magic-and-mayhem/text/from-afar.ts';
import { readPlan } from './board/board-plan.ts';

/** What is on a square, or on its edge, that somebody might want to know; null for bare floor. */
export function farThing(view: View, content: Content, square: number): FarThing | null {
  const { marks, doors } = readPlan(view.board, content);
  if (view.loot.some(({ at }) => at === square)) return 'loot';
  if (marks[square] === E_MARK) return view.spent.includes(square) ? 'spent' : 'encounter';
  if (marks[square] === STORE_MARK) return 'store';
  return doors.find(({ a, b, open }) => !open && (a === square || b === square))?.kind ?? null;
}
