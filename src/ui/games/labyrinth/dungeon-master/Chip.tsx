import type { ComponentChildren } from 'preact';
import type { Offer } from '../move-targets.ts';

type ChipProps = {
  readonly offer: Offer;
  readonly look?: 'beast' | 'note' | 'hero';
  readonly onOffer: (offer: Offer) => void;
  readonly children: ComponentChildren;
};

/** Something that the dungeon master may do, as a chip to tap. */
export const Chip = ({ offer, look, onOffer, children }: ChipProps) => (
  <button type="button" class={`dm-chip ${look ?? ''}`} data-option={offer.index} aria-label={offer.label} onClick={() => onOffer(offer)}>
    {children}
  </button>
);
