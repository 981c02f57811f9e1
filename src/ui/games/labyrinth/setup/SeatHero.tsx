import type { SeatProps } from '../../../game-ui.ts';
import { Rosette } from '../../../parts/Rosette.tsx';
import { readOptions } from './options.ts';
import './setup.css';

/** What a seat is: an adventurer, who is rolled up at the table, or the dungeon master. */
export function SeatHero({ seats, seat, options }: SeatProps) {
  const who = seats[seat];
  if (!who) return null;
  const master = readOptions(options).dm === 'person' && seat === seats.length - 1;
  return (
    <p class="seat-hero delver">
      {master ? (
        <Rosette key="master" class="seat-puppet" emblem={who.emblem} icon="cowled" print="var(--plum)" holes="var(--glow)" />
      ) : (
        <Rosette key="hero" class="seat-puppet" emblem={who.emblem} icon="rolling-dices" print="var(--ember-lo)" holes="var(--paper)" />
      )}
      <span class="seat-hero-words">
        <span class="visually-hidden">is </span>
        <b>{master ? 'Dungeon Master' : 'Adventurer'}</b>
        <span>{master ? 'knows what lurks' : 'will be rolled up'}</span>
      </span>
    </p>
  );
}
