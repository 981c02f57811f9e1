import type { Of } from '../../../../engine/game.ts';
import type { StoryWord } from '../../../../games/magic-and-mayhem/cards.ts';
import type { Mayhem } from '../../../../games/magic-and-mayhem/vocabulary.ts';
import type { Play } from '../../../table/play.ts';
import type { Offer } from '../offers.ts';

export type Page = Of<StoryWord, 'say' | 'choose'>;
export type StoryProps = {
  readonly play: Play<Mayhem>;
  readonly page: Page;
  readonly quest: string;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
};
