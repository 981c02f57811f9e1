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

/** Who is on whose side. */
export type Sides = { readonly teams: boolean; readonly landlord: number | null };

/** Whether two seats win together: they sit across from each other (DU-23), or are both against the Landlord (DU-24). */
export function arePartners({ teams, landlord }: Sides, seat: number, other: number): boolean {
  if (seat === other) return false;
  return landlord === null ? teams && (seat - other) % 2 === 0 : seat !== landlord && other !== landlord;
}

type Standing = Sides & { readonly players: readonly { readonly out: boolean }[] };

/** Whether no two players who are still in are against each other (DU-18, DU-23, DU-24). */
export function isDecided(table: Standing): boolean {
  const { players } = table;
  let first: number | null = null;
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat]?.out) continue;
    if (first === null) first = seat;
    else if (!arePartners(table, first, seat)) return false;
  }
  return true;
}

/** Who wins once it is decided: whoever is still in, and their partners, even if those are out (DU-18, DU-23, DU-24). */
export const winnersOf = (table: Standing): number[] =>
  table.players.flatMap((_, seat) =>
    table.players.some(({ out }, other) => !out && (other === seat || arePartners(table, other, seat))) ? [seat] : [],
  );

/** How a game ends in which these have won: `last` standing, a `tie`, or with the `landlord` against all others (DU-18, DU-24). */
export function endingOf({ landlord }: Sides, winners: readonly number[]): 'last' | 'tie' | 'landlord-out' | 'landlord' {
  if (landlord !== null) return winners.length > 0 && !winners.includes(landlord) ? 'landlord-out' : 'landlord';
  return winners.length > 0 ? 'last' : 'tie';
}

/** Who is there, and can be reached. */
export type Bodies = { readonly players: readonly { readonly out: boolean; readonly untouchable: boolean }[] };

/** Whether cards of other players may affect this seat (DU-15, DU-16). */
export const canBeReached = ({ players }: Bodies, seat: number): boolean => {
  const player = players[seat];
  return player !== undefined && !player.out && !player.untouchable;
};

/** Whether `seat` may attack, rob or frighten the seat `at` (DU-9, DU-15, DU-23, DU-24). */
export const isTarget = (table: Sides & Bodies, seat: number, at: number): boolean =>
  at !== seat && canBeReached(table, at) && !arePartners(table, seat, at);

/** The legal targets of `seat` (DU-9, DU-15). */
export function opponents(state: At, seat: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < state.players.length; at++) if (isTarget(state, seat, at)) found.push(at);
  return found;
}

/** The only legal target of `seat`, `'many'` if there are several, null if there is none. */
export function target(state: At, seat: number): number | 'many' | null {
  let found: number | null = null;
  for (let at = 0; at < state.players.length; at++) {
    if (!isTarget(state, seat, at)) continue;
    if (found !== null) return 'many';
    found = at;
  }
  return found;
}
