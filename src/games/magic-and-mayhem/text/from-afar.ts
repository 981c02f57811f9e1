import type { Refusal } from '../../../engine/game.ts';
import { refusal } from '../../../engine/shared/refusals.ts';
import type { DoorKind } from '../state/constants.ts';

/** What somebody may tap on the board before they are there. */
export type FarThing = DoorKind | 'encounter' | 'spent' | 'loot' | 'store';

/** What it is, and what to do about it. */
export const FROM_AFAR: { readonly [K in FarThing]: Refusal } = {
  encounter: refusal('MM-13', 'Something waits at this E. End your turn next to it.'),
  spent: refusal('MM-13', 'Nothing waits at this E any more.'),
  plain: refusal('MM-11', 'A shut door. Stand next to it to open it.'),
  locked: refusal('MM-34', 'A locked door. Stand next to it to see what you can try.'),
  secret: refusal('MM-34', 'A secret door. A sharp eye next to it may open it.'),
  loot: refusal('MM-11', 'Something lies here. Stand on it to pick it up.'),
  store: refusal('MM-36', 'The shop. Stand in this room to buy something.'),
};
