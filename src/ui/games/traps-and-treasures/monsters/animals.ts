import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Figure } from '../../../puppets/figure.ts';

/** The animals among the monsters, by the id of their card and their level. */
export const ANIMAL_FIGURES = {
  bat: {
    1: {
      parts: [
        ['spread-wings', ['night-600', 'teal']],
        ['bat-head', ['night-600', 'teal']],
        ['nightcap', ['flame', 'ember']],
      ],
      face: { eyes: [100, 100], apart: 44, radius: 13, mouth: [100, 130], width: 14, rest: 'gape', line: 'paper-hi' },
      plaster: [132, 84, 24],
    },
    2: {
      parts: [
        ['spread-wings', ['plum', 'plum-hi']],
        ['bat-head', ['plum', 'plum-hi']],
        ['small-bats', ['plum-hi']],
        ['open-book', ['flame'], { x: 100, y: 172, scale: 0.8 }],
      ],
      face: { eyes: [100, 90], apart: 42, radius: 12, mouth: [100, 122], width: 20, teeth: 2, rest: 'gape', line: 'paper-hi' },
      plaster: [132, 72, 24],
    },
    3: {
      parts: [
        ['high-collar', ['heart', 'plum-lo']],
        ['broad-trunk', ['ink']],
        ['bat-head', ['ink-2', 'pink']],
        ['top-hat', ['ink', 'heart'], { x: 100, y: 58, scale: 0.7 }],
        ['bow-tie', ['heart', 'flame'], { x: 100, y: 174 }],
      ],
      face: { eyes: [100, 98], apart: 44, radius: 13, mouth: [100, 130], width: 20, teeth: 2, line: 'paper-hi', lips: 'ink' },
      plaster: [136, 116, -20],
    },
  },
  spider: {
    1: {
      parts: [
        ['spider-legs', ['plum-lo']],
        ['round-body', ['plum', 'plum-hi']],
        ['knitting', ['heart', 'paper-hi']],
      ],
      face: { eyes: [100, 98], apart: 44, radius: 15, mouth: [100, 128], width: 12, teeth: 2, line: 'paper-hi', lips: 'ink' },
      plaster: [130, 72, 24],
    },
    2: {
      parts: [
        ['booted-legs', ['ink-2', 'heart']],
        ['round-body', ['wood', 'wood-hi'], { y: -24 }],
        ['small-eyes'],
        ['guard-cap', ['moss'], { x: 100, y: 44, scale: 0.8 }],
      ],
      face: { eyes: [100, 78], apart: 44, radius: 14, mouth: [100, 108], width: 15, teeth: 2, line: 'paper-hi', lips: 'ink' },
      plaster: [134, 56, 24],
    },
    3: {
      parts: [['thread'], ['spider-legs', ['ink']], ['round-body', ['lead', 'tin']], ['hair-bun'], ['shawl', ['plum']]],
      face: { eyes: [100, 102], apart: 42, radius: 13, mouth: [100, 130], width: 13, teeth: 1, glasses: true },
      plaster: [138, 124, 24],
    },
  },
  dragon: {
    1: {
      parts: [['dragon-egg', ['plum-hi', 'flame']]],
      face: { eyes: [100, 108], apart: 46, radius: 13, mouth: [100, 150], width: 12, white: 'glow', line: 'glow', lips: 'plum-lo' },
      plaster: [130, 60, 30],
    },
    2: {
      parts: [
        ['dragon-wings', ['moss-lo']],
        ['trunk', ['night-700']],
        ['tall-horns', ['paper-lo', 'paper-edge'], { y: -14 }],
        ['dragon-head', ['moss']],
        ['dragon-muzzle', ['moss-hi', 'moss-lo']],
        ['forelock', ['plum-hi'], { x: 30, y: 2, scale: 0.7 }],
        ['headphones'],
        ['hood', ['night-600']],
      ],
      face: { eyes: [100, 96], apart: 44, radius: 12, mouth: [100, 138], width: 16, teeth: 1, rest: 'grim' },
      plaster: [126, 82, 24],
    },
    3: {
      parts: [
        ['dragon-wings', ['brick'], { y: -30 }],
        ['side-frill', ['ember-lo'], { y: -26 }],
        ['dragon-head', ['ember'], { y: -26 }],
        ['dragon-muzzle', ['ember-hi', 'brick'], { y: -26 }],
        ['shower-cap', [], { x: 100, y: 34 }],
        ['bath-tub'],
      ],
      face: { eyes: [100, 64], apart: 44, radius: 13, mouth: [100, 106], width: 20, teeth: 2, white: 'glow', line: 'brick' },
      plaster: [132, 80, 24],
    },
  },
  cat: {
    1: {
      parts: [
        ['rat-tail', ['grey']],
        ['slim-trunk', ['grey']],
        ['cat-ears', ['grey', 'pink'], { y: 26 }],
        ['round-head', ['tin'], { x: 10, y: 16, scale: 0.9 }],
        ['cat-face', ['grey']],
        ['collar', ['heart']],
        ['bell', ['flame']],
        ['shoe', [], { x: 34, y: 166 }],
      ],
      face: { eyes: [100, 100], apart: 42, radius: 14, mouth: [100, 136], width: 10, teeth: 2, iris: 'moss-hi' },
      plaster: [128, 78, 24],
    },
    2: {
      parts: [['loaf-cat']],
      face: { eyes: [100, 92], apart: 46, radius: 13, mouth: [100, 132], width: 13, iris: 'flame', line: 'paper-hi' },
      plaster: [132, 70, 24],
    },
    3: {
      parts: [['sphinx']],
      face: { eyes: [100, 94], apart: 40, radius: 12, mouth: [100, 132], width: 11, iris: 'flame', rest: 'grim' },
      plaster: [130, 74, 24],
    },
  },
  snail: {
    1: {
      parts: [['snail-shell', ['heart', 'flame']], ['snail-body', ['moss-hi']], ['race-number']],
      face: { eyes: [90, 66], apart: 60, radius: 14, mouth: [90, 138], width: 16 },
      plaster: [112, 118, 24],
    },
    2: {
      parts: [['snail-watcher', ['tin', 'wood', 'wood-hi']]],
      face: { eyes: [90, 54], apart: 64, radius: 21, mouth: [90, 148], width: 12, rest: 'grim' },
      plaster: [112, 130, 24],
    },
    3: {
      parts: [['boulder-shell'], ['snail-body', ['tan']]],
      face: { eyes: [90, 66], apart: 60, radius: 14, mouth: [90, 138], width: 20, teeth: 2, brows: 'ink-2' },
      plaster: [112, 116, 24],
    },
  },
  fish: {
    1: {
      parts: [['puddle-fish']],
      face: { eyes: [100, 90], apart: 60, radius: 16, mouth: [100, 126], width: 18, rest: 'gape' },
      plaster: [138, 64, 30],
    },
    2: {
      parts: [['eel', ['teal', 'ice']]],
      face: { eyes: [100, 58], apart: 42, radius: 14, mouth: [100, 90], width: 16, line: 'paper-hi', lips: 'ink', brows: 'night-900' },
      plaster: [128, 32, 24],
    },
    3: {
      parts: [['kraken-in-bucket']],
      face: { eyes: [100, 72], apart: 46, radius: 15, mouth: [100, 100], width: 15, teeth: 1, line: 'plum-lo' },
      plaster: [138, 98, 24],
    },
  },
  bear: {
    1: {
      parts: [
        ['slim-trunk', ['wood-hi']],
        ['round-ears', ['wood-hi', 'pink']],
        ['round-head', ['wood-hi']],
        ['round-muzzle', ['paper-lo', 'ink']],
        ['toy-seams'],
        ['button', ['heart']],
      ],
      face: { eyes: [74, 92], radius: 15, mouth: [100, 134], width: 13 },
      plaster: [132, 66, 24],
    },
    2: {
      parts: [
        ['broad-trunk', ['wood-lo']],
        ['round-ears', ['wood-lo', 'tan']],
        ['round-head', ['wood']],
        ['round-muzzle', ['tan', 'ink']],
        ['beret', ['heart', 'brick']],
        ['long-scarf', ['sky', 'paper-hi']],
      ],
      face: { eyes: [100, 92], apart: 48, radius: 12, mouth: [100, 132], width: 14, line: 'paper-hi', lips: 'ink' },
      plaster: [144, 114, 40],
    },
    3: {
      parts: [['three-bears']],
      face: { eyes: [100, 84], apart: 40, radius: 12, mouth: [100, 114], width: 12, rest: 'grim', brows: 'wood-lo' },
      plaster: [126, 60, 24],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, Figure>>>>;
