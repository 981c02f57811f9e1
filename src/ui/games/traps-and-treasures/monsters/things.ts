import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Figure } from '../../../puppets/figure.ts';

/** The things among the monsters, by the id of their card and their level. */
export const THING_FIGURES = {
  sock: {
    1: {
      parts: [['odd-sock']],
      face: { eyes: [98, 78], apart: 38, radius: 13, mouth: [98, 106], width: 12 },
      plaster: [124, 60, 24],
    },
    2: {
      parts: [['line-of-shirts']],
      face: { eyes: [100, 96], apart: 44, radius: 14, mouth: [100, 126], width: 18, teeth: 2, brows: 'blue', rest: 'grim' },
      plaster: [132, 76, 24],
    },
    3: {
      parts: [['laundry-mountain']],
      face: { eyes: [100, 78], apart: 42, radius: 14, mouth: [100, 112], width: 20, teeth: 2, rest: 'gape' },
      plaster: [128, 70, 24],
    },
  },
  slime: {
    1: {
      parts: [['puddle', ['moss-hi', 'moss']]],
      face: { eyes: [100, 126], apart: 64, radius: 15, mouth: [100, 156], width: 16 },
      plaster: [154, 156, 20],
    },
    2: {
      parts: [['jelly']],
      face: { eyes: [100, 96], apart: 44, radius: 14, mouth: [100, 128], width: 18, line: 'plum-lo' },
      plaster: [134, 74, 24],
    },
    3: {
      parts: [['blancmange']],
      face: { eyes: [100, 112], apart: 48, radius: 13, mouth: [100, 134], width: 12, line: 'plum-lo' },
      plaster: [140, 104, 24],
    },
  },
  chest: {
    1: {
      parts: [['lunch-box']],
      face: { eyes: [100, 66], apart: 50, radius: 15, mouth: [100, 110], width: 0 },
      plaster: [144, 50, 24],
    },
    2: {
      parts: [['suitcase']],
      face: { eyes: [100, 100], apart: 46, radius: 15, mouth: [100, 140], width: 30, teeth: 2, line: 'paper-hi', lips: 'ink' },
      plaster: [134, 76, 20],
    },
    3: {
      parts: [['wardrobe']],
      face: { eyes: [100, 86], apart: 46, radius: 15, mouth: [100, 124], width: 16, white: 'glow', line: 'glow' },
      plaster: [132, 16, 20],
    },
  },
  plant: {
    1: {
      parts: [['pointed-mushroom']],
      face: { eyes: [100, 136], apart: 40, radius: 13, mouth: [100, 164], width: 13, rest: 'grim', brows: 'wood' },
      plaster: [140, 88, 30],
    },
    2: {
      parts: [['daisy']],
      face: { eyes: [100, 76], apart: 36, radius: 12, mouth: [100, 100], width: 18, teeth: 2 },
      plaster: [126, 58, 30],
    },
    3: {
      parts: [['hedge']],
      face: { eyes: [100, 88], apart: 56, radius: 16, mouth: [100, 126], width: 28, teeth: 2, brows: 'moss-lo', line: 'ink' },
      plaster: [146, 70, 24],
    },
  },
  clock: {
    1: {
      parts: [['ticking-box']],
      face: { eyes: [100, 122], apart: 34, radius: 12, mouth: [100, 148], width: 11 },
      plaster: [128, 104, 30],
    },
    2: {
      parts: [['wind-up-duck', ['flame']]],
      face: { eyes: [100, 70], apart: 44, radius: 14, mouth: [100, 100], width: 20, beak: 'ember' },
      plaster: [130, 44, 24],
    },
    3: {
      parts: [['standing-clock']],
      face: { eyes: [100, 70], apart: 32, radius: 11, mouth: [100, 104], width: 8, brows: 'ink-2' },
      plaster: [128, 46, 30],
    },
  },
  mirror: {
    1: {
      parts: [['hand-mirror']],
      face: { eyes: [100, 78], apart: 40, radius: 14, mouth: [100, 106], width: 16, line: 'night-700' },
      plaster: [126, 54, 30],
    },
    2: {
      parts: [['wall-mirror']],
      face: { eyes: [100, 86], apart: 40, radius: 14, mouth: [100, 122], width: 22, teeth: 1, brows: 'night-800' },
      plaster: [124, 60, 30],
    },
    3: {
      parts: [['three-mirrors']],
      face: { eyes: [100, 80], apart: 36, radius: 13, mouth: [100, 112], width: 17, teeth: 2, line: 'plum-lo' },
      plaster: [118, 50, 24],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, Figure>>>>;
