import type { Of } from '../../../../engine/game.ts';
import type { Choice, Mayhem } from '../../../../games/magic-and-mayhem/vocabulary.ts';
import type { Play } from '../../../table/play.ts';
import type { Offer } from '../offers.ts';

export type TrialProps = {
  readonly play: Play<Mayhem>;
  readonly choice: Of<Choice, 'trial'>;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
};
