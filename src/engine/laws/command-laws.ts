import { isAnswer, isChoice, isRoll } from '../choice-handler.ts';
import { equal } from '../equal.ts';
import type { GameTypes, Position } from '../game.ts';
import { Runner } from '../runner.ts';
import { act, IllegalCommand, observe, redo, type Session, undo } from '../session.ts';
import { type LawCommand, sameJson, shortJson, throughJson } from './law.ts';
import { notPlain } from './plain-json.ts';

/** A saved and loaded session is equal to the original and plays the same. */
export function loadedSessionPlaysTheSame<V extends GameTypes>({ game, content, session, command, acted }: LawCommand<V>): string | null {
  const loaded = throughJson(session);
  if (!equal(loaded, session)) return 'saving and loading changes the session';
  const again = ifLegal(() => act(game, content, loaded, throughJson(command)));
  if (!again) return `after saving and loading the command is not legal any more: ${shortJson(command)}`;
  if (!sameJson(again.session, acted.session)) return 'the loaded session plays differently';
  return sameJson(again.events, acted.events) ? null : 'the loaded session emits other events';
}

/** A runner without events reaches the same position: rules must not depend on `emit`. */
export function runnerPlaysTheSame<V extends GameTypes>({ game, content, session, command, acted }: LawCommand<V>): string | null {
  const runner = new Runner(game, content, session.now);
  const task = runner.agenda[runner.agenda.length - 1];
  if (!task) return 'the agenda is empty';
  if (isChoice(game, task) && isAnswer(command)) runner.answer(task, command);
  else if (isRoll(game, task)) runner.rolled(task, acted.dice && command.do === 'rolled' ? acted.dice : runner.throwDice(task));
  runner.advance();
  return sameJson(runner.position, acted.session.now) ? null : 'a runner reaches another position';
}

/** Undo restores the position before the command, and redo the position after it. */
export function undoAndRedoAreInverse<V extends GameTypes>({ game, content, session, acted }: LawCommand<V>): string | null {
  const after = acted.session;
  const back = undo(game, content, after);
  if (!back) return after.commands.length === 0 ? null : 'undo returns null although there is a command to undo';
  if (!sameJson(back.now, session.now)) return 'undo does not restore the position before';
  const again = redo(game, content, back);
  return sameJson(again, after) ? null : 'redo does not restore the position after';
}

/** A roll by the app cannot be undone, so that nobody can roll again. */
export const rollCannotBeUndone = <V extends GameTypes>({ game, content, command, acted }: LawCommand<V>): string | null =>
  command.do === 'roll' && undo(game, content, acted.session) ? 'a roll can be undone' : null;

/** Events are plain JSON. A secret event names an existing seat. */
export function eventsArePlain<V extends GameTypes>({ acted, imaginedPositions: worlds }: LawCommand<V>): string | null {
  for (const { event, secretFor } of acted.events) {
    const wrong = notPlain(event);
    if (wrong) return `the event ${event.do}: ${wrong}`;
    if (secretFor !== undefined && !worlds.some(({ viewer }) => viewer === secretFor))
      return `the event ${event.do} is secret for a seat that does not exist`;
  }
  return null;
}

/**
 * After a command that can be undone, each viewer sees the same in the true position and in every position that they imagined. Otherwise
 * they learned something, and the rules forgot `reveal`. Imagined positions in which the command is not legal are skipped.
 */
export function undoRevealsNothing<V extends GameTypes>({
  game,
  content,
  command,
  acted,
  imaginedPositions: worlds,
}: LawCommand<V>): string | null {
  if (acted.session.commands.length === 0) return null;
  for (const { viewer, at } of worlds) {
    const there = ifLegal(() => act(game, content, sessionAt(at), command).session.now);
    if (there && !sameJson(observe(game, content, there, viewer), observe(game, content, acted.session.now, viewer)))
      return `${viewer === 'table' ? 'the table' : `seat ${viewer}`} learned something, but the command can be undone`;
  }
  return null;
}

const sessionAt = <V extends GameTypes>(at: Position<V>): Session<V> => ({
  checkpoint: at,
  sealed: 'imagined',
  commands: [],
  undone: [],
  now: at,
});

function ifLegal<T>(play: () => T): T | null {
  try {
    return play();
  } catch (error) {
    if (error instanceof IllegalCommand) return null;
    throw error;
  }
}
