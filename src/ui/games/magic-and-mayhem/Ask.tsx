import type { ComponentChildren } from 'preact';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { Offer } from './offers.ts';
import './ask.css';

/** Answers as big buttons; `first`: the first of them is what one nearly always wants. */
export function Answers({
  offers,
  onOffer,
  first = false,
}: {
  offers: readonly Offer[];
  onOffer: (offer: Offer) => void;
  first?: boolean;
}) {
  const coins = offers.length > 3 && offers.every(({ command }) => command.do === 'amount' || command.do === 'back');
  return (
    <div class={coins ? 'answers coins' : 'answers'}>
      {offers.map((offer, i) => (
        <Button key={offer.index} tone={first && i === 0 ? 'primary' : 'quiet'} data-option={offer.index} onClick={() => onOffer(offer)}>
          {offer.label}
        </Button>
      ))}
    </div>
  );
}

/** "Which one?": what a button or a square with several answers opens. */
export function Which({
  title,
  offers,
  onOffer,
  onBack,
  first = false,
  children,
}: {
  title: string;
  offers: readonly Offer[];
  onOffer: (offer: Offer) => void;
  onBack: () => void;
  /** Whether a blow that comes first is what one nearly always wants. */
  first?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <Sheet title={title} onBack={onBack} back="Never mind">
      {children}
      <Answers offers={offers} onOffer={onOffer} first={first && offers[0]?.command.do === 'attack'} />
    </Sheet>
  );
}

/** The answers to a question, on a paper slip over the board, which stays in sight. The call above puts the question. */
export function Question({
  title,
  offers,
  onOffer,
  children,
}: {
  title: string;
  offers: readonly Offer[];
  onOffer: (offer: Offer) => void;
  children?: ComponentChildren;
}) {
  return (
    <section class="question paper rim" aria-label={title}>
      {children}
      <Answers offers={offers} onOffer={onOffer} first={offers[0]?.command.do === 'yes' || offers[0]?.command.do === 'hand'} />
    </section>
  );
}
