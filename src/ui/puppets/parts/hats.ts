import { disc } from '../outline.ts';
import type { Part } from '../part.ts';

const STAR = 'M2 -48l3 8 9 1-7 6 2 9-7-5-8 5 3-9-7-6 8-1Z';

/** Hats: (0, 0) is the middle of the brim, on a head's crown. They never hide eyes. */
export const HATS = {
  pan: {
    at: 'crown',
    mass: [
      [0, 'M-48 4Q-48 -34 0 -34Q48 -34 48 4Z'],
      [2, 'M50 0h34v9h-34Z'],
      [1, 'M-56 0H56V11H-56Z'],
    ],
    print: [[1, 'M-34 -24q10-6 22-6v6q-10 2-18 6Z']],
  },
  plume: {
    at: 'crown',
    mass: [
      [0, 'M-46 8Q0 -10 46 8L43 -6Q0 -24 -43 -6Z'],
      [1, 'M28 -8Q26 -44 58 -58Q66 -30 40 -4Z'],
    ],
    print: [[2, 'M34 -10Q40 -34 54 -50', 3]],
  },
  'bobble-hat': {
    at: 'crown',
    mass: [
      [0, 'M-48 6Q-40 -44 12 -46Q56 -46 78 -2L68 6Q50 -18 30 -12Q40 -6 46 4Q0 -14 -48 6Z'],
      [1, disc(74, 4, 12)],
    ],
    print: [[1, 'M-52 10Q0 -14 50 8L48 -4Q0 -24 -48 -6Z']],
  },
  'paper-crown': {
    at: 'crown',
    mass: [[0, 'M-44 6Q0 -10 44 6L50 -36L24 -18L0 -46L-24 -18L-50 -36Z']],
    print: [[1, disc(0, -14, 6) + disc(-26, -8, 4) + disc(26, -8, 4)]],
  },
  'wizard-hat': {
    at: 'crown',
    mass: [
      [0, 'M-42 4Q-8 -34 -22 -74Q16 -70 24 -42Q38 -18 46 4Q0 20 -42 4Z'],
      [0, 'M-68 12Q-38 -10 0 -6Q36 -10 68 12Q0 32 -68 12Z'],
    ],
    print: [
      [1, 'M-38 2Q0 16 42 1L36 -11Q0 2 -30 -11Z'],
      [2, STAR],
    ],
  },
  nightcap: {
    at: 'crown',
    mass: [
      [0, 'M-48 6Q-44 -44 4 -48Q60 -50 80 4Q82 16 70 16Q56 -10 32 -8Q42 -2 46 6Q0 -14 -48 6Z'],
      ['paper-hi', disc(75, 20, 12)],
    ],
    print: [
      [1, 'M-14 -45Q-24 -32 -26 -18L-14 -22Q-12 -36 -2 -48ZM24 -46Q22 -30 24 -18L36 -14Q32 -30 38 -42Z'],
      ['paper-hi', 'M-50 10Q0 -16 48 8L46 -3Q0 -24 -46 -3Z'],
    ],
  },
} as const satisfies Readonly<Record<string, Part>>;
