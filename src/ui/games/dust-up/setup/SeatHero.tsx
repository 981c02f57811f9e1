import { createPortal } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatProps } from '../../../game-ui.ts';
import { Rosette } from '../../../parts/Rosette.tsx';
import { cutOf } from '../cards/papers.ts';
import { HeroPicker } from './HeroPicker.tsx';
import { heroOf, pickHero, readOptions } from './options.ts';

/** One seat's hero: its puppet over the seat's card, its name and title. A tap opens the picker. */
export function SeatHero({ seats, seat, options, onOptions }: SeatProps) {
  const [picking, setPicking] = useState<Element | null>(null);
  const picked = readOptions(options).heroes;
  const who = seats[seat];
  const id = picked[seat];
  if (who === undefined || id === undefined) return null;
  const hero = heroOf(id);
  return (
    <>
      <button
        type="button"
        class="seat-hero"
        // Outside the seats: a sheet in there would lie under the next seat, and scroll with them.
        onClick={() => setPicking(document.querySelector('[data-sheets]') ?? document.body)}
      >
        <Rosette key={id} class="seat-puppet" emblem={who.emblem} {...cutOf(hero.art)} />
        <span class="seat-hero-words">
          <span class="visually-hidden">plays </span>
          <b>{hero.name}</b>
          <span>{hero.title}</span>
        </span>
      </button>
      {picking &&
        createPortal(
          <HeroPicker
            seats={seats}
            seat={seat}
            picked={picked}
            onPick={(other) => {
              setPicking(null);
              onOptions(pickHero(options, seat, other));
            }}
            onBack={() => setPicking(null)}
          />,
          picking,
        )}
    </>
  );
}
