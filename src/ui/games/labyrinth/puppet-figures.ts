import type { Looks } from '../../../games/labyrinth/content/card-schemas.ts';
import type { ClassId, Element, RaceId } from '../../../games/labyrinth/state/constants.ts';
import type { Face, Figure, Piece } from '../../puppets/figure.ts';
import type { Paint } from '../../puppets/puppet-colours.ts';
import { ownMonsterFigure } from './own-monster-figure.ts';
import { WORN_PIECES } from './worn-pieces.ts';

/** The monsters of Labyrinth, by their id in the content. */
export const MONSTER_FIGURES = {
  goblin: {
    parts: [
      ['trunk', ['wood-lo']],
      ['bib', ['paper-hi', 'ember']],
      ['wide-ears', ['moss', 'moss-hi']],
      ['pointed-head', ['moss']],
      ['tuft', ['moss-lo']],
      ['nose', ['moss-hi']],
      ['fork', ['wood-hi', 'paper-lo'], { x: 168, y: 142, turn: 12 }],
    ],
    face: { eyes: [100, 90], apart: 42, radius: 14, mouth: [100, 128], width: 20, teeth: 2 },
    plaster: [124, 66, 16],
  },
  kobold: {
    parts: [
      ['trunk', ['night-700']],
      ['flop-ears', ['brick']],
      ['short-horns', ['paper-lo']],
      ['long-head', ['ember-hi']],
      ['forehead-spots', ['ember-lo']],
      ['dog-muzzle', ['paper']],
      ['collar', ['heart']],
      ['bell', ['flame']],
    ],
    face: { eyes: [100, 88], apart: 42, radius: 13, mouth: [100, 134], width: 20, teeth: 2 },
    plaster: [122, 62, 14],
  },
  bugbear: {
    parts: [
      ['broad-trunk', ['plum']],
      ['round-ears', ['wood-lo', 'tan']],
      ['feelers', ['ink', 'flame']],
      ['round-head', ['wood']],
      ['fringe', ['wood-lo']],
      ['round-muzzle', ['paper-lo', 'ink']],
      ['wide-collar', ['plum-hi']],
    ],
    face: { eyes: [100, 92], apart: 52, radius: 14, mouth: [100, 134], width: 19, teeth: 2, brows: 'ink', line: 'paper-hi', lips: 'ink' },
    plaster: [132, 64, 14],
  },
  'big-eye': {
    parts: [['floating-eye', ['plum', 'plum-lo', 'plum-hi']]],
    face: { eyes: [100, 92], radius: 44, mouth: [100, 149], width: 15, teeth: 1, iris: 'plum-hi' },
    plaster: [148, 58, 40],
  },
  'goblin-mage': {
    parts: [
      ['trunk', ['night-700']],
      ['button', ['flame']],
      ['wide-ears', ['moss-hi', 'moss'], { y: 36 }],
      ['small-head', ['moss-hi']],
      ['nose', ['moss'], { y: 12 }],
      ['wizard-hat', ['night-600', 'flame', 'glow']],
      ['wand', ['wood', 'glow'], { x: 168, y: 152, turn: -6 }],
    ],
    face: { eyes: [100, 112], apart: 40, radius: 12, mouth: [100, 138], width: 13, teeth: 1, glasses: true },
    plaster: [64, 136, 30],
  },
  'dire-rat': {
    parts: [
      ['rat-tail', ['pink']],
      ['broad-trunk', ['ink-2']],
      ['belly', ['paper-lo']],
      ['mouse-ears', ['ink-2', 'pink']],
      ['rodent-head', ['mouse']],
      ['rat-muzzle', ['paper-lo', 'pink']],
      ['cheese', ['flame', 'ember-hi'], { x: 30, y: 158, scale: 0.95 }],
    ],
    face: { eyes: [100, 92], apart: 40, radius: 13, mouth: [100, 140], width: 13, teeth: 2 },
    plaster: [124, 66, 20],
  },
  devil: {
    parts: [
      ['bat-wings', ['plum']],
      ['arrow-tail', ['heart']],
      ['trunk', ['brick']],
      ['dark-horns', ['ink']],
      ['spike-ears', ['heart']],
      ['heart-head', ['heart']],
      ['widow-peak', ['brick']],
      ['goatee', ['ink']],
      ['salt-cellar', [], { x: 40, y: 146, turn: -12, scale: 1.1 }],
    ],
    face: { eyes: [100, 98], apart: 40, radius: 13, mouth: [100, 126], width: 20, teeth: 2 },
    plaster: [128, 72, 18],
  },
  armour: {
    parts: [
      ['pauldrons', ['night-600', 'teal']],
      ['trunk', ['night-700']],
      ['helm-plume', ['heart']],
      ['helm', ['night-600', 'teal', 'flame']],
    ],
    face: { eyes: [100, 100], apart: 40, radius: 11, mouth: [100, 144], width: 0, white: 'glow', line: 'glow' },
    plaster: [124, 60, 22],
  },
  raptor: {
    parts: [
      ['back-plates', ['ember']],
      ['thick-tail', ['moss']],
      ['slim-trunk', ['moss']],
      ['belly', ['moss-hi']],
      ['raptor-head', ['moss']],
      ['small-arm', ['moss'], { y: 14 }],
      ['doorknob', ['flame', 'ember-lo'], { x: 36, y: 146 }],
    ],
    face: { eyes: [100, 70], apart: 56, radius: 15, mouth: [100, 140], width: 22, teeth: 2, white: 'glow' },
    plaster: [126, 96, 16],
  },
  dragon: {
    parts: [
      ['dragon-wings', ['plum']],
      ['trunk', ['ember']],
      ['tall-horns', ['paper-lo', 'paper-edge']],
      ['side-frill', ['ember-lo']],
      ['dragon-head', ['ember']],
      ['head-scales', ['ember-lo']],
      ['dragon-muzzle', ['tan', 'brick']],
      ['bow-tie', ['blue', 'sky'], { x: 100, y: 172, scale: 1.1 }],
    ],
    face: { eyes: [100, 90], apart: 44, radius: 13, mouth: [100, 136], width: 20, teeth: 2, white: 'glow' },
    plaster: [124, 64, 18],
  },
} as const satisfies Readonly<Record<string, Figure>>;

