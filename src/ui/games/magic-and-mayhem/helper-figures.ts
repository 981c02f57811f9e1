import type { Figure } from '../../puppets/figure.ts';

/** Who helps, or is helped: the keeper of the store, the owl that asks riddles, the parrot that listens to tongue twisters; Nib of a quest. */
export const HELPER_FIGURES = {
  keeper: {
    parts: [
      ['shopkeeper-badger', ['paper-hi', 'ember']],
      ['gold-coin', ['flame', 'ember-hi']],
    ],
    face: { eyes: [100, 88], apart: 54, radius: 13, mouth: [100, 146], width: 11, line: 'paper-hi', lips: 'ink' },
    plaster: [100, 62, 14],
  },
  'riddle-owl': {
    parts: [
      ['owl', ['night-600', 'teal']],
      ['mortarboard', ['ink', 'flame']],
      ['book', ['plum']],
    ],
    face: { eyes: [100, 76], apart: 56, radius: 17, mouth: [100, 100], width: 13, beak: 'flame', glasses: true },
    plaster: [136, 110, 60],
  },
  nib: {
    parts: [
      ['dragon-wings', ['brick'], { x: 10, y: 22, scale: 0.9 }],
      ['slim-trunk', ['ember']],
      ['short-horns', ['brick'], { y: -20 }],
      ['side-frill', ['flame'], { y: -4 }],
      ['small-head', ['ember'], { y: -22 }],
      ['head-scales', ['flame'], { y: -4 }],
      ['dragon-muzzle', ['tan', 'brick'], { x: 8, y: -4, scale: 0.92 }],
      ['egg-shell', ['paper-hi', 'paper-edge'], { y: 12 }],
    ],
    face: { eyes: [100, 80], apart: 44, radius: 15, mouth: [100, 124], width: 14, teeth: 1, white: 'glow' },
    plaster: [124, 58, 20],
  },
  parrot: {
    parts: [['parrot', ['moss', 'heart', 'blue']]],
    face: { eyes: [100, 82], apart: 52, radius: 14, mouth: [100, 106], width: 18, beak: 'flame' },
    plaster: [136, 118, 50],
  },
} as const satisfies Readonly<Record<string, Figure>>;
