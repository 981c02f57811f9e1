import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Figure } from '../../../puppets/figure.ts';

/** The monsters that look like people, by the id of their card and their level. */
export const PEOPLE_FIGURES = {
  goblin: {
    1: {
      parts: [
        ['trunk', ['wood-lo']],
        ['wide-ears', ['moss', 'moss-hi']],
        ['round-head', ['moss-hi']],
        ['bib', ['paper-hi', 'heart']],
        ['tuft', ['moss-lo']],
        ['nose', ['moss']],
        ['cookie', [], { x: 166, y: 158 }],
      ],
      face: { eyes: [100, 90], apart: 46, radius: 15, mouth: [100, 132], width: 22, teeth: 2 },
      plaster: [134, 66, 24],
    },
    2: {
      parts: [
        ['slim-trunk', ['night-800']],
        ['low-wide-ears', ['moss', 'moss-hi']],
        ['long-head', ['moss']],
        ['nose', ['moss-hi']],
        ['top-hat', ['ink', 'heart']],
        ['tie', ['heart']],
        ['book', ['plum'], { x: 36, y: 156, scale: 0.9 }],
      ],
      face: { eyes: [100, 92], apart: 40, radius: 11, mouth: [100, 134], width: 12, teeth: 1, glasses: true },
      plaster: [126, 118, -30],
    },
    3: {
      parts: [
        ['broad-trunk', ['plum']],
        ['wide-ears', ['moss-lo', 'moss']],
        ['heart-head', ['moss']],
        ['gold-crown'],
        ['moustache', ['moss-lo'], { y: 8 }],
        ['nose', ['moss-hi']],
        ['mayor-chain'],
      ],
      face: { eyes: [100, 92], apart: 42, radius: 13, mouth: [100, 146], width: 11, teeth: 2 },
      plaster: [130, 76, 24],
    },
  },
  bone: {
    1: {
      parts: [['bone', ['paper-lo']]],
      face: { eyes: [100, 86], apart: 38, radius: 13, mouth: [100, 116], width: 12 },
      plaster: [128, 58, 24],
    },
    2: {
      parts: [
        ['trunk', ['ink']],
        ['skull', ['paper-lo']],
        ['bow-tie', ['heart', 'flame'], { x: 100, y: 176 }],
        ['teacup', [], { x: 36, y: 152 }],
      ],
      face: { eyes: [100, 92], apart: 48, radius: 12, mouth: [100, 142], width: 15, line: 'paper-hi', lips: 'ink' },
      plaster: [136, 54, 24],
    },
    3: {
      parts: [
        ['wild-hair', ['tin']],
        ['broad-trunk', ['night-800']],
        ['skull', ['snow']],
        ['xylophone', [], { x: 100, y: 172 }],
        ['baton', [], { x: 172, y: 148, turn: 24 }],
      ],
      face: { eyes: [100, 92], apart: 48, radius: 13, mouth: [100, 142], width: 17, teeth: 2, line: 'paper-hi', lips: 'ink', brows: 'tin' },
      plaster: [140, 122, -30],
    },
  },
  ghost: {
    1: {
      parts: [['little-ghost']],
      face: { eyes: [100, 92], apart: 42, radius: 14, mouth: [100, 124], width: 9, line: 'night-700' },
      plaster: [130, 58, 24],
    },
    2: {
      parts: [['ghost-sandwich']],
      face: { eyes: [100, 90], apart: 40, radius: 13, mouth: [100, 114], width: 14, rest: 'grim', brows: 'wood' },
      plaster: [132, 66, 40],
    },
    3: {
      parts: [['headless-gown']],
      face: { eyes: [100, 134], apart: 40, radius: 12, mouth: [100, 166], width: 11, teeth: 1, line: 'night-900', brows: 'lead' },
      plaster: [124, 114, 24],
    },
  },
  troll: {
    1: {
      parts: [['doorstop']],
      face: { eyes: [106, 92], apart: 40, radius: 12, mouth: [106, 150], width: 14, brows: 'ink-2' },
      plaster: [142, 70, 20],
    },
    2: {
      parts: [['troll-head', ['moss', 'moss-hi']], ['guard-cap', ['heart']], ['large-nose', ['moss-hi', 'paper-lo']], ['barrier']],
      face: { eyes: [100, 88], apart: 46, radius: 12, mouth: [100, 146], width: 16, brows: 'moss-lo' },
      plaster: [140, 116, 24],
    },
    3: {
      parts: [
        ['troll-head', ['wood', 'wood-hi'], { y: -14 }],
        ['large-nose', ['wood-hi', 'tan'], { y: -14 }],
        ['tuft', ['ember-lo'], { y: -14 }],
        ['troll-children', ['wood-hi', 'ember-lo']],
        ['picnic-cloth'],
      ],
      face: { eyes: [100, 72], apart: 46, radius: 13, mouth: [100, 128], width: 20, teeth: 2, rest: 'gape' },
      plaster: [136, 54, 24],
    },
  },
  knight: {
    1: {
      parts: [['pot-helm']],
      face: { eyes: [100, 100], apart: 50, radius: 14, mouth: [100, 140], width: 0, white: 'glow', line: 'glow' },
      plaster: [136, 52, 24],
    },
    2: {
      parts: [['pauldrons', ['lead', 'tin']], ['trunk', ['ink-2']], ['rusty-helm']],
      face: {
        eyes: [100, 88],
        apart: 44,
        radius: 12,
        mouth: [100, 138],
        width: 12,
        white: 'glow',
        line: 'glow',
        lips: 'ink',
        rest: 'gape',
      },
      plaster: [128, 54, 24],
    },
    3: {
      parts: [
        ['pauldrons', ['night-600', 'teal']],
        ['trunk', ['night-800']],
        ['helm-plume', ['ember-hi']],
        ['helm', ['lead', 'tin', 'flame']],
        ['hobby-horse', [], { x: 28, y: 142 }],
      ],
      face: { eyes: [100, 99], apart: 44, radius: 10, mouth: [100, 144], width: 0, white: 'glow', line: 'glow' },
      plaster: [130, 60, 24],
    },
  },
  wizard: {
    1: {
      parts: [
        ['trunk', ['plum']],
        ['apprentice-head'],
        ['wizard-hat', ['plum-hi', 'flame', 'glow'], { x: 100, y: 68, scale: 1.15 }],
        ['spoon', ['wood-hi', 'paper-lo'], { x: 170, y: 156, turn: 14 }],
      ],
      face: { eyes: [100, 112], apart: 38, radius: 12, mouth: [100, 138], width: 11 },
      plaster: [128, 92, 20],
    },
    2: {
      parts: [['boot']],
      face: { eyes: [94, 74], apart: 40, radius: 13, mouth: [94, 106], width: 15, teeth: 1, line: 'paper-hi', lips: 'ink' },
      plaster: [122, 52, 24],
    },
    3: {
      parts: [['great-beard']],
      face: { eyes: [100, 98], apart: 40, radius: 11, mouth: [100, 140], width: 12, brows: 'snow', rest: 'grim' },
      plaster: [136, 112, 30],
    },
  },
  cook: {
    1: {
      parts: [['chef'], ['ladle', [], { x: 172, y: 156 }]],
      face: { eyes: [100, 96], apart: 42, radius: 12, mouth: [100, 148], width: 10, brows: 'ink', rest: 'grim' },
      plaster: [136, 76, 24],
    },
    2: {
      parts: [['soup-bowl']],
      face: { eyes: [100, 70], apart: 64, radius: 19, mouth: [100, 102], width: 14, line: 'moss-lo' },
      plaster: [156, 54, 24],
    },
    3: {
      parts: [['oven']],
      face: { eyes: [100, 80], apart: 54, radius: 15, mouth: [100, 130], width: 0, line: 'glow', brows: 'flame' },
      plaster: [142, 62, 24],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, Figure>>>>;
