import type { GameTypes, Seat } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import type { GameText } from '../../engine/shared/game-text.ts';
import { turnTakenBack, undoToPerson } from '../../engine/undo.ts';
import type { Narration } from './chronicle/narration.ts';

export type UndoTitles = { readonly undo: string | null; readonly redo: string | null; readonly ends: string };

/** What undo and redo would take back or play again, null where there is nothing, or where an earlier turn is shown; and why undo ends here. */
export function undoTitles<V extends GameTypes>(
  { session, journal, undone }: Save<V>,
  isPast: boolean,
  narration: Narration<V>,
  text: Pick<GameText<V>, 'sealed'>,
): UndoTitles {
  const title = (there: boolean, entry: (typeof journal)[number] | undefined) =>
    there && !isPast ? (narration.lines(entry?.events ?? [])[0] ?? '') : null;
  return {
    undo: title(session.commands.length > 0, journal.at(-1)),
    redo: title(session.undone.length > 0, undone.at(-1)),
    ends: text.sealed(session.sealed),
  };
}

/** What somebody did in a turn of theirs, in words. */
export type OthersDeed = { readonly seat: Seat; readonly words: string };
/** What undo would take back of another person's turn; null where it is nobody else's. */
export function othersDeed<V extends GameTypes>(box: GameModule<V>, save: Save<V>, narration: Narration<V>): OthersDeed | null {
  const back = undoToPerson(box, save);
  const seat = back && turnTakenBack(box, save, back);
  if (!back || seat === null) return null;
  const deed = save.journal[back.journal.length];
  return { seat, words: (deed && narration.ofDeed(deed).join(' ')) || 'The turn is over.' };
}