/** The people of the town, and the dungeon master. */
export const PEOPLE_FIGURES = {
  market: {
    parts: [
      ['broad-trunk', ['moss']],
      ['bib', ['paper-hi', 'ember']],
      ['cat-ears', ['ember-hi', 'pink']],
      ['round-head', ['ember-hi']],
      ['tabby-stripes', ['ember-lo']],
      ['cat-muzzle', ['paper-hi', 'pink']],
      ['gold-coin', ['flame', 'ember-hi']],
    ],
    face: { eyes: [100, 90], apart: 50, radius: 14, mouth: [100, 132], width: 13 },
    plaster: [132, 62, 14],
  },
  wizard: {
    parts: [
      ['human-shoulders', ['night-600']],
      ['human-head', ['snow', 'paper-lo']],
      ['long-beard', ['snow']],
      ['wizard-hat', ['plum', 'flame', 'glow']],
      ['wand', ['wood', 'glow'], { x: 176, y: 150, turn: 8 }],
    ],
    face: { eyes: [100, 104], apart: 38, radius: 12, mouth: [100, 138], width: 12, glasses: true, brows: 'snow' },
    plaster: [136, 92, 20],
  },
  alley: {
    parts: [
      ['trunk', ['plum-lo']],
      ['round-ears', ['lead', 'mouse']],
      ['rodent-head', ['tin']],
      ['eye-mask', ['night-900']],
      ['rat-muzzle', ['snow', 'ink']],
      ['felt-cap', ['moss-lo', 'flame']],
      ['tie', ['flame']],
      ['dice', []],
    ],
    face: { eyes: [100, 92], apart: 42, radius: 12, mouth: [100, 140], width: 13, teeth: 1, line: 'paper-hi', lips: 'ink' },
    plaster: [128, 122, 24],
  },
  inn: {
    parts: [
      ['broad-trunk', ['ember-lo']],
      ['bib', ['paper-hi', 'blue']],
      ['pig-ears', ['pink', 'lilac']],
      ['round-head', ['pink']],
      ['snout', ['lilac', 'plum']],
      ['mug', ['wood', 'wood-lo']],
    ],
    face: { eyes: [100, 86], apart: 54, radius: 12, mouth: [100, 143], width: 13 },
    plaster: [134, 62, 16],
  },
  gate: {
    parts: [
      ['broad-trunk', ['night-700']],
      ['round-head', ['lead']],
      ['nose', ['pink']],
      ['digging-paws', ['pink']],
      ['lamp-hat', ['wood', 'glow']],
    ],
    face: { eyes: [100, 92], apart: 46, radius: 10, mouth: [100, 136], width: 14, teeth: 2, glasses: true },
    plaster: [136, 72, 24],
  },
  'dungeon-master': {
    parts: [['cowl', ['plum', 'plum-hi']], ['dice']],
    face: { eyes: [100, 98], apart: 38, radius: 12, mouth: [100, 126], width: 14, white: 'glow', line: 'glow' },
    plaster: [130, 60, 30],
  },
} as const satisfies Readonly<Record<string, Figure>>;

