import type { ComponentChildren } from 'preact';
import type { Offer } from '../move-targets.ts';

type ChipProps = {
  readonly offer: Offer;
  /** What is said of it, where that is not its label. */
  readonly says?: string;
  readonly look?: 'beast' | 'note' | 'hero';
  readonly onOffer: (offer: Offer) => void;
  readonly children: ComponentChildren;
};

/** Something that the dungeon master may do, as a chip to tap. */
export const Chip = ({ offer, says = offer.label, look, onOffer, children }: ChipProps) => (
  <button type="button" class={`dm-chip ${look ?? ''}`} data-option={offer.index} aria-label={says} onClick={() => onOffer(offer)}>
    {children}
  </button>
);
