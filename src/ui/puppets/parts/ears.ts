import { disc } from '../outline.ts';
import type { Part } from '../part.ts';

/** Ears, horns, feelers and combs: whatever stands out of a head. Drawn before the head, which covers their roots. */
export const EARS = {
  'wide-ears': {
    both: true,
    mass: [[0, 'M64 96Q30 92 4 58Q42 46 76 72Z']],
    print: [[1, 'M60 88Q36 80 20 63Q48 62 68 78Z']],
  },
  'low-wide-ears': {
    both: true,
    mass: [[0, 'M64 108Q34 116 8 96Q34 78 70 88Z']],
    print: [[1, 'M52 104Q34 104 22 97Q36 90 56 94Z']],
  },
  'flop-ears': { both: true, mass: [[0, 'M62 80Q32 80 28 122Q32 146 48 134Q64 122 66 104Z']] },
  'round-ears': { both: true, mass: [[0, disc(52, 60, 22)]], print: [[1, disc(52, 60, 11)]] },
  'mouse-ears': { both: true, mass: [[0, disc(50, 56, 28)]], print: [[1, disc(50, 56, 17)]] },
  'spike-ears': { both: true, mass: [[0, 'M58 98Q40 92 34 76Q50 72 64 80Z']] },
  'cat-ears': { both: true, mass: [[0, 'M52 84Q36 40 48 10Q80 26 92 60Z']], print: [[1, 'M58 64Q50 40 54 26Q72 38 80 56Z']] },
  'long-ears': {
    both: true,
    mass: [[0, 'M72 80Q44 40 50 4Q58 -4 68 4Q90 36 92 70Z']],
    print: [[1, 'M74 66Q56 36 58 12Q76 34 82 62Z']],
  },
  'short-horns': { both: true, mass: [[0, 'M68 66Q52 46 58 24Q78 36 86 58Z']] },
  'dark-horns': { both: true, mass: [[0, 'M62 74Q36 58 40 20Q62 30 84 58Z']] },
  'tall-horns': {
    both: true,
    mass: [[0, 'M70 58Q48 44 46 6Q74 18 92 48Z']],
    print: [[1, 'M50 14q10 6 16 18l8-4q-8-14-24-22Z']],
  },
  'side-frill': { both: true, mass: [[0, 'M60 92Q42 88 36 72Q52 66 66 76Z']] },
  feelers: {
    both: true,
    mass: [
      [0, 'M80 60Q66 40 58 18L66 14Q76 38 90 54Z'],
      [1, disc(60, 14, 10)],
    ],
  },
  'helm-plume': { mass: [[0, 'M104 40Q96 8 128 4Q160 0 170 34Q176 54 162 62Q158 40 140 36Q124 34 118 48Z']] },
  'back-plates': {
    mass: [[0, 'M52 80L22 70L38 52L18 30L48 32L44 2L72 20L86 -6L100 16L114 -6L128 20L156 2L152 32L182 30L162 52L178 70L148 80Z']],
  },
} as const satisfies Readonly<Record<string, Part>>;
