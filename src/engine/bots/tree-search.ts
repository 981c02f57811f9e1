import type { Answer, GameTypes, Outcome, Seat } from '../game.ts';
import type { GameModule } from '../game-module.ts';
import { itemAt } from '../item-at.ts';
import type { Random } from '../random.ts';
import type { Runner } from '../runner.ts';
import { imagine, type Policy, playOut } from '../simulate.ts';
import type { PolicyFactory } from './policies.ts';

/** The limits of one search. */
export type Budget = {
  /** The most playouts. Without `stop` the number is exact, so that the same seed gives the same game. */
  readonly iterations: number;
  /** Called before each playout. When it returns true, the bot plays the best option so far. */
  readonly stop?: (() => boolean) | undefined;
};

/** The exploration constant of UCB1. */
const EXPLORATION = 0.7;

/** A decision in the tree, with the results of its playouts. */
type Node = {
  readonly seat: Seat;
  /** The children by the key of their command; null until the first one. */
  next: Map<string, Node> | null;
  visits: number;
  /** The sum of the results for `seat` (see `share`). */
  value: number;
  /** How often the option was legal: not every imagined position has it. */
  offered: number;
};
const newNode = (seat: Seat): Node => ({ seat, next: null, visits: 0, value: 0, offered: 0 });

/** The key of a command. It is the same in all imagined positions. */
function keyOf<V extends GameTypes>(choice: V['choice'], command: Answer<V>): string {
  let key = `${choice.do} ${choice.seat}`;
  for (const name in command) key += ` ${String(command[name])}`;
  return key;
}

/** The result for a seat: the winners share 1, and all seats share it when nobody wins. */
const share = ({ winners }: Outcome, seat: Seat, seats: number): number =>
  winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0;

/** Selects a child: a random untried one (`fresh`), or the one with the highest UCB1 value. */
function descend<V extends GameTypes>(
  here: Node,
  options: readonly Answer<V>[],
  choice: V['choice'],
  random: Random,
): { readonly pick: number; readonly child: Node; readonly fresh: boolean } {
  here.next ??= new Map();
  const { next } = here;
  let pick = 0;
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Node | null = null;
  let untried = 0;
  for (let i = 0; i < options.length; i++) {
    const child = next.get(keyOf(choice, itemAt(options, i)));
    if (!child) {
      untried++;
      if (random.int(untried) === 0) pick = i;
      continue;
    }
    child.offered++;
    if (untried > 0) continue;
    const worth = child.value / child.visits + EXPLORATION * Math.sqrt(Math.log(child.offered) / child.visits);
    if (worth > best) {
      pick = i;
      best = worth;
      chosen = child;
    }
  }
  if (chosen && untried === 0) return { pick, child: chosen, fresh: false };
  const child = newNode(choice.seat);
  child.offered = 1;
  next.set(keyOf(choice, itemAt(options, pick)), child);
  return { pick, child, fresh: true };
}

/** Selection and expansion: goes down the tree to a new node or the end of the game. Returns the visited nodes. */
function explore<V extends GameTypes>(runner: Runner<V>, root: Node, random: Random): Node[] {
  const path: Node[] = [];
  let here = root;
  for (;;) {
    const task = runner.advance();
    if (task === null) return path;
    if (runner.isRoll(task)) {
      runner.rolled(task, runner.throwDice(task));
      continue;
    }
    const options = runner.options(task);
    if (options.length === 1) {
      runner.answer(task, itemAt(options, 0));
      continue;
    }
    const { pick, child, fresh } = descend(here, options, task, random);
    runner.answer(task, itemAt(options, pick));
    path.push(child);
    here = child;
    if (fresh) return path;
  }
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012). Each playout imagines the position again for the seat,
 * goes down one tree that all playouts share, plays to the end with the greedy bot, and records who won. It gets the true position but
 * only reads positions from `imagine`, so hidden information does not change the choice. When it is stopped before the first playout, it
 * plays like the greedy bot. `seats`: the number of players.
 */
export function treeSearch<V extends GameTypes>(
  { game, content, greedy }: Pick<GameModule<V>, 'game' | 'content'> & { readonly greedy: PolicyFactory<V> },
  seats: number,
  { iterations, stop }: Budget,
  random: Random,
): Policy<V> {
  const greedyPolicy = greedy(random);
  return (options, choice, real) => {
    const at = real.position;
    const root = newNode(choice.seat);
    for (let i = 0; i < iterations && !stop?.(); i++) {
      const runner = imagine(game, content, at, choice.seat, random);
      const path = explore(runner, root, random);
      playOut(runner, greedyPolicy);
      const { outcome } = runner;
      if (!outcome) continue;
      for (const decision of path) {
        decision.visits++;
        decision.value += share(outcome, decision.seat, seats);
      }
    }
    let pick: number | null = null;
    let [most, best] = [0, 0];
    options.forEach((option, i) => {
      const { visits, value } = root.next?.get(keyOf(choice, option)) ?? newNode(choice.seat);
      if (visits < most || visits === 0 || (visits === most && value <= best)) return;
      pick = i;
      [most, best] = [visits, value];
    });
    return pick ?? greedyPolicy(options, choice, imagine(game, content, at, choice.seat, random));
  };
}
