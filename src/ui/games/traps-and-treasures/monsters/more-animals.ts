import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Figure } from '../../../puppets/figure.ts';

/** The animals among the later monsters, by the id of their card and their level. */
export const MORE_ANIMAL_FIGURES = {
  hen: {
    1: {
      parts: [
        ['magpie', ['ink', 'plum']],
        ['spoon', ['tin', 'ice'], { x: 172, y: 146, scale: 0.8, turn: 18 }],
      ],
      face: { eyes: [100, 70], apart: 44, radius: 15, mouth: [100, 96], width: 15, beak: 'lead', line: 'paper-hi' },
      plaster: [128, 44, 24],
    },
    2: {
      parts: [['chicken', ['tan', 'wood-hi']]],
      face: { eyes: [100, 82], apart: 40, radius: 14, mouth: [100, 106], width: 14, beak: 'flame', glasses: true },
      plaster: [140, 108, 60],
    },
    3: {
      parts: [
        ['chicken', ['brick', 'heart']],
        ['pan', ['night-600', 'teal', 'night-700']],
        ['wooden-sword', ['tin']],
        ['feather', ['moss', 'paper-hi'], { x: 40, y: 146, scale: 0.7, turn: -20 }],
      ],
      face: { eyes: [100, 82], apart: 40, radius: 14, mouth: [100, 106], width: 14, beak: 'flame', brows: 'ink', line: 'ink' },
      plaster: [140, 108, 60],
    },
  },
  mouse: {
    1: {
      parts: [
        ['trunk', ['wood-lo']],
        ['mouse-ears', ['wood-hi', 'pink']],
        ['rodent-head', ['wood-hi']],
        ['rat-muzzle', ['snow', 'pink']],
        ['cheese', ['flame', 'ember-hi'], { x: 30, y: 158, scale: 0.9 }],
      ],
      face: { eyes: [100, 94], apart: 42, radius: 12, mouth: [100, 138], width: 11, teeth: 2 },
      plaster: [122, 62, 20],
    },
    2: {
      parts: [
        ['rat-tail', ['pink']],
        ['broad-trunk', ['plum-lo']],
        ['mouse-ears', ['mouse', 'pink']],
        ['rodent-head', ['lead']],
        ['rat-muzzle', ['paper-lo', 'pink']],
        ['tie', ['flame']],
        ['stopwatch', [], { x: 168, y: 158 }],
      ],
      face: { eyes: [100, 92], apart: 40, radius: 13, mouth: [100, 140], width: 13, teeth: 2, glasses: true },
      plaster: [124, 66, 20],
    },
    3: {
      parts: [
        ['broad-trunk', ['ember-lo']],
        ['round-head', ['ink-2']],
        ['nose', ['pink']],
        ['digging-paws', ['pink']],
        ['lamp-hat', ['flame', 'glow']],
      ],
      face: {
        eyes: [100, 92],
        apart: 46,
        radius: 10,
        mouth: [100, 136],
        width: 14,
        teeth: 2,
        glasses: true,
        line: 'paper-hi',
        lips: 'ink',
      },
      plaster: [136, 72, 24],
    },
  },
  dog: {
    1: {
      parts: [
        ['slim-trunk', ['tan']],
        ['flop-ears', ['wood']],
        ['long-head', ['tan']],
        ['dog-muzzle', ['paper']],
        ['collar', ['blue']],
        ['hanging-sock', ['heart', 'paper-hi']],
      ],
      face: { eyes: [100, 88], apart: 42, radius: 13, mouth: [100, 134], width: 20, teeth: 1 },
      plaster: [122, 62, 14],
    },
    2: {
      parts: [
        ['broad-trunk', ['night-700']],
        ['flop-ears', ['ink']],
        ['long-head', ['ink-2']],
        ['dog-muzzle', ['tin']],
        ['guard-cap', ['blue']],
        ['collar', ['flame']],
      ],
      face: { eyes: [100, 88], apart: 42, radius: 13, mouth: [100, 134], width: 20, teeth: 2, line: 'paper-hi', lips: 'ink' },
      plaster: [122, 62, 14],
    },
    3: {
      parts: [
        ['trunk', ['plum']],
        ['flop-ears', ['paper-edge']],
        ['long-head', ['paper-lo']],
        ['dog-muzzle', ['paper-hi']],
        ['top-hat', ['ink', 'heart']],
        ['bow-tie', ['heart', 'flame'], { x: 100, y: 174 }],
      ],
      face: { eyes: [100, 88], apart: 42, radius: 13, mouth: [100, 134], width: 20, teeth: 2, glasses: true },
      plaster: [122, 62, 14],
    },
  },
  pig: {
    1: {
      parts: [
        ['trunk', ['sky']],
        ['pig-ears', ['pink', 'lilac']],
        ['round-head', ['pink']],
        ['snout', ['lilac', 'plum']],
        ['gold-coin', ['flame', 'ember-hi']],
      ],
      face: { eyes: [100, 86], apart: 54, radius: 12, mouth: [100, 143], width: 13, teeth: 1 },
      plaster: [134, 62, 16],
    },
    2: {
      parts: [
        ['broad-trunk', ['blue']],
        ['pig-ears', ['lilac', 'pink']],
        ['round-head', ['lilac']],
        ['snout', ['pink', 'plum']],
        ['beret', ['heart', 'brick']],
        ['feather', ['moss'], { x: 168, y: 158 }],
      ],
      face: { eyes: [100, 86], apart: 54, radius: 12, mouth: [100, 143], width: 13, brows: 'plum-lo' },
      plaster: [134, 62, 16],
    },
    3: {
      parts: [
        ['broad-trunk', ['plum']],
        ['pig-ears', ['tan', 'pink']],
        ['round-head', ['tan']],
        ['snout', ['pink', 'brick']],
        ['gold-crown'],
        ['mayor-chain'],
      ],
      face: { eyes: [100, 86], apart: 54, radius: 12, mouth: [100, 143], width: 13, teeth: 2, brows: 'wood-lo' },
      plaster: [134, 62, 16],
    },
  },
  lizard: {
    1: {
      parts: [
        ['thick-tail', ['moss-lo']],
        ['slim-trunk', ['moss-lo']],
        ['belly', ['ember-hi']],
        ['reptile-head', ['moss-lo']],
        ['reptile-muzzle', ['ember-hi']],
        ['turnip-leaves', ['moss-hi', 'moss'], { x: 100, y: 52 }],
      ],
      face: { eyes: [100, 82], apart: 44, radius: 13, mouth: [100, 144], width: 12, white: 'glow' },
      plaster: [124, 100, 16],
    },
    2: {
      parts: [
        ['back-plates', ['flame']],
        ['thick-tail', ['teal']],
        ['slim-trunk', ['teal']],
        ['belly', ['ice']],
        ['raptor-head', ['teal']],
        ['small-arm', ['teal'], { y: 14 }],
      ],
      face: { eyes: [100, 70], apart: 56, radius: 15, mouth: [100, 140], width: 22, teeth: 2, white: 'glow' },
      plaster: [126, 96, 16],
    },
    3: {
      parts: [
        ['back-plates', ['plum-hi']],
        ['thick-tail', ['lilac']],
        ['slim-trunk', ['lilac']],
        ['belly', ['paper']],
        ['raptor-head', ['lilac']],
        ['shawl', ['heart']],
        ['knitting', ['flame', 'paper-hi']],
      ],
      face: { eyes: [100, 70], apart: 56, radius: 15, mouth: [100, 140], width: 22, teeth: 1, glasses: true },
      plaster: [126, 96, 16],
    },
  },
  trunk: {
    1: {
      parts: [['elephant', ['wood-hi', 'wood']], ['mammoth-hair']],
      face: { eyes: [100, 82], apart: 44, radius: 13, mouth: [100, 108], width: 12, line: 'ink' },
      plaster: [144, 84, 60],
    },
    2: {
      parts: [['elephant', ['lilac', 'plum-hi']], ['bow-knot'], ['tutu', ['pink', 'paper-hi']]],
      face: { eyes: [100, 82], apart: 44, radius: 13, mouth: [100, 108], width: 12, line: 'night-900' },
      plaster: [124, 54, 22],
    },
    3: {
      parts: [['floor-lamp'], ['elephant', ['night-600', 'night-700']], ['bow-tie', ['flame', 'ember'], { x: 100, y: 176 }]],
      face: { eyes: [100, 82], apart: 44, radius: 13, mouth: [100, 108], width: 12, line: 'paper-hi', brows: 'night-900' },
      plaster: [124, 54, 22],
    },
  },
  ox: {
    1: {
      parts: [
        ['human-shoulders', ['moss']],
        ['oxkin-head', ['tan', 'wood-hi', 'paper-lo']],
        ['bell', ['flame'], { y: -2 }],
      ],
      face: { eyes: [100, 100], apart: 40, radius: 11, mouth: [100, 147], width: 13, line: 'ink' },
      plaster: [126, 84, 16],
    },
    2: {
      parts: [
        ['human-shoulders', ['blue']],
        ['oxkin-head', ['wood', 'wood-lo', 'flame']],
        ['scarf', ['heart', 'paper']],
        ['map', ['paper-lo'], { x: 168, y: 158, scale: 0.8 }],
      ],
      face: { eyes: [100, 100], apart: 40, radius: 11, mouth: [100, 147], width: 13, line: 'paper-hi', lips: 'ink' },
      plaster: [126, 84, 16],
    },
    3: {
      parts: [
        ['human-shoulders', ['plum']],
        ['oxkin-head', ['ink-2', 'ink', 'tin']],
        ['bib', ['paper-hi', 'heart']],
        ['mug', ['wood', 'wood-lo']],
      ],
      face: { eyes: [100, 100], apart: 40, radius: 11, mouth: [100, 147], width: 13, line: 'paper-hi', lips: 'ink', brows: 'tin' },
      plaster: [126, 84, 16],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, Figure>>>>;
