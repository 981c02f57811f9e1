import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import type { Offer, Offers } from '../move-targets.ts';

/** What every part of the dungeon master's screen is given. */
export type DmProps = {
  readonly offers: Offers;
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  /** What only the dungeon master may know is not named aloud. */
  readonly hushed: boolean;
  readonly onOffer: (offer: Offer) => void;
  /** Own words, written into an answer that takes some. */
  readonly onLine: (offer: Offer, line: string) => void;
};