const MONSTERS: Readonly<Record<string, Figure>> = MONSTER_FIGURES;

/** Whoever nobody has drawn, such as a monster of a later version's save: somebody plain. */
const UNKNOWN: Figure = {
  parts: [
    ['trunk', ['night-700']],
    ['round-head', ['grey']],
  ],
  face: { eyes: [100, 92], apart: 44, radius: 12, mouth: [100, 126], width: 13 },
  plaster: [128, 62, 24],
};

/** The figure of a monster: of its kind, or as a family has put it together. */
export const monsterFigure = (kind: string, looks: Looks | null = null): Figure =>
  looks ? ownMonsterFigure(looks) : (MONSTERS[kind] ?? UNKNOWN);

type Folk = {
  readonly shoulders: Paint;
  readonly head: 'human-head' | 'woodfolk-head' | 'oxkin-head' | 'hollow-body';
  /** The head's colours in each look. */
  readonly colours: readonly (readonly Paint[])[];
  readonly face: Face;
  readonly plaster: Figure['plaster'];
};

const RACE_FOLK: Readonly<Record<RaceId, Folk>> = {
  human: {
    shoulders: 'ember-lo',
    head: 'human-head',
    colours: [
      ['wood-lo', 'paper-lo'],
      ['ink', 'wood-hi'],
      ['ember', 'tan'],
      ['flame', 'paper'],
    ],
    face: { eyes: [100, 112], apart: 36, radius: 12, mouth: [100, 133], width: 14 },
    plaster: [128, 92, 16],
  },
  woodfolk: {
    shoulders: 'wood-lo',
    head: 'woodfolk-head',
    colours: [
      ['moss-hi', 'moss', 'moss-lo'],
      ['ember-hi', 'moss-hi', 'moss'],
      ['heart', 'moss', 'moss-lo'],
      ['pink', 'moss-hi', 'moss'],
    ],
    face: { eyes: [100, 112], apart: 40, radius: 12, mouth: [100, 137], width: 15 },
    plaster: [126, 92, 20],
  },
  oxkin: {
    shoulders: 'plum-lo',
    head: 'oxkin-head',
    colours: [
      ['ember-lo', 'wood', 'paper-lo'],
      ['ink-2', 'ink', 'tin'],
      ['wood', 'wood-lo', 'flame'],
      ['grey', 'ink-2', 'paper-lo'],
    ],
    face: { eyes: [100, 100], apart: 40, radius: 11, mouth: [100, 147], width: 13, line: 'paper-hi', lips: 'ink' },
    plaster: [126, 84, 16],
  },
  hollow: {
    shoulders: 'ice',
    head: 'hollow-body',
    colours: [
      ['ice', 'snow'],
      ['lilac', 'pink'],
      ['tin', 'ice'],
      ['glow', 'paper-hi'],
    ],
    face: { eyes: [100, 106], apart: 38, radius: 13, mouth: [100, 133], width: 13, line: 'night-700' },
    plaster: [130, 88, 20],
  },
};

