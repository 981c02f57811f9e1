import { disc, oval } from '../outline.ts';
import type { Part } from '../part.ts';

/** The four folks that go down into the labyrinth, and the marks of their elements on scarves. */
export const FOLK = {
  'human-shoulders': {
    mass: [[0, 'M34 188Q38 150 76 146H124Q162 150 166 188Z']],
    joints: { chest: [100, 168], 'left-hand': [26, 146], 'right-hand': [182, 134] },
  },
  'human-head': {
    mass: [
      [0, 'M50 108Q46 54 100 54Q154 54 150 108Q152 138 140 150H60Q48 138 50 108Z'],
      [1, 'M60 104Q60 74 100 74Q140 74 140 104Q140 152 100 156Q60 152 60 104Z'],
    ],
    print: [[0, 'M60 104Q62 74 100 72Q138 74 140 104Q128 84 112 92Q92 100 78 86Q66 88 60 104Z']],
    joints: { crown: [100, 66] },
  },
  'woodfolk-head': {
    both: true,
    mass: [
      [0, 'M30 84Q14 60 24 44Q46 50 56 76ZM58 62Q52 34 66 22Q82 38 80 64Z'],
      [1, 'M100 44Q48 60 50 108Q52 146 100 166Z'],
    ],
    print: [[2, 'M66 76Q80 82 88 98Q74 92 66 76ZM100 50Q96 62 96 74Q97 84 100 92Z']],
    joints: { crown: [100, 62] },
  },
  'oxkin-head': {
    mass: [
      [2, 'M62 84Q22 84 18 42Q16 34 26 36Q40 64 74 62ZM138 84Q178 84 182 42Q184 34 174 36Q160 64 126 62Z'],
      [1, 'M56 100Q32 112 26 96Q34 82 58 86ZM144 100Q168 112 174 96Q166 82 142 86Z'],
      [0, 'M58 88Q60 58 100 58Q140 58 142 88Q144 112 136 128Q138 162 100 164Q62 162 64 128Q56 112 58 88Z'],
    ],
    print: [
      ['tan', 'M66 132Q68 116 100 116Q132 116 134 132Q136 162 100 162Q64 162 66 132Z'],
      ['ink', oval(84, 124, 5, 4) + oval(116, 124, 5, 4)],
      ['plum-lo', 'M84 60Q100 76 116 60Q110 84 100 82Q90 84 84 60Z'],
      ['flame', 'M95 128Q92 138 100 139Q108 138 105 128', 4],
    ],
    joints: { crown: [100, 70] },
  },
  'hollow-body': {
    mass: [
      [
        0,
        'M100 48Q152 50 152 106V178Q152 190 142 182Q132 174 124 184Q114 194 104 184Q98 178 92 184Q84 192 74 182Q66 174 58 182Q48 190 48 178V106Q48 50 100 48Z',
      ],
    ],
    print: [[1, 'M60 108Q62 62 100 60Q74 72 70 112Q66 150 70 168Q58 150 60 108Z']],
    joints: { crown: [100, 64], 'left-hand': [26, 140], 'right-hand': [182, 134], chest: [100, 168] },
  },
  scarf: {
    mass: [],
    print: [
      [0, 'M56 150Q100 172 144 150L148 164Q100 188 52 164Z'],
      [1, 'M66 160Q78 166 90 168L88 190Q74 194 60 188Z'],
    ],
  },
  'archer-cap': {
    mass: [
      ['heart', 'M132 50Q150 8 184 4Q176 34 140 58Z'],
      ['moss-lo', 'M36 78Q60 70 66 44Q90 20 124 36Q140 46 144 66Q164 66 172 80Q120 92 36 78Z'],
    ],
    print: [
      ['moss-hi', 'M62 62Q100 74 146 64L148 74Q104 84 58 74Z'],
      ['brick', 'M138 54Q156 26 178 10Q160 34 142 56Z'],
    ],
  },
  'medic-cap': {
    mass: [['paper-hi', 'M58 74L50 34Q100 12 150 34L142 74Q100 62 58 74Z']],
    print: [
      ['heart', 'M93 28H107V39H118V53H107V63H93V53H82V39H93Z'],
      ['paper-edge', 'M58 74Q100 60 142 74L141 66Q100 54 57 66Z'],
    ],
  },
  'warrior-band': {
    mass: [
      [
        'heart',
        'M140 76Q168 66 186 84Q170 84 162 90Q178 94 182 108Q160 108 140 88ZM54 88Q52 70 60 66Q100 54 140 66Q148 70 146 88Q100 74 54 88Z',
      ],
    ],
    print: [
      ['brick', 'M54 88Q100 74 146 88L146 82Q100 69 54 82Z'],
      ['flame', 'M100 60L109 70L100 80L91 70Z'],
    ],
  },
  'wizard-cap': {
    mass: [
      ['plum', 'M58 72Q80 40 86 18Q92 0 118 6Q104 14 112 30Q126 56 142 72Q100 84 58 72ZM24 80Q60 58 100 66Q140 58 176 80Q100 100 24 80Z'],
    ],
    print: [
      ['flame', 'M62 68Q100 82 138 68L131 58Q100 70 70 57Z'],
      ['glow', 'M98 28L101 37L110 38L103 44L105 53L98 48L91 53L93 44L86 38L95 37Z'],
    ],
  },
  'wood-mark-on-end': { mass: [], print: [[0, 'M66 184Q64 168 82 170Q84 186 66 184Z']] },
  'wood-mark-on-scarf': { mass: [], print: [[0, 'M102 172Q106 160 122 164Q118 178 102 172Z']] },
  'fire-mark-on-end': { mass: [], print: [[0, 'M74 168Q84 178 80 186H67Q64 178 71 177Q70 172 74 168Z']] },
  'fire-mark-on-scarf': { mass: [], print: [[0, 'M112 160Q122 168 118 175H107Q105 168 110 168Q109 164 112 160Z']] },
  'earth-mark-on-end': { mass: [], print: [[0, 'M62 186L71 172L76 179L80 174L87 186Z']] },
  'earth-mark-on-scarf': { mass: [], print: [[0, 'M102 176L111 163L122 173Z']] },
  'metal-mark-on-end': { mass: [], print: [[0, disc(69, 174, 3.4) + disc(81, 176, 3.4) + disc(68, 184, 3.4) + disc(80, 186, 3.4)]] },
  'metal-mark-on-scarf': { mass: [], print: [[0, disc(106, 171, 3.4) + disc(118, 168, 3.4) + disc(130, 164, 3.4)]] },
  'water-mark-on-end': { mass: [], print: [[0, 'M63 176q4 -5 8 0t8 0t8 0M63 185q4 -5 8 0t8 0t8 0', 3.6]] },
  'water-mark-on-scarf': { mass: [], print: [[0, 'M100 170q5 -6 10 -1t10 -2t10 -3', 3.6]] },
  flower: {
    mass: [['paper-hi', disc(154, 80, 9) + disc(141, 89, 9) + disc(146, 105, 9) + disc(162, 105, 9) + disc(167, 89, 9)]],
    print: [['flame', disc(154, 94, 8)]],
  },
  'bow-knot': {
    mass: [['plum-hi', 'M146 96L128 84Q122 98 130 110L146 102L164 112Q172 98 164 84Z']],
    print: [['plum-lo', disc(146, 99, 6)]],
  },
  freckles: { mass: [], print: [['wood', [68, 76, 84, 116, 124, 132].map((x, i) => disc(x, i % 3 === 1 ? 134 : 129, 2.4)).join('')]] },
} as const satisfies Readonly<Record<string, Part>>;
