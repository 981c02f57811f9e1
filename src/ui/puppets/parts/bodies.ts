import { disc } from '../outline.ts';
import type { Part } from '../part.ts';

/** What heads stand on: trunks, cut off flat at the foot. */
export const BODIES = {
  trunk: {
    mass: [[0, 'M44 188Q48 150 80 144H120Q152 150 156 188Z']],
    joints: { chest: [100, 168], 'left-hand': [40, 150], 'right-hand': [160, 150] },
  },
  'broad-trunk': {
    mass: [[0, 'M28 188Q34 148 76 142H124Q166 148 172 188Z']],
    joints: { chest: [100, 168], 'left-hand': [32, 152], 'right-hand': [168, 152] },
  },
  'slim-trunk': {
    mass: [[0, 'M52 188Q56 146 84 138H116Q144 146 148 188Z']],
    joints: { chest: [100, 168], 'left-hand': [48, 150], 'right-hand': [152, 150] },
  },
  bib: {
    mass: [],
    print: [
      [0, 'M70 150Q100 168 130 150L136 188H64Z'],
      [1, 'M82 158l36 0-4 8h-28ZM74 174h52l1 9h-54Z'],
    ],
  },
  belly: { mass: [], print: [[0, 'M66 170Q100 160 134 170L140 188H60Z']] },
  collar: { mass: [], print: [[0, 'M62 160Q100 178 138 160L140 172Q100 190 60 172Z']] },
  'wide-collar': { mass: [], print: [[0, 'M44 162Q100 178 156 162L160 174Q100 189 38 174Z']] },
  bell: {
    mass: [],
    print: [
      [0, disc(100, 180, 10)],
      ['ink', disc(100, 180, 4)],
    ],
  },
  button: { mass: [], print: [[0, disc(100, 174, 5)]] },
  tie: { mass: [], print: [[0, 'M86 152L100 172L114 152L118 158L100 184L82 158Z']] },
  'bow-tie': {
    mass: [],
    at: 'chest',
    print: [
      [0, 'M0 2L-24 -9Q-28 4 -24 16L0 7L24 16Q28 4 24 -9Z'],
      [1, disc(0, 4, 7)],
    ],
  },
  pauldrons: {
    both: true,
    mass: [[0, 'M20 188Q14 146 46 144Q72 148 74 188Z']],
    print: [[1, 'M28 172Q44 156 64 172', 5]],
  },
  'bat-wings': { both: true, mass: [[0, 'M44 150Q16 148 10 112Q30 118 40 110Q46 126 62 132Z']] },
  'dragon-wings': { both: true, mass: [[0, 'M66 150Q20 150 2 92Q14 98 22 94Q14 70 24 50Q34 74 52 82Q58 66 70 62L92 120Z']] },
  'rat-tail': { mass: [[0, 'M150 182Q190 182 190 150Q190 128 176 130L176 138Q184 138 182 152Q178 172 146 170Z']] },
  'small-arm': {
    mass: [[0, 'M64 176Q40 170 32 148Q28 138 36 136Q40 146 46 150Q44 138 52 136Q56 154 74 160Z']],
    joints: { 'left-hand': [36, 132] },
  },
  'thick-tail': {
    mass: [[0, 'M116 176Q168 184 172 150Q172 128 190 108Q204 138 198 160Q186 194 120 192Z']],
  },
  'arrow-tail': {
    mass: [[0, 'M140 176Q178 184 176 146L160 148L182 112L204 144L188 146Q192 196 138 190Z']],
  },
} as const satisfies Readonly<Record<string, Part>>;
