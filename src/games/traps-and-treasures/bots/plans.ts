import type { PlanModel } from '../../../engine/bots/policies.ts';
import { mostHealth } from '../rules/players.ts';
import type { State } from '../state/state.ts';
import type { Traps } from '../state/tasks.ts';
import { policyFor } from './greedy.ts';
import type { Strategy } from './strategies.ts';

/**
 * The strategies of the clever bot: the deepest level, and the gold at which it returns. A larger board has longer ways, so a trip must
 * bring more.
 */
const STRATEGIES_BY_SIZE: readonly Strategy[] = [
  { level: 3, enough: 18 },
  { level: 3, enough: 10 },
  { level: 3, enough: 30 },
  { level: 2, enough: 8 },
];
const USUAL: Strategy = { level: 3, enough: 13 };

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
  plans: STRATEGIES_BY_SIZE.map((taste) => (random) => policyFor(taste, random)),
  usual: (random) => policyFor(USUAL, random),
  turns: ({ players }) => ROUNDS * players.length,
  worth: (state, seat, content) => {
    const player = state.players[seat];
    const others = state.players.flatMap((_, i) => (i === seat ? [] : [playerValue(state, i)]));
    const share = 1 / others.length;
    const hearts = player ? Math.min(player.health, mostHealth(player, content)) : 0;
    return playerValue(state, seat) - (share + 1) * 0.5 * Math.max(...others) + HEART * hearts;
  },
};
