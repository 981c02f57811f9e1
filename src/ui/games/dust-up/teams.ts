import type { Sides } from '../../../games/dust-up/rules/players.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';
import { teamOf } from '../../../games/dust-up/text/names.ts';

/** Who is on whose side, as one sees it (DU-23, DU-24). */

export type Team = { readonly name: string; readonly icon: string; readonly class: string };
const BOOT: Team = { name: teamOf(0), icon: 'cowboy-boot', class: 'boot' };
const CACTUS: Team = { name: teamOf(1), icon: 'cactus', class: 'cactus' };
const LANDLORD: Team = { name: 'the Landlord', icon: 'key', class: 'landlord' };

/** The side of a seat that wears a sign; null where everybody is on their own, and for those against the Landlord. */
export function teamAt({ teams, landlord }: Sides, seat: number): Team | null {
  if (seat === landlord) return LANDLORD;
  return teams ? (seat % 2 === 0 ? BOOT : CACTUS) : null;
}

/** The Landlord sleeps until his first turn: then the noise has woken him. */
export const isAsleep = ({ landlord, round, turn, players }: View, seat: number): boolean =>
  seat === landlord && round === 1 && turn.seat !== seat && players[seat]?.played.length === 0;

/** Players in the order in which they stand: partners side by side. */
export const inCamps = <P extends { readonly seat: number }>({ teams }: Pick<View, 'teams'>, players: readonly P[]): readonly P[] =>
  teams ? [...players].sort((a, b) => (a.seat % 2) - (b.seat % 2) || a.seat - b.seat) : players;
