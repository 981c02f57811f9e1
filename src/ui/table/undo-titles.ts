import type { GameTypes } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import type { GameText } from '../../engine/shared/game-text.ts';
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
