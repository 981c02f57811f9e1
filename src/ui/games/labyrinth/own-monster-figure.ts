import type { Looks } from '../../../games/labyrinth/content/card-schemas.ts';
import type { Face, Figure, Piece } from '../../puppets/figure.ts';
import type { Paint } from '../../puppets/puppet-colours.ts';

type Colours = readonly [skin: Paint, light: Paint, clothes: Paint];
const COLOURS: Readonly<Record<Looks['colour'], Colours>> = {
  moss: ['moss', 'moss-hi', 'wood-lo'],
  plum: ['plum-hi', 'lilac', 'plum-lo'],
  ember: ['ember-hi', 'tan', 'brick'],
  night: ['teal', 'ice', 'night-600'],
  brown: ['wood-hi', 'tan', 'plum'],
  grey: ['grey', 'paper-lo', 'night-700'],
};

type Head = { readonly pieces: (colours: Colours) => readonly Piece[]; readonly face: Face };
const HEADS: Readonly<Record<Looks['head'], Head>> = {
  pointed: {
    pieces: ([skin, light]) => [
      ['pointed-head', [skin]],
      ['nose', [light]],
    ],
    face: { eyes: [100, 90], apart: 42, radius: 14, mouth: [100, 132], width: 18, teeth: 2 },
  },
  round: {
    pieces: ([skin]) => [['round-head', [skin]]],
    face: { eyes: [100, 92], apart: 52, radius: 14, mouth: [100, 132], width: 20, teeth: 1 },
  },
  heart: {
    pieces: ([skin]) => [['heart-head', [skin]]],
    face: { eyes: [100, 98], apart: 40, radius: 13, mouth: [100, 128], width: 18, teeth: 2 },
  },
  long: {
    pieces: ([skin, light]) => [
      ['long-head', [skin]],
      ['dog-muzzle', [light]],
    ],
    face: { eyes: [100, 88], apart: 42, radius: 13, mouth: [100, 134], width: 18, teeth: 2 },
  },
  mouse: {
    pieces: ([skin, light]) => [
      ['rodent-head', [skin]],
      ['rat-muzzle', [light, 'pink']],
    ],
    face: { eyes: [100, 92], apart: 40, radius: 13, mouth: [100, 140], width: 12, teeth: 2 },
  },
  lizard: {
    pieces: ([skin, light]) => [
      ['reptile-head', [skin]],
      ['reptile-muzzle', [light]],
    ],
    face: { eyes: [100, 82], apart: 44, radius: 13, mouth: [100, 138], width: 18, teeth: 2 },
  },
};

type Pieces = (colours: Colours) => readonly Piece[];
const EARS: Readonly<Record<Looks['ears'], Pieces>> = {
  none: () => [],
  wide: ([skin, light]) => [['wide-ears', [skin, light]]],
  flop: ([, , clothes]) => [['flop-ears', [clothes]]],
  round: ([skin, light]) => [['mouse-ears', [skin, light]]],
  cat: ([skin, light]) => [['cat-ears', [skin, light]]],
  long: ([skin, light]) => [['long-ears', [skin, light]]],
  horns: () => [['tall-horns', ['paper-lo', 'paper-edge']]],
  feelers: () => [['feelers', ['ink', 'flame']]],
};
const TOPS: Readonly<Record<Looks['top'], Pieces>> = {
  none: () => [],
  tuft: () => [['tuft', ['ink-2']]],
  fringe: () => [['fringe', ['ink-2']]],
  pan: () => [['pan', ['night-600', 'teal', 'night-700']]],
  plume: () => [['plume', ['heart', 'flame', 'ember-lo']]],
  'bobble-hat': () => [['bobble-hat', ['blue', 'paper-hi']]],
  crown: () => [['paper-crown', ['flame', 'ember']]],
  'wizard-hat': () => [['wizard-hat', ['night-600', 'flame', 'glow']]],
};
const FRONTS: Readonly<Record<Looks['front'], Pieces>> = {
  none: () => [],
  collar: () => [
    ['wide-collar', ['flame']],
    ['bell', ['paper-hi']],
  ],
  'bow-tie': () => [['bow-tie', ['blue', 'sky'], { x: 100, y: 172, scale: 1.1 }]],
  bib: () => [['bib', ['paper-hi', 'ember']]],
  spoon: () => [['spoon', ['wood-hi', 'wood-hi'], { x: 168, y: 146, turn: 12 }]],
  fork: () => [['fork', ['wood-hi', 'paper-lo'], { x: 168, y: 142, turn: 12 }]],
};

/** Those that were put together before: drawings are cached by the figure's identity. */
const made = new Map<string, Figure>();

/** A family's own monster, put together from parts and colours. */
export function ownMonsterFigure(looks: Looks): Figure {
  const { head, ears, top, front, colour } = looks;
  const key = [head, ears, top, front, colour].join(' ');
  const before = made.get(key);
  if (before) return before;
  const colours = COLOURS[colour];
  const { pieces, face } = HEADS[head];
  const parts: readonly Piece[] = [
    ['trunk', [colours[2]]],
    ...EARS[ears](colours),
    ...pieces(colours),
    ...TOPS[top](colours),
    ...FRONTS[front](colours),
  ];
  const figure: Figure = { parts, face, plaster: [126, 66, 16] };
  made.set(key, figure);
  return figure;
}
