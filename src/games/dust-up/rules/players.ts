import type { Immutable } from '../../../engine/game.ts';
import { atSeat } from '../../../engine/shared/cards.ts';
import type { Content } from '../content/content.ts';
import type { State } from '../state/state.ts';

/** Functions on players and seats. */

type At = Immutable<State>;

/** The player of a seat. @throws if there is none. */
export const playerAt = <P>({ players }: { readonly players: readonly P[] }, seat: number): P => atSeat(players, seat);

/** The seat whose deck a card is from. */
export function ownerOf(state: At, card: string, content: Content): number {
  const hero = content.cards[card]?.hero;
  for (let seat = 0; seat < state.players.length; seat++) if (state.players[seat]?.hero === hero) return seat;
  throw new Error(`"${card}" is from nobody's deck`);
}

/** The number of players who are not out. */
export function standing(state: At): number {
  let count = 0;
  for (const { out } of state.players) if (!out) count++;
  return count;
}

/** Whether cards of other players may affect this seat (DU-15, DU-16). */
export const canBeReached = (state: At, seat: number): boolean => {
  const player = state.players[seat];
  return player !== undefined && !player.out && !player.untouchable;
};

/** The legal targets of `seat` (DU-9, DU-15). */
export function opponents(state: At, seat: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < state.players.length; at++) if (at !== seat && canBeReached(state, at)) found.push(at);
  return found;
}

/** The only legal target of `seat`, `'many'` if there are several, null if there is none. */
export function target(state: At, seat: number): number | 'many' | null {
  let found: number | null = null;
  for (let at = 0; at < state.players.length; at++) {
    if (at === seat || !canBeReached(state, at)) continue;
    if (found !== null) return 'many';
    found = at;
  }
  return found;
}
