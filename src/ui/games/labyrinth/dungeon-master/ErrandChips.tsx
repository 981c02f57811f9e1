import { cardOf } from '../../../../games/labyrinth/content/content.ts';
import { ErrandSign } from '../delve/ErrandSign.tsx';
import type { Offer } from '../move-targets.ts';
import { Chip } from './Chip.tsx';
import type { DmProps } from './props.ts';

type ErrandsProps = Pick<DmProps, 'content' | 'onOffer'> & {
  readonly says: string;
  readonly offers: readonly (Offer & { readonly command: { readonly errand: string } })[];
};

/** Errands that the dungeon master may place (LA-51). */
export const ErrandChips = ({ says, offers, content, onOffer }: ErrandsProps) =>
  offers.length > 0 && (
    <details class="dm-choose">
      <summary data-narrow="">{says}</summary>
      <div class="dm-row">
        {offers.map((offer) => (
          <Chip key={offer.index} look="beast" offer={offer} onOffer={onOffer}>
            <ErrandSign errand={offer.command.errand} content={content} size={3} />
            <small>{cardOf(content.errands, offer.command.errand).name}</small>
          </Chip>
        ))}
      </div>
    </details>
  );
