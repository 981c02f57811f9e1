import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { errandGift, errandTask } from '../../../../games/labyrinth/text/errands.ts';
import { ErrandSign } from '../delve/ErrandSign.tsx';
import { type Offer, type Offers, that } from '../move-targets.ts';
import './errands.css';

type OffersProps = {
  readonly view: View;
  readonly offers: Offers;
  readonly content: Content;
  readonly onOffer: (offer: Offer) => void;
};

/** The two errands of the evening (LA-44). A tap takes one; a tap on the one that was taken leaves it. */
export function ErrandOffers({ view, offers, content, onOffer }: OffersProps) {
  if (view.offered.length === 0) return null;
  return (
    <ul class="errands" aria-label="Somebody asks for help">
      {view.offered.map(({ errand, floor }) => {
        const { name, asks } = cardOf(content.errands, errand);
        const [task, gift] = [errandTask(floor), errandGift(errand, floor, content)];
        const taken = view.errand?.errand === errand;
        const offer = that(offers, 'errand', (command) => command.errand === (taken ? null : errand));
        return (
          <li key={errand}>
            <button
              type="button"
              class="errand"
              aria-pressed={taken}
              aria-label={`${taken ? 'Taken: ' : ''}${name}. ${asks} ${task} ${gift}`}
              {...(offer ? { 'data-option': offer.index } : { 'aria-disabled': true })}
              onClick={() => offer && onOffer(offer)}
            >
              <ErrandSign errand={errand} content={content} size={3} />
              <span>
                <b>{name}</b>
                <small>{asks}</small>
                <i>
                  {taken && 'We do it! '}
                  {task} {gift}
                </i>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
