import type { GameTypes, Seat } from './game.ts';
import type { GameModule } from './game-module.ts';
import { appendEntry, type Save } from './save.ts';
import { prompt, redo, undo } from './session.ts';

/** The save without its last command; null where undo ends. */
export function undoCommand<V extends GameTypes>({ game, content }: NoInfer<GameModule<V>>, save: Save<V>): Save<V> | null {
  const session = undo(game, content, save.session);
  if (!session) return null;
  const last = save.journal.at(-1);
  const turn = last?.began ? save.turn - 1 : save.turn;
  return { ...save, session, journal: save.journal.slice(0, -1), undone: last ? [...save.undone, last] : save.undone, turn };
}

/**
 * Undoes to the last prompt of a person. Commands of bots after it are undone too, since the bots would repeat them. Null where undo ends
 * before. When all seats are bots, it undoes one command.
 */
export function undoToPerson<V extends GameTypes>(gameModule: NoInfer<GameModule<V>>, save: Save<V>): Save<V> | null {
  const isBot = (seat: number): boolean => save.seats[seat]?.player.kind === 'bot';
  const alone = save.seats.every((_, seat) => isBot(seat));
  for (let back = undoCommand(gameModule, save); back; back = undoCommand(gameModule, back)) {
    const currentPrompt = prompt(gameModule.game, gameModule.content, back.session.now);
    if (alone || !currentPrompt || !isBot(currentPrompt.seat)) return back;
  }
  return null;
}

/** The person into whose turn `back`, an undone `save`, goes; null where they are asked now anyway, or where no turn has ended since. */
export function turnTakenBack<V extends GameTypes>({ game, content }: NoInfer<GameModule<V>>, save: Save<V>, back: Save<V>): Seat | null {
  const now = prompt(game, content, save.session.now);
  const doer = prompt(game, content, back.session.now);
  if (back.turn === save.turn || !now || !doer || now.seat === doer.seat) return null;
  return save.seats[doer.seat]?.player.kind === 'person' ? doer.seat : null;
}

/** The save after redo of the last undone command; null where there is none. */
export function redoCommand<V extends GameTypes>({ game, content }: NoInfer<GameModule<V>>, save: Save<V>): Save<V> | null {
  const session = redo(game, content, save.session);
  if (!session) return null;
  const next = save.undone.at(-1);
  const journal = next ? appendEntry(save.journal, next, session.commands.length) : save.journal;
  return { ...save, session, journal, undone: save.undone.slice(0, -1), turn: next?.began ? save.turn + 1 : save.turn };
}
