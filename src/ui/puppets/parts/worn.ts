import { disc } from '../outline.ts';
import type { Part } from '../part.ts';

/** What heroes find and wear: weapons are drawn about the hand that holds them, hats about the crown. */
export const WORN = {
  coat: {
    mass: [[0, 'M34 190Q38 150 72 146L100 160L128 146Q162 150 166 190Z']],
    print: [[1, 'M100 160V190M62 156l14 14-14 14M138 156l-14 14 14 14', 5]],
  },
  chainmail: {
    mass: [[0, 'M34 190Q38 150 72 146L100 160L128 146Q162 150 166 190Z']],
    print: [
      [1, 'M48 164q6 7 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0M42 177q6 7 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0', 3.6],
    ],
  },
  barrel: {
    mass: [[0, 'M40 152Q100 166 160 152Q168 172 164 194Q100 204 36 194Q32 172 40 152Z']],
    print: [
      [1, 'M37 164Q100 178 163 164V172Q100 186 36 172Z'],
      [1, 'M72 162V198M100 166V200M128 162V198', 3],
    ],
  },
  belt: {
    mass: [[0, 'M40 172Q100 188 160 172L164 188Q100 204 36 188Z']],
    print: [[1, 'M86 174H114V196H86ZM93 181V189H107V181Z']],
  },
  cape: { mass: [[0, 'M52 138Q20 150 10 194H190Q180 150 148 138Z']], print: [[1, 'M28 192Q34 160 56 146M172 192Q166 160 144 146', 5]] },
  'round-lid': {
    mass: [[0, disc(52, 176, 24)]],
    print: [
      [1, disc(52, 176, 15)],
      [0, disc(52, 176, 11)],
      [1, disc(52, 176, 5)],
    ],
  },
  'checked-tray': {
    mass: [[0, 'M28 158H78V188Q76 200 53 204Q30 200 28 188Z']],
    print: [[1, 'M28 158H53V178H28ZM53 178H78V188Q76 200 53 204Z']],
  },
  mitten: {
    at: 'right-hand',
    mass: [[0, 'M-22 22V-14Q-20 -34 0 -34Q20 -34 22 -14V-4Q30 -14 36 -6Q40 4 22 16V22Z']],
    print: [[1, 'M-23 14H23V26H-23Z']],
  },
  'hanging-sock': {
    mass: [[0, 'M44 150H64V176Q66 186 54 190H34Q24 182 36 176L44 172Z']],
    print: [[1, 'M43 150H65V157H43ZM43 163H65V168H43Z']],
  },
  'big-boot': { mass: [[0, 'M128 158H156V180Q180 182 182 198H128Z']], print: [[1, 'M126 156H158V164H126Z']] },
  bucket: {
    at: 'crown',
    mass: [[0, 'M-50 10L-38 -46Q0 -54 38 -46L50 10Q0 -8 -50 10Z']],
    print: [[1, 'M-48 4Q0 -14 48 4M-42 -30Q0 -38 42 -30', 5]],
  },
  knife: {
    at: 'right-hand',
    mass: [
      [0, 'M-8 -4Q-16 -46 10 -66Q18 -30 8 -4Z'],
      [1, 'M-14 -4H14V6H-14ZM-7 6H7V32H-7Z'],
    ],
  },
  'knobbly-stick': {
    at: 'right-hand',
    mass: [[0, 'M-6 38L-8 -34Q-22 -44 -12 -58Q2 -74 14 -60Q24 -46 10 -34L7 -8L20 -18L24 -12L8 2L6 38Z']],
    print: [[1, 'M-2 -52q6 -4 8 4M0 -20V24', 3.6]],
  },
  slingshot: {
    at: 'right-hand',
    mass: [[0, 'M-6 38V-6L-26 -40L-16 -46L0 -20L16 -46L26 -40L6 -6V38Z']],
    print: [[1, 'M-21 -44Q0 -20 21 -44', 5]],
  },
  'frying-pan': {
    at: 'right-hand',
    mass: [
      [0, 'M-5 -10H5V38H-5Z'],
      [0, disc(0, -34, 28)],
    ],
    print: [[1, disc(0, -34, 20)]],
  },
  'shut-umbrella': {
    at: 'right-hand',
    mass: [
      [0, 'M-4 -78H4V26Q4 42 -10 40Q-20 36 -16 26H-8Q-8 32 -4 30Z'],
      [1, 'M0 -70Q24 -40 16 4Q8 -4 0 4Q-8 -4 -16 4Q-24 -40 0 -70Z'],
    ],
    print: [['paper-hi', 'M0 -62V2', 3]],
  },
  hammer: {
    at: 'right-hand',
    mass: [
      [1, 'M-6 -30H6V38H-6Z'],
      [0, 'M-32 -64H26L34 -56V-34L26 -26H-32Z'],
    ],
    print: [['paper-hi', 'M-26 -56V-36', 4]],
  },
  feather: {
    at: 'right-hand',
    mass: [[0, 'M-4 36Q-4 0 -22 -22Q-26 -62 14 -82Q34 -44 16 -16Q4 6 4 36Z']],
    print: [[1, 'M0 30Q2 -20 10 -66M4 -14L20 -26M6 -34L22 -48M2 -10L-14 -26M5 -32L-10 -46', 3.6]],
  },
} as const satisfies Readonly<Record<string, Part>>;
