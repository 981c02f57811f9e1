import type { Seat, Vocabulary } from '../game.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';

/** How a bot thinks: each seat gets a policy with a chance of its own. */
export type Mind<V extends Vocabulary> = (random: Random) => Policy<V>;

/** What a player may have in mind for a while, and how to tell what comes of it: what a bot weighs that thinks ahead. */
export interface Plans<V extends Vocabulary> {
  /** A quick bot for each plan. */
  readonly minds: readonly Mind<V>[];
  /** How everybody else is thought to play. */
  readonly usual: Mind<V>;
  /** How many turns of the table to look ahead. */
  turns(state: V['state']): number;
  /** What a position is worth to a seat, by what that seat may see; only the difference between two counts. */
  worth(state: V['state'], seat: Seat, content: V['content']): number;
}

/** All that the bots of a game think with. */
export interface Wits<V extends Vocabulary> {
  /** The quick bot that balance is measured with. The tools hand it the real table, so it must look only at what is open to its seat. */
  readonly greedy: Mind<V>;
  /** Where single steps say too little to be searched, the plans that are weighed instead. */
  readonly plans?: Plans<V>;
}
