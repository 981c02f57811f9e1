import { equal } from '../equal.ts';
import type { Answer, Position, Vocabulary } from '../game.ts';
import { act, IllegalCommand, look, redo, type Session, undo } from '../session.ts';
import { Table } from '../table.ts';
import { brief, type Deed, reloaded, same } from './law.ts';
import { notPlain } from './plain.ts';

/** A session that was saved and loaded is the same session, and plays on as if nothing had happened. */
export function playsOnLoaded<V extends Vocabulary>({ game, content, session, command, acted }: Deed<V>): string | null {
  const loaded = reloaded(session);
  if (!equal(loaded, session)) return 'saving and loading changes the session';
  const again = landed(() => act(game, content, loaded, reloaded(command)));
  if (!again) return `once saved and loaded the command is not legal any more: ${brief(command)}`;
  if (!same(again.session, acted.session)) return 'the loaded session plays differently';
  return same(again.events, acted.events) ? null : 'the loaded session tells other events';
}

/** The fast way, in place and without events, ends at the very same position: nothing may hang on somebody listening. */
export function playsInPlace<V extends Vocabulary>({ game, content, session, command, acted }: Deed<V>): string | null {
  const table = new Table(game, content, session.now);
  const task = table.agenda[table.agenda.length - 1];
  if (!task) return 'nothing is waiting';
  if (!table.isRoll(task)) table.answer(task as V['choice'], command as Answer<V>);
  else table.rolled(task, acted.dice && command.do === 'rolled' ? acted.dice : table.throwDice(task));
  table.advance();
  return same(table.position, acted.session.now) ? null : 'played in place it comes out differently';
}

/** What is taken back is as it was; what is done again is as it had become. */
export function undoes<V extends Vocabulary>({ game, content, session, acted }: Deed<V>): string | null {
  const after = acted.session;
  const back = undo(game, content, after);
  if (!back) return after.commands.length === 0 ? null : 'a command that cannot be taken back';
  if (!same(back.now, session.now)) return 'undo does not lead back';
  const again = redo(game, content, back);
  return same(again, after) ? null : 'redo does not lead where the command had led';
}

/** Dice that were thrown are never thrown again. */
export const keepsThrownDice = <V extends Vocabulary>({ game, content, command, acted }: Deed<V>): string | null =>
  command.do === 'roll' && undo(game, content, acted.session) ? 'thrown dice can be taken back' : null;

/** Events are plain JSON too, and a secret one names a seat at this table. */
export function tellsPlainEvents<V extends Vocabulary>({ acted, worlds }: Deed<V>): string | null {
  for (const { event, secretFor } of acted.events) {
    const wrong = notPlain(event);
    if (wrong) return `the event ${event.do}: ${wrong}`;
    if (secretFor !== undefined && !worlds.some(({ viewer }) => viewer === secretFor)) return `the event ${event.do} is for nobody here`;
  }
  return null;
}

/**
 * A command that can be taken back shows each viewer the same in every world they believe possible; else they have learned
 * something, and `reveal` was forgotten. Worlds in which the command is not legal are not what they believe any more.
 */
export function leaksNothing<V extends Vocabulary>({ game, content, command, acted, worlds }: Deed<V>): string | null {
  if (acted.session.commands.length === 0) return null;
  for (const { viewer, at } of worlds) {
    const there = landed(() => act(game, content, fresh(at), command).session.now);
    if (there && !same(look(game, content, there, viewer), look(game, content, acted.session.now, viewer)))
      return `${viewer === 'table' ? 'the table' : `seat ${viewer}`} learned something, yet it can be taken back`;
  }
  return null;
}

const fresh = <V extends Vocabulary>(at: Position<V>): Session<V> => ({
  checkpoint: at,
  sealed: 'imagined',
  commands: [],
  undone: [],
  now: at,
});

function landed<T>(play: () => T): T | null {
  try {
    return play();
  } catch (error) {
    if (error instanceof IllegalCommand) return null;
    throw error;
  }
}
