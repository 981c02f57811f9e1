import type { SeatProps } from '../../../game-ui.ts';
import { PuppetOnDisc } from '../../../puppets/PuppetBadge.tsx';
import { SeatHeroCard } from '../../../shell/seats/SeatHeroCard.tsx';
import { diggerOf } from '../puppet-figures.ts';

/** One seat's animal over the seat's card, and its name. */
export function SeatHero({ seats, seat }: SeatProps) {
  const who = seats[seat];
  const { name, title, figure } = diggerOf(seat);
  return who ? <SeatHeroCard who={who} portrait={<PuppetOnDisc figure={figure} />} name={name} title={title} /> : null;
}
