import type { Answer, GameTypes, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';

/** Creates the policy of a seat with its own random generator. */
export type PolicyFactory<V extends GameTypes> = (random: Random) => Policy<V>;

/** The plans that `planSearch` compares, and how it rates them. */
export interface PlanModel<V extends GameTypes> {
  /** One policy for each plan. */
  readonly plans: readonly PolicyFactory<V>[];
  /** The policy of the other seats. */
  readonly usual: PolicyFactory<V>;
  /** How many turns a playout lasts. */
  turns(state: V['state']): number;
  /** Rates a state for a seat from what that seat may see. Only differences matter. */
  worth(state: V['state'], seat: Seat, content: V['content']): number;
}

/** The bots of a game. */
export interface GameBots<V extends GameTypes> {
  /** A fast bot, also used to measure balance. The tools give it the true position, so it must read only what its seat may see. */
  readonly greedy: PolicyFactory<V>;
  /** Whether a bot at `seat` leaves this answer to one of the people at the table. */
  leaves?(command: Answer<V>, state: V['state'], seat: Seat, people: readonly Seat[], content: V['content']): boolean;
  /** The plans for `planSearch`; without them the strong bot uses `treeSearch`. */
  readonly plans?: PlanModel<V>;
}
