import type { Immutable } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { Way } from '../../../../games/labyrinth/content/errand-schemas.ts';
import type { Statistic } from '../../../../games/labyrinth/state/constants.ts';
import type { Labyrinth } from '../../../../games/labyrinth/state/tasks.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { wayLines, wayOf } from '../../../../games/labyrinth/text/errand-ways.ts';
import { textContext } from '../../../../games/labyrinth/text/scene.ts';
import { type Offer, type Offers, those } from '../move-targets.ts';
import { OfferCard } from '../OfferCard.tsx';

const CHECK_ICONS: { readonly [S in Statistic]: string } = { strength: 'fist', intelligence: 'magnifying-glass', luck: 'rolling-dices' };

/** What a way begins with, as a picture. */
function wayIcon({ effects: [first] }: Immutable<Way>): string {
  if (first?.do === 'check') return CHECK_ICONS[first.statistic];
  return first?.do === 'pay' ? 'two-coins' : first?.do === 'monsters' ? 'crossed-swords' : 'talk';
}

type WaysProps = {
  readonly choice: Labyrinth['choice'] & { readonly do: 'choose' };
  readonly offers: Offers;
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
};

/** The two ways to do an errand, each with what comes of it (LA-44). */
export function ErrandWays({ choice, offers, view, content, seats, onOffer }: WaysProps) {
  const names = seats.map(({ name }) => name);
  return (
    <ul class="errands" aria-label="Two ways">
      {those(offers, 'way').map((offer) => {
        const way = wayOf(content, choice.list, choice.at, offer.command.way);
        if (!way) return null;
        return (
          <OfferCard
            key={offer.index}
            offer={offer}
            icon={wayIcon(way)}
            title={way.says}
            says={`${way.says}.`}
            lines={wayLines(textContext(view, names, content), way)}
            onOffer={onOffer}
          />
        );
      })}
    </ul>
  );
}
