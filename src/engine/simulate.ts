import type { Answer, Position, Rules, Viewer, Vocabulary } from './game.ts';
import type { Random } from './random.ts';
import { Table } from './table.ts';

/**
 * Chooses one of the options by its index. It may look at all of `table`; it is honest only
 * when the table was imagined for its seat.
 */
export type Policy<V extends Vocabulary> = (options: readonly Answer<V>[], choice: V['choice'], table: Table<V>) => number;

/**
 * Plays on in place until the end, or until `decisions` choices of two or more options were made, or `answers` questions of any
 * kind were answered: no checks, no events. Returns how many decisions were made.
 */
export function playOn<V extends Vocabulary>(
  table: Table<V>,
  policy: Policy<V>,
  decisions = Number.POSITIVE_INFINITY,
  answers = Number.POSITIVE_INFINITY,
): number {
  const last = table.answered + answers;
  for (let made = 0; ; ) {
    const task = table.advance();
    if (task === null || made >= decisions || table.answered >= last) return made;
    if (table.isRoll(task)) {
      table.rolled(task, table.throwDice(task));
      continue;
    }
    const options = table.options(task);
    if (options.length > 1) made++;
    const command = options[options.length === 1 ? 0 : policy(options, task, table)];
    if (command === undefined) throw new Error(`${table.game.id}: no answer to ${task.do}`);
    table.answer(task, command);
  }
}

/** The fast way to play: on its own copy of `from`, with the very rows that a session uses. */
export function simulate<V extends Vocabulary>(
  game: NoInfer<Rules<V>>,
  content: V['content'],
  from: Position<V>,
  policy: Policy<V>,
  decisions?: number,
): Table<V> {
  const table = new Table(game, content, from);
  playOn(table, policy, decisions);
  return table;
}

/** The same position as `viewer` may believe it to be: hidden things dealt anew and a fresh random source, so that no bot can foresee dice. */
export function imagine<V extends Vocabulary>(
  game: NoInfer<Rules<V>>,
  content: V['content'],
  at: Position<V>,
  viewer: Viewer,
  random: Random,
): Table<V> {
  const table = new Table(game, content, at, random);
  game.imagine(table.state, table.agenda, viewer, random, content);
  return table;
}
