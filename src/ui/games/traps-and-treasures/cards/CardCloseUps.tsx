import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Held } from '../../../../games/traps-and-treasures/state/state.ts';
import type { Event, Traps } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { useBook } from '../../../book/WithBook.tsx';
import { Button } from '../../../parts/Button.tsx';
import { CardCloseUp } from '../../../parts/CardCloseUp.tsx';
import type { AnimationFrame } from '../../../table/stage/animation-frames.ts';
import type { Offer } from '../move-targets.ts';
import { TreasureCard } from './TreasureCard.tsx';

type HeldCardProps = {
  readonly held: Held;
  readonly content: Content;
  /** What the card can be used for just now. */
  readonly offer: Offer | undefined;
  /** Why it cannot be used just now, or what it cannot do here. */
  readonly why: string | undefined;
  readonly onOffer: (offer: Offer) => void;
  readonly onBack: () => void;
};

/** A treasure card of one's own, to be read and used. */
export function HeldCardCloseUp({ held, content, offer, why, onOffer, onBack }: HeldCardProps) {
  const openBook = useBook();
  return (
    <CardCloseUp
      id={held.card}
      says="A treasure card"
      onClose={onBack}
      card={<TreasureCard held={held} content={content} onKeyword={openBook ?? undefined} />}
    >
      {why && <p class="chip">{why}</p>}
      {offer && (
        <Button data-option={offer.index} onClick={() => onOffer(offer)}>
          {offer.label}
        </Button>
      )}
      <Button tone="quiet" onClick={onBack}>
        Back
      </Button>
    </CardCloseUp>
  );
}

type ShownCardProps = {
  readonly frame: AnimationFrame<Traps> | null;
  readonly content: Content;
};

/** The treasure card that a frame shows: it has just been used or found. Every tap leads on. */
export function ShownCardCloseUp({ frame, content }: ShownCardProps) {
  const event: Event | undefined = frame?.event;
  if (frame?.card === undefined || !event || !('level' in event)) return null;
  return (
    <CardCloseUp
      id={frame.card}
      says={event.do === 'used' ? 'A card is used' : 'A treasure is found'}
      card={<TreasureCard held={{ card: frame.card, level: event.level }} content={content} />}
    >
      <Button>Go on</Button>
    </CardCloseUp>
  );
}
