import type { View } from '../state/tasks.ts';

/** The sentences of the shopkeeper, one for each visit. */
const LINES = [
  'Welcome! Mind the low ceiling. And the lower one.',
  'Everything must go! Apart from me, I live here.',
  'You touch it, you love it. That is the law of shops.',
  'Fresh apples! They were fresh when I got them.',
  'No goblins, no refunds, no running with the axe.',
  'I dug all this up myself. Some of it was mine.',
  'Badgers cannot count past twenty. Lucky you.',
];

/** The same sentence for a whole visit, and another one next time. */
export const keeperSays = ({ round }: View, seat: number): string => LINES[(round * 3 + seat) % LINES.length] ?? '';
