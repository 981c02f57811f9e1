import type { ComponentChildren } from 'preact';
import { type Sentence, speak } from '../../../engine/shared/sentences.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { SentenceText } from '../../parts/SentenceText.tsx';
import type { Offer } from './move-targets.ts';
import './town/errands.css';

type CardProps = {
  readonly offer: Offer;
  readonly icon: string;
  readonly title: string;
  /** What is said of it in full. */
  readonly says: string;
  /** What comes of it. */
  readonly lines: readonly Sentence[];
  /** What stands between the title and the lines. */
  readonly children?: ComponentChildren;
  readonly onOffer: (offer: Offer) => void;
};

/** An answer that needs a few lines: an item of a list, with a picture, a title and what comes of it on the button. */
export const OfferCard = ({ offer, icon, title, says, lines, children, onOffer }: CardProps) => (
  <li>
    <button
      type="button"
      class="errand"
      data-option={offer.index}
      aria-label={`${says} ${lines.map(speak).join(' ')}`}
      onClick={() => onOffer(offer)}
    >
      <CutOut icon={icon} size={3} width={36} print="var(--ember-lo)" />
      <span>
        <b>{title}</b>
        {children}
        {lines.map((line) => (
          <i key={speak(line)}>
            <SentenceText words={line} />
          </i>
        ))}
      </span>
    </button>
  </li>
);
