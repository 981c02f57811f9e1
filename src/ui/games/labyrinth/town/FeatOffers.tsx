import { speak } from '../../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { FeatKind } from '../../../../games/labyrinth/state/constants.ts';
import { featText } from '../../../../games/labyrinth/text/cards.ts';
import { FEAT_WORDS } from '../../../../games/labyrinth/text/feats.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { type Offer, type Offers, those } from '../move-targets.ts';
import './errands.css';

export const FEAT_ICONS: { readonly [K in FeatKind]: string } = { trick: 'rolling-dices', title: 'talk', scar: 'knocked-out-stars' };

type OffersProps = { readonly offers: Offers; readonly content: Content; readonly onOffer: (offer: Offer) => void };

/** What a hero may have from the delve: a trick, a title or a scar, each with its story (LA-47). */
export const FeatOffers = ({ offers, content, onOffer }: OffersProps) => (
  <ul class="errands feats" aria-label="What is new">
    {those(offers, 'feat').map((offer) => {
      const { kind, flavour, name } = cardOf(content.feats, offer.command.feat);
      const lines = featText(offer.command.feat, content);
      return (
        <li key={offer.index}>
          <button
            type="button"
            class="errand"
            data-option={offer.index}
            aria-label={`${offer.label}. ${flavour} ${lines.map(speak).join(' ')}`}
            onClick={() => onOffer(offer)}
          >
            <CutOut icon={FEAT_ICONS[kind]} size={3} width={36} print="var(--ember-lo)" />
            <span>
              <b>
                {FEAT_WORDS[kind]}: {name}
              </b>
              <small>{flavour}</small>
              {lines.map((line) => (
                <i key={speak(line)}>
                  <SentenceText words={line} />
                </i>
              ))}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
