import type { OpenBox } from '../box.ts';
import type { Answer, Outcome, Seat, Vocabulary } from '../game.ts';
import type { Random } from '../random.ts';
import { imagine, type Policy, playOn } from '../simulate.ts';
import type { Table } from '../table.ts';
import type { Mind } from './wits.ts';

/** How much a searching bot thinks: so many games played out in its head before each decision. Counted, not timed, so that a game can be played again. */
export type Budget = { readonly iterations: number };

/** How curious the search is about what it has tried little (UCB1). */
const CURIOSITY = 0.7;

/** A decision in the tree: what has come of it so far. */
type Node = {
  readonly seat: Seat;
  /** What was decided next, by its name; most nodes never get that far. */
  next: Map<string, Node> | null;
  visits: number;
  /** Shares of victory for `seat`, summed. */
  value: number;
  /** How often it could have been chosen: not every world offers it. */
  offered: number;
};
const node = (seat: Seat): Node => ({ seat, next: null, visits: 0, value: 0, offered: 0 });

/** Names an answer to a question, the same in every world. */
function keyOf<V extends Vocabulary>(choice: V['choice'], command: Answer<V>): string {
  let key = `${choice.do} ${choice.seat}`;
  for (const name in command) key += ` ${String(command[name])}`;
  return key;
}

/** What an outcome is worth to a seat: a victory is shared among the winners, and one that nobody has by all. */
const share = ({ winners }: Outcome, seat: Seat, seats: number): number =>
  winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0;

/** The child to go down to: one never tried before, by chance, or the most promising. `fresh` says which. */
function descend<V extends Vocabulary>(
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
    const child = next.get(keyOf(choice, options[i] as Answer<V>));
    if (!child) {
      untried++;
      if (random.int(untried) === 0) pick = i;
      continue;
    }
    child.offered++;
    if (untried > 0) continue;
    const worth = child.value / child.visits + CURIOSITY * Math.sqrt(Math.log(child.offered) / child.visits);
    if (worth > best) {
      pick = i;
      best = worth;
      chosen = child;
    }
  }
  if (chosen && untried === 0) return { pick, child: chosen, fresh: false };
  const child = node(choice.seat);
  child.offered = 1;
  next.set(keyOf(choice, options[pick] as Answer<V>), child);
  return { pick, child, fresh: true };
}

/** Down the tree until something new is tried or the game is over. Returns the decisions on the way. */
function explore<V extends Vocabulary>(table: Table<V>, root: Node, random: Random): Node[] {
  const path: Node[] = [];
  let here = root;
  for (;;) {
    const task = table.advance();
    if (task === null) return path;
    if (table.isRoll(task)) {
      table.rolled(task, table.throwDice(task));
      continue;
    }
    const options = table.options(task);
    if (options.length === 1) {
      table.answer(task, options[0] as Answer<V>);
      continue;
    }
    const { pick, child, fresh } = descend(here, options, task, random);
    table.answer(task, options[pick] as Answer<V>);
    path.push(child);
    here = child;
    if (fresh) return path;
  }
}

/**
 * A bot that thinks ahead: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012). For each game in its head it
 * imagines the table anew as its seat may believe it to be, goes down one tree of all that was decided in such worlds, plays on with the
 * quick bot, and remembers who won. It is handed the real table and never looks past `imagine`: where that deals the same worlds
 * whatever the truth is, the choice is the same.
 */
export function search<V extends Vocabulary>(
  { game, content, greedy }: Pick<OpenBox<V>, 'game' | 'content'> & { readonly greedy: Mind<V> },
  { iterations }: Budget,
  random: Random,
): Policy<V> {
  const quick = greedy(random);
  return (options, choice, real) => {
    const at = real.position;
    const root = node(choice.seat);
    for (let i = 0; i < iterations; i++) {
      const table = imagine(game, content, at, choice.seat, random);
      const path = explore(table, root, random);
      playOn(table, quick);
      const { outcome } = table;
      if (!outcome) continue;
      for (const decision of path) {
        decision.visits++;
        decision.value += share(outcome, decision.seat, game.seats.max);
      }
    }
    let pick = 0;
    let most = -1;
    options.forEach((option, i) => {
      const visits = root.next?.get(keyOf(choice, option))?.visits ?? 0;
      if (visits > most) {
        pick = i;
        most = visits;
      }
    });
    return pick;
  };
}
