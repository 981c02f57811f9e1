import type { ComponentChildren, VNode } from 'preact';
import { createPortal } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import type { Cut } from '../../parts/CutOut.tsx';
import { PlayerBadge } from '../../parts/PlayerBadge.tsx';

type SeatedHeroProps = {
  readonly who: Pick<SeatRecord, 'name' | 'emblem'>;
  readonly cut?: Pick<Cut, 'icon' | 'print' | 'holes' | 'flip'>;
  /** A drawing in a box of 200, in place of a cut-out. */
  readonly portrait?: ComponentChildren;
  readonly name: string;
  readonly title: string;
  /** How a screen reader goes on after the player's name. */
  readonly verb?: 'plays' | 'is';
  /** Under the title. */
  readonly children?: ComponentChildren;
  /** What a tap opens, to pick another one. Without it there is nothing to pick. */
  readonly picker?: (close: () => void) => VNode;
};

/** One seat's hero: the puppet over the seat's card, its name and title. */
export function SeatHeroCard({ who, cut, portrait, name, title, verb = 'plays', children, picker }: SeatedHeroProps) {
  const [open, setOpen] = useState<Element | null>(null);
  const hero = (
    <>
      <PlayerBadge key={name} class="seat-puppet" emblem={who.emblem} label="" {...cut}>
        {portrait}
      </PlayerBadge>
      <span class="seat-hero-words">
        <span class="visually-hidden">
          {who.name} {verb}{' '}
        </span>
        <b>{name}</b>
        <span>{title}</span>
        {children}
      </span>
    </>
  );
  if (!picker) return <p class="seat-hero">{hero}</p>;
  return (
    <>
      <button
        type="button"
        class="seat-hero"
        // Outside the seats: a sheet in there would lie under the next seat, and scroll with them.
        onClick={() => setOpen(document.querySelector('[data-sheets]') ?? document.body)}
      >
        {hero}
      </button>
      {open &&
        createPortal(
          picker(() => setOpen(null)),
          open,
        )}
    </>
  );
}
