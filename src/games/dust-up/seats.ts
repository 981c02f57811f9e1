import type { Immutable } from '../../engine/game.ts';
import { atSeat } from '../../engine/kit/cards.ts';
import type { Content } from './content.ts';
import type { State } from './vocabulary.ts';

/** Who is who at the table. */

type At = Immutable<State>;

/** Whoever sits there. @throws where nobody does. */
export const playerAt = <P>({ players }: { readonly players: readonly P[] }, seat: number): P => atSeat(players, seat);

/** The seat whose deck a card is from. */
export function ownerOf(state: At, card: string, content: Content): number {
  const hero = content.cards[card]?.hero;
  for (let seat = 0; seat < state.players.length; seat++) if (state.players[seat]?.hero === hero) return seat;
  throw new Error(`"${card}" is from nobody's deck`);
}

/** How many have not fallen. */
export function standing(state: At): number {
  let count = 0;
  for (const { out } of state.players) if (!out) count++;
  return count;
}

/** Whether a card of somebody else may reach this seat (DU-15, DU-16). */
export const canBeReached = (state: At, seat: number): boolean => {
  const player = state.players[seat];
  return player !== undefined && !player.out && !player.untouchable;
};

/** Whom `seat` may aim at (DU-9, DU-15). */
export function opponents(state: At, seat: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < state.players.length; at++) if (at !== seat && canBeReached(state, at)) found.push(at);
  return found;
}

/** The one opponent that `seat` may aim at, `'many'` where there is a choice, null where there is nobody. */
export function target(state: At, seat: number): number | 'many' | null {
  let found: number | null = null;
  for (let at = 0; at < state.players.length; at++) {
    if (at === seat || !canBeReached(state, at)) continue;
    if (found !== null) return 'many';
    found = at;
  }
  return found;
}
