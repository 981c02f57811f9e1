import { box, disc, oval } from '../outline.ts';
import type { Part } from '../part.ts';

/** What somebody holds, or what is beside them: (0, 0) is where a hand is. */
export const HELD = {
  fork: {
    at: 'right-hand',
    mass: [
      [0, 'M-4 -6h8v48h-8Z'],
      [1, 'M-15-54h7v24h4v-24h8v24h4v-24h7v30q0 14-11 16h-8q-11-2-11-16Z'],
    ],
  },
  spoon: {
    at: 'right-hand',
    mass: [
      [0, 'M-4 0h8v46h-8Z'],
      [1, oval(0, -20, 16, 23)],
    ],
    print: [['paper-edge', oval(0, -20, 9, 15)]],
  },
  wand: {
    at: 'right-hand',
    mass: [
      [0, 'M-4 -60h8V36h-8Z'],
      [1, 'M0 -92l8 15 16 2-12 12 3 16-15-8-15 8 3-16-12-12 16-2Z'],
    ],
  },
  cheese: {
    at: 'left-hand',
    mass: [[0, 'M-22 10L4 -20L28 10V28H-22Z']],
    print: [
      [1, 'M-22 10H28V15H-22Z'],
      ['ember', disc(-8, 21, 4) + disc(14, 22, 3)],
      ['paper-hi', disc(1, 0, 4.5) + disc(11, 0, 4.5)],
      ['ink', disc(0, 1, 2.2) + disc(10, 1, 2.2)],
      ['ink', 'M-12 30l-6 8M18 30l7 8', 4],
    ],
  },
  'salt-cellar': {
    at: 'left-hand',
    mass: [
      ['snow', 'M-16 0H16L12 40H-12Z'],
      ['paper-edge', 'M-17 2Q-18 -18 0 -18Q18 -18 17 2Z'],
    ],
    print: [
      ['ink', disc(-6, -9, 2.4) + disc(5, -11, 2.4) + disc(9, -4, 2.4) + disc(-3, -3, 2.4)],
      ['ink-2', 'M6 12q-10 -4 -11 2q0 5 6 6q6 1 5 6q-1 5 -11 1', 4.5],
    ],
  },
  doorknob: { at: 'left-hand', mass: [[0, disc(0, 0, 13)]], print: [[1, disc(0, 0, 5)]] },
  bow: {
    at: 'left-hand',
    mass: [
      ['wood', 'M8 -56Q-30 -40 -30 0Q-30 40 8 56L10 48Q-20 34 -20 0Q-20 -34 10 -48Z'],
      ['paper-lo', 'M-40 -4H18V4H-40Z'],
      ['heart', 'M18 -12L32 0L18 12Z'],
    ],
    print: [['paper-lo', 'M9 -52V52', 3]],
  },
  case: {
    at: 'left-hand',
    mass: [
      ['paper-hi', box(-26, -14, 52, 42, 8)],
      ['wood', 'M-14 -12Q-14 -28 0 -28Q14 -28 14 -12H7Q7 -21 0 -21Q-7 -21 -7 -12Z'],
    ],
    print: [
      ['tin', 'M-26 20H26V24Q24 28 20 28H-20Q-25 28 -26 24Z'],
      ['heart', 'M-5 -8H5V2H15V12H5V22H-5V12H-15V2H-5Z'],
    ],
  },
  fist: {
    at: 'left-hand',
    mass: [['heart', 'M-24 -14Q-24 -28 -8 -28H10Q26 -26 26 -8Q26 12 14 18V32H-16V18Q-26 8 -24 -14Z']],
    print: [
      ['paper-hi', 'M-17 22H15V32H-17Z'],
      ['brick', 'M-10 -28V-10M4 -28V-10M-24 -4Q-2 4 2 -10', 4],
    ],
  },
  staff: {
    at: 'left-hand',
    mass: [
      ['wood', 'M-5 -50h10V40h-10Z'],
      ['sky', disc(0, -58, 19)],
    ],
    print: [
      ['paper-hi', 'M-9 -62Q-6 -70 2 -70', 4],
      ['blue', 'M0 -54q8 0 8 -6', 3],
    ],
  },
} as const satisfies Readonly<Record<string, Part>>;