/** What a class wears on its head, and what it holds. */
const CLASS_PIECES: Readonly<Record<ClassId, { readonly hat: Piece; readonly tool: Piece }>> = {
  archer: { hat: ['archer-cap'], tool: ['bow'] },
  medic: { hat: ['medic-cap'], tool: ['case'] },
  warrior: { hat: ['warrior-band'], tool: ['fist'] },
  wizard: { hat: ['wizard-cap'], tool: ['staff'] },
};

/** An element as the colours of a scarf: its wool and its print. The print's shape says it without colours. */
const ELEMENT_COLOURS: Readonly<Record<Element, readonly [wool: Paint, print: Paint]>> = {
  wood: ['moss', 'paper'],
  fire: ['ember-hi', 'brick'],
  earth: ['wood', 'paper-lo'],
  metal: ['tin', 'ink'],
  water: ['blue', 'snow'],
};

/** Two of one race are told apart by their colours, and without colours by something small. */
const LOOKS: readonly (readonly Piece[])[] = [[], [['flower']], [['bow-knot']], [['freckles']]];

type Hero = {
  readonly race: RaceId;
  readonly class: ClassId | null;
  /** The first is the scarf's, the second the one of its hanging end. */
  readonly elements: readonly Element[];
  /** What it has equipped, and its curses. */
  readonly worn?: readonly string[];
  /** Which one of its race at the table, counted from 0. */
  readonly look?: number;
};

const heroes = new Map<string, Figure>();

/** A hero of Labyrinth: its race's head, its class's hat and tool, its elements' scarf, and what it wears. Equal heroes have the very same figure. */
export function heroFigure(hero: Hero): Figure {
  const key = [hero.race, hero.class, hero.look ?? 0, ...hero.elements, 'wears', ...(hero.worn ?? [])].join(' ');
  const figure = heroes.get(key) ?? newHeroFigure(hero);
  heroes.set(key, figure);
  return figure;
}

function newHeroFigure({ race, class: klass, elements, worn = [], look = 0 }: Hero): Figure {
  const { shoulders, head, colours, face, plaster } = RACE_FOLK[race];
  const body: readonly Piece[] = head === 'hollow-body' ? [] : [['human-shoulders', [shoulders]]];
  const [first, second = first] = elements;
  const scarf = (): readonly Piece[] => {
    if (!first || !second) return [];
    const [[wool, print], [end, endPrint]] = [ELEMENT_COLOURS[first], ELEMENT_COLOURS[second]];
    return [
      ['scarf', [wool, end]],
      [`${first}-mark-on-scarf`, [print]],
      [`${second}-mark-on-end`, [endPrint]],
    ];
  };
  const extra = LOOKS[look % LOOKS.length] ?? [];
  const seen = worn.flatMap((card) => WORN_PIECES[card] ?? []);
  const shown = (where: 'cape' | 'body' | 'hat' | 'front'): readonly Piece[] =>
    seen.flatMap(({ [where]: piece }) => (piece ? [piece] : []));
  const { hat, tool } = klass ? CLASS_PIECES[klass] : { hat: null, tool: null };
  const hats = [...(hat ? [hat] : []), ...shown('hat')].slice(-1);
  const coats = shown('body');
  const skin: Piece = [head, colours[look % colours.length] ?? []];
  const parts: readonly Piece[] = [
    ...shown('cape'),
    ...body,
    // the hollow have no shoulders: their head is all of them
    ...(head === 'hollow-body' ? [skin, ...coats] : [...coats, skin]),
    ...scarf(),
    ...hats,
    ...(tool ? [tool] : []),
    ...(seen.find(({ hand }) => hand)?.hand ?? []),
    ...shown('front'),
    ...extra,
  ];
  return { parts, face, plaster };
}
