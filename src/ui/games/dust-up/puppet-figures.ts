import type { PlayerView } from '../../../games/dust-up/state/view-types.ts';
import { type Figure, type Mood, moodOfHearts } from '../../puppets/figure.ts';

/** The brawlers of Dust-Up, by their id in the content. */
export const HERO_FIGURES = {
  'auntie-buckle': {
    parts: [
      ['round-shell', ['wood', 'wood-lo']],
      ['tortoise-neck', ['moss-hi', 'plum-hi']],
      ['pot-lid', ['tin', 'lead']],
      ['hand-bag', ['ember', 'brick'], { x: 32, y: 158, scale: 1.1, turn: -6 }],
    ],
    face: { eyes: [100, 96], apart: 42, radius: 12, mouth: [100, 128], width: 15, glasses: true },
    plaster: [122, 78, 18],
  },
  'boo-turnip': {
    parts: [
      ['woolly-socks', ['ember', 'flame']],
      ['cold-ghost', ['ice', 'snow']],
      ['turnip-leaves', ['moss-hi', 'moss']],
    ],
    face: { eyes: [100, 94], apart: 40, radius: 14, mouth: [100, 126], width: 12, line: 'night-700' },
    plaster: [130, 66, 24],
  },
  'bruno-boom': {
    parts: [
      ['pyjama-trunk', ['ink-2', 'paper-hi', 'ember']],
      ['round-ears', ['wood-lo', 'tan']],
      ['round-head', ['wood']],
      ['round-muzzle', ['paper-lo', 'ink']],
      ['nightcap', ['night-600', 'teal'], { x: 100, y: 62, scale: 1.08 }],
      ['spoon', ['wood-hi', 'paper-lo'], { x: 30, y: 150, turn: -14, scale: 1.05 }],
    ],
    face: { eyes: [100, 94], apart: 50, radius: 13, mouth: [100, 136], width: 16, line: 'paper-hi', lips: 'ink' },
    plaster: [134, 74, 24],
  },
  'coco-likewise': {
    parts: [
      ['curly-tail', ['wood-lo']],
      ['trunk', ['flame']],
      ['monkey-ears', ['wood-lo', 'tan']],
      ['round-head', ['wood-lo']],
      ['tuft', ['wood-lo']],
      ['monkey-face', ['tan']],
      ['hand-mirror', [], { x: -14, y: 116, scale: 0.42, turn: -12 }],
    ],
    face: { eyes: [100, 98], apart: 40, radius: 12, mouth: [100, 137], width: 18 },
    plaster: [130, 66, 24],
  },
  'fingers-finn': {
    parts: [
      ['ringed-tail', ['grey', 'ink']],
      ['trunk', ['night-700']],
      ['collar', ['heart']],
      ['raccoon-ears', ['ink-2', 'pink']],
      ['raccoon-head', ['grey', 'ink-2']],
      ['tall-hat', ['plum', 'flame'], { x: 92, y: 48, scale: 0.7, turn: -14 }],
      ['biscuit', ['wood-hi'], { x: 36, y: 160 }],
    ],
    face: {
      eyes: [100, 101],
      apart: 50,
      radius: 12,
      mouth: [100, 137],
      width: 12,
      teeth: 1,
      line: 'paper-hi',
      lips: 'ink',
      brows: 'paper-hi',
    },
    plaster: [132, 70, 24],
  },
  'lord-humph': {
    parts: [
      ['broad-trunk', ['plum']],
      ['walrus-head', ['mouse', 'tan']],
      ['nightcap', ['heart', 'flame'], { x: 100, y: 50, scale: 0.92 }],
      ['key-ring', ['flame'], { x: 30, y: 148, scale: 0.95 }],
    ],
    face: {
      eyes: [100, 82],
      apart: 50,
      radius: 11,
      mouth: [100, 152],
      width: 10,
      line: 'paper-hi',
      lips: 'ink',
      rest: 'grim',
      brows: 'ink',
    },
    plaster: [138, 66, 24],
  },
  'madame-muddle': {
    parts: [
      ['tentacles', ['plum', 'pink', 'flame']],
      ['octopus-head', ['plum-hi', 'lilac']],
      ['wizard-hat', ['night-700', 'flame', 'glow'], { x: 104, y: 44, scale: 0.74, turn: 6 }],
      ['playing-card', [], { x: 28, y: 136, turn: -14 }],
    ],
    face: { eyes: [100, 88], apart: 46, radius: 15, mouth: [100, 120], width: 16, line: 'plum-lo' },
    plaster: [134, 62, 26],
  },
  'mama-pockets': {
    parts: [['kangaroo', ['wood-hi', 'tan', 'heart']]],
    face: { eyes: [100, 66], apart: 42, radius: 12, mouth: [100, 109], width: 11 },
    plaster: [126, 46, 22],
  },
  'pip-zip': {
    parts: [
      ['whirring-wings', ['sky', 'ice']],
      ['hummingbird', ['moss-hi', 'moss', 'heart']],
      ['needle-beak', ['ember']],
      ['stopwatch', ['flame'], { x: 44, y: 174, turn: -14, scale: 0.9 }],
    ],
    face: { eyes: [100, 72], apart: 48, radius: 14, mouth: [94, 112], width: 12 },
    plaster: [124, 50, 20],
  },
} as const satisfies Readonly<Record<string, Figure>>;

const HEROES: Readonly<Record<string, Figure>> = HERO_FIGURES;

/** Whoever nobody has drawn, such as a hero of a later version's save: somebody plain. */
const UNKNOWN: Figure = {
  parts: [
    ['trunk', ['grey']],
    ['round-head', ['tin']],
  ],
  face: { eyes: [100, 92], apart: 44, radius: 12, mouth: [100, 126], width: 13 },
  plaster: [128, 62, 24],
};

/** The figure of a hero; a plain one for an id that nobody has drawn. */
export const heroFigure = (id: string): Figure => HEROES[id] ?? UNKNOWN;

/** The mood of a brawler as it fares just now. Whoever has lost the last heart lies in bed only when the fall has been seen. */
export const heroMood = ({ hp, most, out }: Pick<PlayerView, 'hp' | 'most' | 'out'>): Mood => moodOfHearts(out ? 0 : Math.max(1, hp), most);
