import type { Answer, Game, GameTypes, Position, Viewer } from './game.ts';
import type { Random } from './random.ts';
import { Runner } from './runner.ts';

/**
 * Chooses an option and returns its index. It may read all of `runner`, so a fair caller passes a runner that was imagined for the
 * seat.
 */
export type Policy<V extends GameTypes> = (options: readonly Answer<V>[], choice: V['choice'], runner: Runner<V>) => number;

/** More answers than this mean a game that never ends. The longest games, campaigns of Labyrinth, take about 20,000. */
export const MOST_ANSWERS = 100_000;

/** The error for a game that never ends. `task` is the task that waits now. */
export const noEnd = (game: string, task: string | undefined, answered: number): Error =>
  new Error(`${game}: no end after ${answered} answers; '${task}' waits now`);

/**
 * Plays in place to the end of the game, or until `decisions` choices of two or more options or `answers` prompts of any kind were
 * answered. It validates nothing and emits no events. Returns how many decisions were made.
 * @throws when `MOST_ANSWERS` answers reach none of these limits; the message names the waiting task.
 */
export function playOut<V extends GameTypes>(
  runner: Runner<V>,
  policy: Policy<V>,
  decisions = Number.POSITIVE_INFINITY,
  answers = Number.POSITIVE_INFINITY,
): number {
  const from = runner.answered;
  for (let made = 0; ; ) {
    const task = runner.advance();
    const answered = runner.answered - from;
    if (task === null || made >= decisions || answered >= answers) return made;
    if (answered >= MOST_ANSWERS) throw noEnd(runner.game.id, task.do, answered);
    if (runner.isRoll(task)) {
      runner.rolled(task, runner.throwDice(task));
      continue;
    }
    const options = runner.options(task);
    if (options.length > 1) made++;
    const command = options[options.length === 1 ? 0 : policy(options, task, runner)];
    if (command === undefined) throw new Error(`${runner.game.id}: no answer to ${task.do}`);
    runner.answer(task, command);
  }
}

/** Plays fast on a copy of `from`, with the same handlers as a session. */
export function simulate<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  from: Position<V>,
  policy: Policy<V>,
  decisions?: number,
): Runner<V> {
  const runner = new Runner(game, content, from);
  playOut(runner, policy, decisions);
  return runner;
}

/** A possible position from the knowledge of `viewer`: hidden information is randomized, and so is the random state, so that bots cannot predict dice. */
export function imagine<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  at: Position<V>,
  viewer: Viewer,
  random: Random,
): Runner<V> {
  const runner = new Runner(game, content, at, random);
  game.imagine(runner.state, runner.agenda, viewer, random, content);
  return runner;
}
