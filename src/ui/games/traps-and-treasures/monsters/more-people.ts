import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Figure } from '../../../puppets/figure.ts';

/** Those among the later monsters who look like people, by the id of their card and their level. */
export const MORE_PEOPLE_FIGURES = {
  school: {
    1: {
      parts: [['paper-plane']],
      face: { eyes: [100, 104], apart: 40, radius: 13, mouth: [100, 132], width: 15 },
      plaster: [114, 72, 60],
    },
    2: {
      parts: [
        ['wild-book', ['moss', 'wood-lo', 'moss-lo']],
        ['fork', ['wood', 'tin'], { x: 174, y: 148, scale: 0.8, turn: 12 }],
      ],
      face: { eyes: [106, 88], apart: 52, radius: 15, mouth: [106, 124], width: 26, teeth: 2, line: 'paper-hi', lips: 'ink' },
      plaster: [138, 56, 22],
    },
    3: {
      parts: [
        ['heart-face-owl', ['plum', 'plum-lo', 'lilac']],
        ['nightcap', ['night-600', 'teal'], { x: 100, y: 36, scale: 0.9 }],
        ['book', ['heart'], { x: 36, y: 168, scale: 0.9 }],
      ],
      face: { eyes: [100, 82], apart: 52, radius: 16, mouth: [100, 112], width: 12, beak: 'flame', glasses: true, line: 'ink' },
      plaster: [140, 124, -30],
    },
  },
  imp: {
    1: {
      parts: [
        ['trunk', ['plum-lo']],
        ['dark-horns', ['ink']],
        ['spike-ears', ['pink']],
        ['heart-head', ['pink']],
        ['tuft', ['plum']],
      ],
      face: { eyes: [100, 98], apart: 40, radius: 13, mouth: [100, 126], width: 20, teeth: 1 },
      plaster: [128, 72, 18],
    },
    2: {
      parts: [
        ['bat-wings', ['ember-lo']],
        ['arrow-tail', ['ember']],
        ['trunk', ['brick']],
        ['dark-horns', ['ink']],
        ['spike-ears', ['ember']],
        ['heart-head', ['ember']],
        ['feather', ['sky', 'paper-hi'], { x: 30, y: 148, turn: -16 }],
      ],
      face: { eyes: [100, 98], apart: 40, radius: 13, mouth: [100, 126], width: 20, teeth: 2 },
      plaster: [128, 72, 18],
    },
    3: {
      parts: [
        ['bat-wings', ['ink']],
        ['arrow-tail', ['plum-hi']],
        ['trunk', ['ink']],
        ['dark-horns', ['paper-edge']],
        ['spike-ears', ['plum-hi']],
        ['heart-head', ['plum-hi']],
        ['hair-bun'],
        ['tie', ['heart']],
      ],
      face: { eyes: [100, 98], apart: 40, radius: 13, mouth: [100, 126], width: 20, teeth: 2, glasses: true },
      plaster: [128, 72, 18],
    },
  },
  hood: {
    1: {
      parts: [['cowl', ['moss', 'moss-hi']]],
      face: { eyes: [100, 98], apart: 38, radius: 12, mouth: [100, 126], width: 14, white: 'glow', line: 'glow' },
      plaster: [130, 60, 30],
    },
    2: {
      parts: [
        ['cowl', ['ember-lo', 'ember']],
        ['letter', ['paper-hi', 'heart']],
      ],
      face: { eyes: [100, 98], apart: 38, radius: 12, mouth: [100, 126], width: 14, white: 'glow', line: 'glow', teeth: 1 },
      plaster: [130, 60, 30],
    },
    3: {
      parts: [['empty-hood', ['tin', 'lead']]],
      face: { eyes: [100, 90], apart: 38, radius: 11, mouth: [100, 120], width: 12, white: 'tin', line: 'tin' },
      plaster: [132, 56, 30],
    },
  },
  gnome: {
    1: {
      parts: [['gnome', ['moss', 'heart']]],
      face: { eyes: [100, 98], apart: 36, radius: 10, mouth: [100, 138], width: 12 },
      plaster: [116, 46, 24],
    },
    2: {
      parts: [
        ['gnome', ['blue', 'flame']],
        ['stop-sign', [], { x: 166, y: 146, turn: 8 }],
      ],
      face: { eyes: [100, 98], apart: 36, radius: 10, mouth: [100, 138], width: 12, rest: 'grim' },
      plaster: [116, 46, 24],
    },
    3: {
      parts: [['gnome', ['plum', 'plum-hi']], ['mayor-chain'], ['feather', ['heart', 'paper-hi'], { x: 122, y: 40, scale: 0.6, turn: 24 }]],
      face: { eyes: [100, 98], apart: 36, radius: 10, mouth: [100, 138], width: 12, glasses: true },
      plaster: [116, 46, 24],
    },
  },
  visitor: {
    1: {
      parts: [
        ['human-shoulders', ['flame']],
        ['human-head', ['ember', 'tan']],
        ['archer-cap', ['sky', 'paper-hi']],
        ['map', [], { x: 168, y: 160 }],
      ],
      face: { eyes: [100, 112], apart: 36, radius: 12, mouth: [100, 133], width: 14, teeth: 1 },
      plaster: [128, 92, 16],
    },
    2: {
      parts: [
        ['human-shoulders', ['blue']],
        ['human-head', ['ink', 'wood-hi']],
        ['guard-cap', ['blue'], { x: 100, y: 78, scale: 0.9 }],
        ['ticket', [], { x: 34, y: 150 }],
      ],
      face: { eyes: [100, 112], apart: 36, radius: 12, mouth: [100, 133], width: 14, brows: 'ink', rest: 'grim' },
      plaster: [128, 92, 16],
    },
    3: {
      parts: [
        ['human-shoulders', ['grey']],
        ['human-head', ['wood-lo', 'paper-lo']],
        ['felt-cap', ['plum', 'flame']],
        ['book', ['heart'], { x: 36, y: 160, scale: 0.9 }],
      ],
      face: { eyes: [100, 112], apart: 36, radius: 12, mouth: [100, 133], width: 14, glasses: true, brows: 'wood-lo' },
      plaster: [128, 92, 16],
    },
  },
  twig: {
    1: {
      parts: [['splinter', ['wood-hi', 'wood']]],
      face: { eyes: [102, 92], apart: 40, radius: 13, mouth: [102, 120], width: 17, teeth: 1 },
      plaster: [130, 74, 40],
    },
    2: {
      parts: [['branch-with-swing', ['wood', 'moss']]],
      face: {
        eyes: [100, 80],
        apart: 42,
        radius: 13,
        mouth: [100, 108],
        width: 16,
        rest: 'grim',
        brows: 'ink',
        line: 'paper-hi',
        lips: 'ink',
      },
      plaster: [138, 64, 20],
    },
    3: {
      parts: [['old-oak', ['moss', 'wood']]],
      face: { eyes: [100, 108], apart: 36, radius: 11, mouth: [100, 142], width: 11, glasses: true, line: 'paper-hi', lips: 'ink' },
      plaster: [124, 86, 20],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, Figure>>>>;
