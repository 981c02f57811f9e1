import type { SeatProps } from '../../../game-ui.ts';
import { Rosette } from '../../../parts/Rosette.tsx';
import { puppetCut, puppetOf } from '../puppets.ts';
import './setup.css';

/** One seat's puppet over the seat's card, and its name. */
export function SeatHero({ seats, seat }: SeatProps) {
  const who = seats[seat];
  if (!who) return null;
  const { name, title } = puppetOf(seat);
  return (
    <p class="seat-hero sneak">
      <Rosette key={name} class="seat-puppet" emblem={who.emblem} {...puppetCut(seat)} />
      <span class="seat-hero-words">
        <span class="visually-hidden">plays </span>
        <b>{name}</b>
        <span>{title}</span>
      </span>
    </p>
  );
}
