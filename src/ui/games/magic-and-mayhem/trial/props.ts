import type { Of } from '../../../../engine/game.ts';
import type { Save } from '../../../../engine/save.ts';
import type { Choice, Mayhem } from '../../../../games/magic-and-mayhem/vocabulary.ts';
import type { Play } from '../../../table/play.ts';
import type { Offer } from '../offers.ts';

export type TrialProps = {
  readonly play: Play<Mayhem>;
  readonly choice: Of<Choice, 'trial'>;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
};

/** Names a trial on this device: a riddle may come again, but not in the same turn of the same game. */
export const trialOf = ({ id, line, turn }: Save<Mayhem>, asked: string): string => [id, line, turn, asked].join('/');
