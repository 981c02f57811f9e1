import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import type { State } from '../state/state.ts';
import type { AnyCommand } from '../state/tasks.ts';
import { type Bodies, canBeReached, isTarget } from './players.ts';

/** The legal targets. */

type At = Immutable<State>;
type Command<K> = Extract<AnyCommand, { readonly do: K }>;

/** All shield cards in front of these seats. */
export function shieldsOf(state: At, seats: readonly number[]): Command<'shield'>[] {
  const found: Command<'shield'>[] = [];
  for (const of of seats) {
    const count = state.players[of]?.shields.length ?? 0;
    for (let shield = 0; shield < count; shield++) found.push({ do: 'shield', of, shield });
  }
  return found;
}

/** Each opponent without a shield, and each shield card of the others (DU-9). Shield 0 is the oldest. */
export function attacks(state: At, seat: number): Command<'attack'>[] {
  const found: Command<'attack'>[] = [];
  for (let at = 0; at < state.players.length; at++) {
    if (!isTarget(state, seat, at)) continue;
    const count = state.players[at]?.shields.length ?? 0;
    if (count === 0) found.push({ do: 'attack', at, shield: null });
    for (let shield = 0; shield < count; shield++) found.push({ do: 'attack', at, shield });
  }
  return found;
}

/** The different cards in the player's own discard pile. */
export function discarded(state: At, seat: number): string[] {
  const pile = state.players[seat]?.discard ?? [];
  return pile.filter((card, i) => pile.indexOf(card) === i);
}

/** The cards that each player has played this turn, the newest last. */
type Played = { readonly players: readonly { readonly played: readonly string[] }[] };

/** The last card of a player, if it can be copied; null for none, or one that copies a card itself (DU-15). */
export function copiedCard({ players }: Played, at: number, { cards }: Content): string | null {
  const card = players[at]?.played.at(-1);
  const effects = card === undefined ? undefined : cards[card]?.effects;
  return card === undefined || !effects || effects.some((effect) => effect.do === 'copy-card') ? null : card;
}

/** The seats whose last card `seat` can copy (DU-15): a partner’s, too (DU-23). */
export const copied = (table: Played & Bodies, seat: number, content: Content): number[] =>
  table.players.flatMap((_, at) => (at !== seat && canBeReached(table, at) && copiedCard(table, at, content) !== null ? [at] : []));
