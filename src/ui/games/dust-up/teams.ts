import type { View } from '../../../games/dust-up/state/view-types.ts';
import { teamOf } from '../../../games/dust-up/text/names.ts';

/** The two sides of partners as one sees them (DU-23). */

export type Team = { readonly name: string; readonly icon: string; readonly class: string };
const BOOT: Team = { name: teamOf(0), icon: 'cowboy-boot', class: 'boot' };
const CACTUS: Team = { name: teamOf(1), icon: 'cactus', class: 'cactus' };

/** The side of a seat; null where everybody is on their own. */
export const teamAt = ({ teams }: Pick<View, 'teams'>, seat: number): Team | null => (teams ? (seat % 2 === 0 ? BOOT : CACTUS) : null);

/** Players in the order in which they stand: partners side by side. */
export const inCamps = <P extends { readonly seat: number }>({ teams }: Pick<View, 'teams'>, players: readonly P[]): readonly P[] =>
  teams ? [...players].sort((a, b) => (a.seat % 2) - (b.seat % 2) || a.seat - b.seat) : players;
