import type { Plans } from '../../../engine/bots/wits.ts';
import { mostHealth } from '../players.ts';
import type { State } from '../state.ts';
import type { Traps } from '../vocabulary.ts';
import { tasting } from './greedy.ts';
import type { Taste } from './mind.ts';

/** What a clever bot weighs: how deep to go, and with how much gold to turn back. The larger the table, the farther it is, and the more must come of it. */
const TASTES: readonly Taste[] = [
  { level: 3, enough: 18 },
  { level: 3, enough: 10 },
  { level: 3, enough: 30 },
  { level: 2, enough: 8 },
];
const USUAL: Taste = { level: 3, enough: 13 };

/** Turns of each player that it looks ahead: about a trip. */
const ROUNDS = 4;
/** What gold on hand is worth against stored gold: it may be lost on the way. */
const ON_HAND = 0.8;
const CARD = 0.6;
const HEART = 0.15;
const ENOUGH = 6;

const fortune = ({ players, target }: State, seat: number): number => {
  const { stored, gold, cards } = players[seat] ?? { stored: 0, gold: 0, cards: [] };
  return stored + ON_HAND * gold + CARD * cards.length + (stored >= target ? ENOUGH : 0);
};

export const plans: Plans<Traps> = {
  minds: TASTES.map((taste) => (random) => tasting(taste, random)),
  usual: (random) => tasting(USUAL, random),
  turns: ({ players }) => ROUNDS * players.length,
  worth: (state, seat, content) => {
    const player = state.players[seat];
    const others = state.players.flatMap((_, i) => (i === seat ? [] : [fortune(state, i)]));
    const share = 1 / others.length;
    const hearts = player ? Math.min(player.health, mostHealth(player, content)) : 0;
    return fortune(state, seat) - (share + 1) * 0.5 * Math.max(...others) + HEART * hearts;
  },
};
