import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Figure } from '../../../puppets/figure.ts';

/** The things of a household among the later monsters, by the id of their card and their level. */
export const HOUSEHOLD_FIGURES = {
  toast: {
    1: {
      parts: [
        ['toast', ['ink-2', 'wood-lo']],
        ['knife', ['tin', 'wood'], { x: 170, y: 146, scale: 0.8, turn: 14 }],
      ],
      face: { eyes: [100, 86], apart: 44, radius: 14, mouth: [100, 114], width: 20, line: 'paper-hi', rest: 'grim' },
      plaster: [134, 56, 24],
    },
    2: {
      parts: [
        ['small-toaster', ['heart', 'brick']],
        ['fork', ['wood', 'tin'], { x: 176, y: 146, scale: 0.8, turn: 14 }],
      ],
      face: { eyes: [100, 108], apart: 52, radius: 14, mouth: [100, 136], width: 20, teeth: 2, line: 'paper-hi', lips: 'ink' },
      plaster: [148, 92, 22],
    },
    3: {
      parts: [['egg-volcano', ['wood', 'wood-lo']]],
      face: {
        eyes: [100, 138],
        apart: 40,
        radius: 12,
        mouth: [100, 162],
        width: 16,
        teeth: 2,
        rest: 'gape',
        line: 'paper-hi',
        lips: 'ink',
      },
      plaster: [138, 132, 40],
    },
  },
  winter: {
    1: {
      parts: [['snowman', ['snow']], ['melt-water']],
      face: { eyes: [100, 76], apart: 36, radius: 10, mouth: [100, 104], width: 13, line: 'ink' },
      plaster: [128, 58, 30],
    },
    2: {
      parts: [['ice-cream', ['pink', 'ice']]],
      face: { eyes: [100, 78], apart: 42, radius: 13, mouth: [100, 104], width: 17, teeth: 2, brows: 'plum', rest: 'grim' },
      plaster: [138, 60, 24],
    },
    3: {
      parts: [
        ['human-shoulders', ['teal']],
        ['icicles'],
        ['human-head', ['snow', 'ice']],
        ['long-beard', ['snow']],
        ['paper-crown', ['sky', 'snow'], { x: 100, y: 72 }],
        ['staff'],
      ],
      face: { eyes: [100, 104], apart: 38, radius: 12, mouth: [100, 138], width: 12, rest: 'grim', brows: 'paper-hi' },
      plaster: [136, 92, 20],
    },
  },
  garden: {
    1: {
      parts: [['couch-potato', ['wood-hi', 'wood', 'plum', 'plum-hi']]],
      face: { eyes: [100, 82], apart: 42, radius: 13, mouth: [100, 110], width: 16, rest: 'grim' },
      plaster: [130, 42, 26],
    },
    2: {
      parts: [
        ['cactus', ['moss-lo', 'moss']],
        ['mitten', ['heart', 'paper-hi'], { x: 165, y: 42, scale: 0.6, flip: true }],
        ['mitten', ['heart', 'paper-hi'], { x: 35, y: 54, scale: 0.6 }],
      ],
      face: { eyes: [100, 78], apart: 40, radius: 13, mouth: [100, 106], width: 15, teeth: 1, line: 'paper-hi', lips: 'ink' },
      plaster: [122, 48, 26],
    },
    3: {
      parts: [
        ['toadstool', ['plum', 'paper-lo']],
        ['small-toadstools', ['heart']],
      ],
      face: { eyes: [100, 126], apart: 36, radius: 12, mouth: [100, 150], width: 20, teeth: 2, rest: 'gape' },
      plaster: [138, 62, 20],
    },
  },
  bath: {
    1: {
      parts: [['flannel', ['sky', 'blue']]],
      face: { eyes: [100, 88], apart: 44, radius: 14, mouth: [100, 112], width: 14, line: 'ink' },
      plaster: [138, 76, 24],
    },
    2: {
      parts: [
        ['bathtub', ['ember-lo', 'snow']],
        ['big-boot', ['brick', 'paper']],
      ],
      face: { eyes: [100, 122], apart: 48, radius: 15, mouth: [100, 148], width: 17, teeth: 1, line: 'paper-hi', lips: 'ink' },
      plaster: [150, 106, 20],
    },
    3: {
      parts: [['plughole', ['tin', 'lead']]],
      face: { eyes: [98, 94], radius: 34, mouth: [98, 160], width: 15, teeth: 2, iris: 'blue' },
      plaster: [146, 142, -40],
    },
  },
  dust: {
    1: {
      parts: [
        ['mouse-ears', ['lead', 'pink']],
        ['dust-ball', ['lead', 'tin']],
      ],
      face: { eyes: [100, 104], apart: 44, radius: 14, mouth: [100, 136], width: 12, teeth: 1 },
      plaster: [138, 80, 28],
    },
    2: {
      parts: [['bed-with-gap', ['moss', 'heart']]],
      face: { eyes: [100, 140], apart: 42, radius: 13, mouth: [100, 162], width: 18, teeth: 2 },
      plaster: [138, 122, 24],
    },
    3: {
      parts: [
        ['sock-goblin', ['plum', 'heart']],
        ['slingshot', ['wood-hi', 'ink'], { x: 170, y: 142, scale: 0.9 }],
      ],
      face: {
        eyes: [100, 84],
        apart: 40,
        radius: 14,
        mouth: [100, 118],
        width: 19,
        teeth: 2,
        white: 'glow',
        line: 'paper-hi',
        lips: 'ink',
      },
      plaster: [118, 46, -10],
    },
  },
  weather: {
    1: {
      parts: [['draught', ['ice', 'paper-hi']]],
      face: { eyes: [102, 96], apart: 40, radius: 12, mouth: [102, 122], width: 16, rest: 'gape' },
      plaster: [138, 72, 24],
    },
    2: {
      parts: [
        ['umbrella', ['heart', 'ember', 'pink']],
        ['feather', ['flame', 'brick'], { x: 40, y: 140, scale: 0.7, turn: -18 }],
      ],
      face: { eyes: [100, 116], apart: 36, radius: 11, mouth: [100, 140], width: 12, brows: 'ink', rest: 'grim' },
      plaster: [140, 70, 24],
    },
    3: {
      parts: [['thundercloud', ['lead', 'tin']]],
      face: { eyes: [100, 84], apart: 44, radius: 14, mouth: [100, 108], width: 17, teeth: 2, brows: 'ink', rest: 'grim' },
      plaster: [140, 64, 26],
    },
  },
  suit: {
    1: {
      parts: [['overcoat', ['wood-hi', 'wood']]],
      face: { eyes: [100, 62], apart: 36, radius: 11, mouth: [100, 82], width: 11, white: 'glow', line: 'glow' },
      plaster: [142, 44, 26],
    },
    2: {
      parts: [['wide-jacket', ['night-600', 'night-800']]],
      face: { eyes: [100, 64], apart: 38, radius: 12, mouth: [100, 92], width: 13 },
      plaster: [124, 48, 20],
    },
    3: {
      parts: [['clothes-rail']],
      face: {
        eyes: [100, 100],
        apart: 36,
        radius: 12,
        mouth: [100, 128],
        width: 15,
        teeth: 2,
        brows: 'ink',
        rest: 'grim',
        line: 'paper-hi',
        lips: 'ink',
      },
      plaster: [134, 84, 24],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, Figure>>>>;
