import type { SeatProps } from '../../../game-ui.ts';
import { SeatedHero } from '../../../shell/SeatedHero.tsx';
import { puppetCut, puppetOf } from '../puppets.ts';

/** One seat's puppet over the seat's card, and its name. */
export function SeatHero({ seats, seat }: SeatProps) {
  const who = seats[seat];
  return who ? <SeatedHero who={who} cut={puppetCut(seat)} {...puppetOf(seat)} /> : null;
}
