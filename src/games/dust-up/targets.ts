import type { Immutable } from '../../engine/game.ts';
import { canBeReached } from './seats.ts';
import type { AnyCommand, State } from './vocabulary.ts';

/** What one may aim at. */

type At = Immutable<State>;
type Command<K> = Extract<AnyCommand, { readonly do: K }>;

/** Every shield card in front of these seats. */
export function shieldsOf(state: At, seats: readonly number[]): Command<'shield'>[] {
  const found: Command<'shield'>[] = [];
  for (const of of seats) {
    const count = state.players[of]?.shields.length ?? 0;
    for (let shield = 0; shield < count; shield++) found.push({ do: 'shield', of, shield });
  }
  return found;
}

/** An opponent without a shield, or one of an opponent's shield cards (DU-9). The first of a seat's is its oldest. */
export function attacks(state: At, seat: number): Command<'attack'>[] {
  const found: Command<'attack'>[] = [];
  for (let at = 0; at < state.players.length; at++) {
    if (at === seat || !canBeReached(state, at)) continue;
    const count = state.players[at]?.shields.length ?? 0;
    if (count === 0) found.push({ do: 'attack', at, shield: null });
    for (let shield = 0; shield < count; shield++) found.push({ do: 'attack', at, shield });
  }
  return found;
}

/** Every kind of card in the own discard pile, once. */
export function discarded(state: At, seat: number): string[] {
  const pile = state.players[seat]?.discard ?? [];
  return pile.filter((card, i) => pile.indexOf(card) === i);
}
