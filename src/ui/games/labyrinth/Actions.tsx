import type { ComponentChildren } from 'preact';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import { Answer } from './Answers.tsx';
import { ItemSlip } from './cards/ItemSlip.tsx';
import { type Offer, type Offers, that, those } from './move-targets.ts';

type DeedsProps = {
  readonly offers: Offers;
  /** Whose turn in a fight it is: it may go to other things in the hands. */
  readonly fighter: string | null;
  readonly content: Content;
  readonly onOffer: (offer: Offer) => void;
  readonly onGear: (card: string) => void;
  /** What else can be done just now, before all that. */
  readonly children: ComponentChildren;
};

/** What can be done besides tapping the scene. */
export function Actions({ offers, fighter, content, onOffer, onGear, children }: DeedsProps) {
  const chance = that(offers, 'target', ({ hero }) => hero === null);
  const gear = fighter !== null ? [...those(offers, 'equip'), ...those(offers, 'put-away')] : [];
  if (!children && !chance) return null;
  return (
    <section class="lab-deeds" aria-label="What you can do">
      {fighter !== null && (
        <b class="lab-fighter" dir="auto">
          {fighter}
        </b>
      )}
      {children}
      {gear.length > 0 && (
        <details class="lab-gear">
          <summary class="button quiet" data-narrow="">
            Gear
          </summary>
          {gear.map(({ index, label, command: { card } }) => (
            <ItemSlip key={index} card={card} content={content} lit says={label} onCard={onGear} />
          ))}
        </details>
      )}
      {chance && (
        <Answer offer={chance} tone="quiet" icon="rolling-dices" onOffer={onOffer}>
          Let chance pick
        </Answer>
      )}
    </section>
  );
}
