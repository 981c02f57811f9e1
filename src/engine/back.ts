import type { OpenBox } from './box.ts';
import type { Vocabulary } from './game.ts';
import { type Save, written } from './save.ts';
import { prompt, redo, undo } from './session.ts';

/** With the last command taken back; null where undo ends. */
export function takenBack<V extends Vocabulary>({ game, content }: NoInfer<OpenBox<V>>, save: Save<V>): Save<V> | null {
  const session = undo(game, content, save.session);
  if (!session) return null;
  const last = save.journal.at(-1);
  const turn = last?.began ? save.turn - 1 : save.turn;
  return { ...save, session, journal: save.journal.slice(0, -1), undone: last ? [...save.undone, last] : save.undone, turn };
}

/**
 * Back to the last decision of a person: what bots have done since is taken back with it, since they would only do it again. Null where
 * undo ends before that. Bots among themselves take back one command.
 */
export function backToPerson<V extends Vocabulary>(box: NoInfer<OpenBox<V>>, save: Save<V>): Save<V> | null {
  const isBot = (seat: number): boolean => save.seats[seat]?.player.kind === 'bot';
  const alone = save.seats.every((_, seat) => isBot(seat));
  for (let back = takenBack(box, save); back; back = takenBack(box, back)) {
    const asked = prompt(box.game, box.content, back.session.now);
    if (alone || !asked || !isBot(asked.seat)) return back;
  }
  return null;
}

/** With the command done again that was taken back last; null where there is none. */
export function redone<V extends Vocabulary>({ game, content }: NoInfer<OpenBox<V>>, save: Save<V>): Save<V> | null {
  const session = redo(game, content, save.session);
  if (!session) return null;
  const next = save.undone.at(-1);
  const journal = next ? written(save.journal, next, session.commands.length) : save.journal;
  return { ...save, session, journal, undone: save.undone.slice(0, -1), turn: next?.began ? save.turn + 1 : save.turn };
}
