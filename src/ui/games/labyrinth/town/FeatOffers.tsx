import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { FeatKind } from '../../../../games/labyrinth/state/constants.ts';
import { featText } from '../../../../games/labyrinth/text/cards.ts';
import { FEAT_WORDS } from '../../../../games/labyrinth/text/feats.ts';
import { type Offer, type Offers, those } from '../move-targets.ts';
import { OfferCard } from '../OfferCard.tsx';

export const FEAT_ICONS: { readonly [K in FeatKind]: string } = { trick: 'rolling-dices', title: 'talk', scar: 'knocked-out-stars' };

type OffersProps = { readonly offers: Offers; readonly content: Content; readonly onOffer: (offer: Offer) => void };

/** What a hero may have from the delve: a trick, a title or a scar, each with its story (LA-47). */
export const FeatOffers = ({ offers, content, onOffer }: OffersProps) => (
  <ul class="errands feats" aria-label="What is new">
    {those(offers, 'feat').map((offer) => {
      const { kind, flavour, name } = cardOf(content.feats, offer.command.feat);
      return (
        <OfferCard
          key={offer.index}
          offer={offer}
          icon={FEAT_ICONS[kind]}
          title={`${FEAT_WORDS[kind]}: ${name}`}
          says={`${offer.label}. ${flavour}`}
          lines={featText(offer.command.feat, content)}
          onOffer={onOffer}
        >
          <small>{flavour}</small>
        </OfferCard>
      );
    })}
  </ul>
);
