import type { Seat } from '../../../engine/game.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import type { Mood } from '../../puppets/figure.ts';
import { moodOfHearts } from '../../puppets/figure.ts';
import { PuppetBadge } from '../../puppets/PuppetBadge.tsx';
import { diggerOf } from './puppet-figures.ts';

type DiggerBadgeProps = {
  readonly seat: Seat;
  readonly seats: readonly SeatRecord[];
  readonly mood?: Mood | undefined;
  /** In rem; without it, as large as its class says. */
  readonly size?: number;
};

/** A player's animal on the disc of their colour. The words beside it say whose it is. */
export const DiggerBadge = ({ seat, seats, mood = 'well', size }: DiggerBadgeProps) => (
  <PuppetBadge figure={diggerOf(seat).figure} mood={mood} emblem={seats[seat]?.emblem ?? 'sun'} size={size} />
);

/** The mood of an animal as it fares just now. */
export const diggerMood = ({ health, most }: { readonly health: number; readonly most: number }): Mood => moodOfHearts(health, most);
