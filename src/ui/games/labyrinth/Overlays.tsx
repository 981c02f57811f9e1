import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../games/labyrinth/state/commands.ts';
import type { HeroView, View } from '../../../games/labyrinth/state/view-types.ts';
import { Answer } from './Answers.tsx';
import { BackpackSheet } from './BackpackSheet.tsx';
import { CampaignBook } from './campaign-book/CampaignBook.tsx';
import { type Readable, ReadCardCloseUp } from './cards/CardCloseUps.tsx';
import { DecksSheet } from './delve/DecksSheet.tsx';
import { type Offer, type Offers, those } from './move-targets.ts';
import { Market, Wizard } from './town/Houses.tsx';

/** What somebody looks at over the scene: a card or a monster, held up; a hero’s sheet; both decks; the inside of a house. */
export type Looked =
  | (Readable & { readonly says: string })
  | { readonly what: 'hero'; readonly seat: number }
  | { readonly what: 'decks' | 'market' | 'wizard' | 'book' };

type OverProps = {
  readonly at: Looked;
  readonly view: View;
  /** Who is in town just now. */
  readonly visitor: HeroView | null;
  readonly seats: readonly SeatRecord[];
  readonly offers: Offers;
  readonly content: Content;
  readonly revision: number;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
  readonly onKeyword?: ((rule: string) => void) | undefined;
  readonly onBack: () => void;
};

/** What is looked at, over the scene. */
export function Overlays({ at, visitor, onWhy, ...rest }: OverProps) {
  const { view, seats, offers, onOffer } = rest;
  const fighter = typeof view.fight?.now === 'number' ? view.heroes[view.fight.now] : null;
  switch (at.what) {
    case 'card':
    case 'monster': {
      const deeds = [...those(offers, 'buy'), ...those(offers, 'equip'), ...those(offers, 'put-away')].filter(
        ({ command }) => command.card === at.id,
      );
      return (
        <ReadCardCloseUp held={at} {...at} {...rest} found={view.fight !== null} wearer={visitor ?? fighter}>
          {deeds.map((offer) => (
            <Answer key={offer.index} offer={offer} onOffer={onOffer} />
          ))}
        </ReadCardCloseUp>
      );
    }
    case 'hero': {
      const [hero, record] = [view.heroes[at.seat], seats[at.seat]];
      return hero && record ? <BackpackSheet hero={hero} record={record} {...rest} /> : null;
    }
    case 'book':
      return <CampaignBook {...rest} />;
    case 'decks':
      return <DecksSheet {...rest} />;
    case 'market':
      return visitor && <Market hero={visitor} onWhy={onWhy} {...rest} />;
    case 'wizard':
      return visitor && <Wizard hero={visitor} onWhy={onWhy} {...rest} />;
  }
}
