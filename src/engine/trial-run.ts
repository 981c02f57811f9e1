import type { Game, GameTypes, Position } from './game.ts';
import { Random } from './random.ts';
import { Runner } from './runner.ts';
import { observe, prompt } from './session.ts';
import { imagine } from './simulate.ts';

/** Tests by playing whether a position is playable. An imported save may contain data that the rules cannot handle. */

/** How many answers to the first prompt are tried at most (evenly spread), and how many answers each of these runs has. */
const MAX_FIRST_ANSWERS = 12;
const SHORT_RUN = 4;
/** How many long runs follow, and how many answers each has. */
const LONG_RUNS = 6;
const LONG_RUN = 50;

/** Chooses an index below `count`. */
type ChooseIndex = (count: number, random: Random) => number;
const randomIndex: ChooseIndex = (count, random) => random.int(count);
const firstIndex: ChooseIndex = () => 0;
const lastIndex: ChooseIndex = (count) => count - 1;
/** How the dice fall, by run number. */
const DICE: readonly ChooseIndex[] = [randomIndex, firstIndex, lastIndex];
/** Which option the long runs choose, by run number. The last option often ends a turn, so that other seats play too. */
const ANSWERS: readonly ChooseIndex[] = [randomIndex, randomIndex, randomIndex, lastIndex];
const cyclic = <T>(list: readonly [T, ...T[]] | readonly T[], i: number, or: T): T => list[i % list.length] ?? or;

/** @throws when the reached position is not valid. */
type Check<V extends GameTypes> = (at: Position<V>) => void;

/**
 * Plays on from copies of `at`: short runs with each answer to the first prompt, then long runs. The dice are random, lowest or highest.
 * Some runs start from a position that a seat imagines, as bots do. There is no clock and no entropy: the result is always the same.
 * @returns the problem and where it happened; null when there was none.
 */
export function trialRun<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  at: Position<V>,
  seats: number,
  check: Check<NoInfer<V>>,
): string | null {
  let where = 'before the first answer';
  /** Gives `answers` answers, the first one chosen by `first`, and checks the reached position. */
  const run = (runner: Runner<V>, seed: number, answers: number, pick: ChooseIndex, first = pick): void => {
    const random = Random.seed(seed);
    for (let i = 0; i < answers; i++) if (!answer(runner, seats, i === 0 ? first : pick, cyclic(DICE, seed, randomIndex), random)) break;
    runner.advance();
    const reached = runner.position;
    check(reached);
    lookAround(reached);
  };
  const lookAround = (from: Position<V>): void => {
    observe(game, content, from, 'table');
    for (let seat = 0; seat < seats; seat++) observe(game, content, from, seat);
  };
  try {
    lookAround(at);
    if (at.outcome) return null;
    const currentPrompt = prompt(game, content, at);
    const count = currentPrompt?.kind === 'choose' ? currentPrompt.options.length : DICE.length;
    const tried = Math.min(count, MAX_FIRST_ANSWERS);
    for (let i = 0; i < tried; i++) {
      const option = Math.floor((i * count) / tried);
      where = `after answer ${option}`;
      run(new Runner(game, content, at, Random.seed(i), ignore), i, SHORT_RUN, randomIndex, () => option);
    }
    for (let i = 0; i < LONG_RUNS; i++) {
      where = `in run ${i}`;
      const random = Random.seed(i);
      const runner = i % 5 === 4 ? imagine(game, content, at, i % seats, random) : new Runner(game, content, at, random, ignore);
      run(runner, i, LONG_RUN, cyclic(ANSWERS, i, randomIndex));
    }
    return null;
  } catch (error) {
    return `${where}: ${String(error)}`;
  }
}

/** Events are built and then dropped, so that errors in building them are found. */
const ignore = (): void => undefined;

/**
 * Plays to the next prompt and answers it. False when the game is over.
 * @throws when the seat does not exist or there is no legal answer.
 */
function answer<V extends GameTypes>(runner: Runner<V>, seats: number, pick: ChooseIndex, dice: ChooseIndex, random: Random): boolean {
  const task = runner.advance();
  if (task === null) return false;
  if (!(Number.isInteger(task.seat) && task.seat >= 0 && task.seat < seats)) throw new Error(`nobody sits at seat ${task.seat}`);
  if (runner.isRoll(task)) {
    const { count, faces } = task;
    runner.rolled(
      task,
      Array.from({ length: count }, () => 1 + dice(faces, random)),
    );
    return true;
  }
  const options = runner.options(task);
  const option = options[pick(options.length, random)];
  if (option === undefined) throw new Error(`no answer to ${task.do}`);
  runner.answer(task, option);
  return true;
}
