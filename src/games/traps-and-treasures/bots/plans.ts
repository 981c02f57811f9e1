import type { PlanModel, PolicyFactory } from '../../../engine/bots/policies.ts';
import { mostHealth } from '../rules/players.ts';
import type { State } from '../state/state.ts';
import type { Traps } from '../state/tasks.ts';
import { policyFor } from './greedy.ts';
import type { Strategy } from './strategies.ts';

/** A strategy for either book: where exploring pays, a sack is soon full (TT-28). */
type Plan = { readonly usual: Strategy; readonly oldBook: Strategy };
/**
 * The strategies of the clever bot: the deepest level, and the gold at which it returns. A larger board has longer ways, so by the old book
 * a trip must bring more.
 */
const PLANS: readonly Plan[] = [
  { usual: { level: 3, enough: 10 }, oldBook: { level: 3, enough: 18 } },
  { usual: { level: 3, enough: 7 }, oldBook: { level: 3, enough: 10 } },
  { usual: { level: 3, enough: 4 }, oldBook: { level: 3, enough: 30 } },
  { usual: { level: 2, enough: 10 }, oldBook: { level: 2, enough: 8 } },
];
const USUAL: Plan = { usual: { level: 3, enough: 9 }, oldBook: { level: 3, enough: 13 } };
const follow =
  ({ usual, oldBook }: Plan): PolicyFactory<Traps> =>
  (random) =>
  (options, choice, table) =>
    policyFor(table.seen.oldBook ? oldBook : usual, random)(options, choice, table);

/** Turns per player that the bot simulates: about one trip. */
const ROUNDS = 4;
/** The value of a gold piece on hand, relative to a stored one: a player can lose it on the way home. */
const ON_HAND = 0.8;
const CARD = 0.6;
const HEART = 0.15;
const ENOUGH = 6;

const playerValue = ({ players, target }: State, seat: number): number => {
  const { stored, gold, cards } = players[seat] ?? { stored: 0, gold: 0, cards: [] };
  return stored + ON_HAND * gold + CARD * cards.length + (stored >= target ? ENOUGH : 0);
};

export const plans: PlanModel<Traps> = {
  plans: PLANS.map(follow),
  usual: follow(USUAL),
  turns: ({ players }) => ROUNDS * players.length,
  worth: (state, seat, content) => {
    const player = state.players[seat];
    const others = state.players.flatMap((_, i) => (i === seat ? [] : [playerValue(state, i)]));
    const share = 1 / others.length;
    const hearts = player ? Math.min(player.health, mostHealth(player, content)) : 0;
    return playerValue(state, seat) - (share + 1) * 0.5 * Math.max(...others) + HEART * hearts;
  },
};
