import type { Level } from '../../../../engine/seats.ts';

/** What the levels of riddles, tongue twisters and challenges are called at the seats, and from which age on they are fun (MM-46). */
export const LEVEL_NAMES: { readonly [K in Level]: string } = { little: 'Little, 5+', middle: 'Middle, 9+', big: 'Big, 12+' };
/** What somebody of a level is asked. */
export const LEVEL_SAYS: { readonly [K in Level]: string } = {
  little: 'Riddles about things that you know from home. No spelling, and short twisters.',
  middle: 'Riddles to puzzle over, and twisters that trip you up.',
  big: 'Riddles with a catch, and cruel twisters. For clever ones, and for grown-ups.',
};
