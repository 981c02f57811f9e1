import { type Content, cardOf } from '../content/content.ts';
import { THANKS } from '../state/constants.ts';
import type { ErrandView } from '../state/view-types.ts';
import { coinsText } from './names.ts';

/** Where an errand is, seen from the party (LA-44). */
const WHERE: { readonly [K in ErrandView['where']]: (floor: number) => string } = {
  below: (floor) => `on floor ${floor}`,
  floor: () => 'somewhere on this floor',
  door: () => 'behind the door with the flag',
  room: () => 'here!',
  done: () => 'done! The stairs lead home.',
  failed: () => 'the flag is gone. Another time!',
};
export const whereText = ({ where, floor }: ErrandView): string => WHERE[where](floor);

/** What is to be done for an errand (LA-44). */
export const errandTask = (floor: number): string => `Floor ${floor}: find the flag.`;
/** What the town gives for it (LA-45). */
export const errandGift = (errand: string, floor: number, content: Content): string =>
  `For ${coinsText(THANKS * floor)} each, and ${cardOf(content.errands, errand).brings.called}.`;
