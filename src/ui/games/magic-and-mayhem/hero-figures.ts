import type { Figure } from '../../puppets/figure.ts';

/** The heroes of Magic and Mayhem, by their id in the content. */
export const HERO_FIGURES = {
  blink: {
    parts: [
      ['owl', ['plum', 'plum-hi']],
      ['book', ['ember']],
    ],
    face: { eyes: [100, 76], apart: 56, radius: 17, mouth: [100, 100], width: 13, beak: 'flame' },
    plaster: [130, 40, 24],
  },
  bramble: {
    parts: [
      ['fox', ['ember', 'paper-hi', 'moss-lo']],
      ['map', ['paper-lo']],
    ],
    face: { eyes: [100, 74], apart: 46, radius: 13, mouth: [100, 115], width: 12 },
    plaster: [126, 48, 24],
  },
  button: {
    parts: [
      ['small-knight', ['night-600', 'flame']],
      ['wooden-sword', ['wood-hi']],
    ],
    face: { eyes: [100, 112], apart: 38, radius: 12, mouth: [100, 133], width: 12 },
    plaster: [132, 46, 28],
  },
  clonk: {
    parts: [['tin-butler'], ['tray']],
    face: { eyes: [100, 77], apart: 42, radius: 14, mouth: [100, 112], width: 14, line: 'glow', lips: 'ink' },
    plaster: [132, 40, 28],
  },
  crumb: {
    parts: [['gingerbread', ['wood-hi']]],
    face: { eyes: [100, 62], apart: 36, radius: 11, mouth: [100, 82], width: 13 },
    plaster: [126, 34, 30],
  },
  dot: {
    parts: [['strong-aunt', ['wood-hi', 'heart']]],
    face: { eyes: [100, 110], apart: 36, radius: 11, mouth: [100, 130], width: 13 },
    plaster: [126, 84, 16],
  },
  dumpling: {
    parts: [['cook', ['tan']], ['ladle']],
    face: { eyes: [100, 102], apart: 44, radius: 12, mouth: [100, 140], width: 11 },
    plaster: [136, 86, 24],
  },
  hurry: {
    parts: [['tortoise', ['moss-hi', 'moss-lo', 'tan']]],
    face: { eyes: [100, 102], apart: 40, radius: 12, mouth: [100, 132], width: 14, glasses: true },
    plaster: [128, 66, 20],
  },
  'nana-nod': {
    parts: [['rocking-granny', ['plum', 'plum-hi']]],
    face: { eyes: [100, 108], apart: 36, radius: 11, mouth: [100, 133], width: 11, glasses: true },
    plaster: [128, 80, 18],
  },
  pekoe: {
    parts: [['teapot', ['paper-hi', 'blue']]],
    face: { eyes: [100, 104], apart: 40, radius: 13, mouth: [100, 128], width: 16 },
    plaster: [130, 80, 24],
  },
  wick: {
    parts: [['lantern', ['night-900', 'ember', 'flame']]],
    face: { eyes: [100, 120], apart: 36, radius: 12, mouth: [100, 141], width: 11 },
    plaster: [126, 86, 24],
  },
  zuzu: {
    parts: [['racer', ['ember', 'heart']]],
    face: { eyes: [100, 104], apart: 36, radius: 12, mouth: [100, 126], width: 13 },
    plaster: [130, 84, 20],
  },
} as const satisfies Readonly<Record<string, Figure>>;
