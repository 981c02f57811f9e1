import type { Figure } from '../../puppets/figure.ts';

/** The monsters of Magic and Mayhem, by their id in the content. */
export const MONSTER_FIGURES = {
  'sock-goblin': {
    parts: [['sock-goblin', ['moss', 'ember']]],
    face: { eyes: [100, 84], apart: 40, radius: 14, mouth: [100, 118], width: 19, teeth: 2, white: 'glow' },
    plaster: [118, 46, -10],
  },
  'dust-bunny': {
    parts: [
      ['long-ears', ['grey', 'pink']],
      ['dust-ball', ['grey', 'tin']],
    ],
    face: { eyes: [100, 104], apart: 44, radius: 14, mouth: [100, 136], width: 12, teeth: 1 },
    plaster: [138, 80, 28],
  },
  'custard-blob': {
    parts: [['blob', ['flame', 'glow', 'ember-hi']]],
    face: { eyes: [100, 104], apart: 44, radius: 15, mouth: [100, 136], width: 24, teeth: 2, line: 'plum-lo' },
    plaster: [128, 76, 26],
  },
  'shy-ghost': {
    parts: [['ghost', ['ice', 'snow']]],
    face: { eyes: [100, 96], apart: 40, radius: 14, mouth: [100, 128], width: 9, line: 'night-700' },
    plaster: [132, 66, 28],
  },
  'cuddly-snowman': {
    parts: [['snowman', ['snow']]],
    face: { eyes: [100, 76], apart: 36, radius: 10, mouth: [100, 104], width: 13, line: 'ink' },
    plaster: [128, 58, 30],
  },
  'burping-toadstool': {
    parts: [['toadstool', ['heart', 'paper-lo']]],
    face: { eyes: [100, 128], apart: 36, radius: 12, mouth: [100, 150], width: 20, rest: 'gape' },
    plaster: [138, 62, 20],
  },
  'tooting-elephant': {
    parts: [['elephant', ['tin', 'lead']]],
    face: { eyes: [100, 82], apart: 44, radius: 13, mouth: [100, 108], width: 12, line: 'night-900' },
    plaster: [124, 54, 22],
  },
  'grumpy-cactus': {
    parts: [['cactus', ['moss', 'moss-hi']]],
    face: { eyes: [100, 78], apart: 40, radius: 13, mouth: [100, 106], width: 15, brows: 'moss-lo', rest: 'grim' },
    plaster: [122, 48, 26],
  },
  'hungry-chest': {
    parts: [['chest', ['wood', 'flame']]],
    face: { eyes: [100, 62], apart: 48, radius: 15, mouth: [100, 106], width: 0, line: 'paper-hi' },
    plaster: [140, 40, 26],
  },
  'toast-imp': {
    parts: [['toast', ['wood', 'wood-hi']]],
    face: { eyes: [100, 86], apart: 44, radius: 14, mouth: [100, 114], width: 20, teeth: 2 },
    plaster: [134, 56, 24],
  },
  'big-achoo': {
    parts: [
      ['dragon-wings', ['plum-hi']],
      ['tall-horns', ['flame', 'ember-hi']],
      ['dragon-with-cold', ['plum', 'plum-lo']],
      ['handkerchief', [], { x: 32, y: 150 }],
    ],
    face: { eyes: [100, 76], apart: 56, radius: 14, mouth: [100, 132], width: 15, teeth: 2, line: 'paper-hi', lips: 'plum-lo' },
    plaster: [130, 46, 28],
  },
  'tummy-butterfly': {
    parts: [['butterfly', ['plum-hi', 'flame', 'plum']]],
    face: { eyes: [100, 86], apart: 32, radius: 11, mouth: [100, 108], width: 12, line: 'paper-hi', lips: 'plum-lo' },
    plaster: [118, 64, 24],
  },
  'cheeky-magpie': {
    parts: [
      ['magpie', ['ink', 'blue']],
      ['ring', [], { x: 58, y: 168, turn: -16 }],
    ],
    face: { eyes: [100, 70], apart: 44, radius: 15, mouth: [100, 96], width: 15, beak: 'lead', line: 'paper-hi' },
    plaster: [128, 44, 24],
  },
  'overdue-book': {
    parts: [['wild-book', ['ember-lo', 'wood-lo', 'brick']]],
    face: { eyes: [106, 88], apart: 52, radius: 15, mouth: [106, 124], width: 26, teeth: 2, line: 'paper-hi', lips: 'ink' },
    plaster: [138, 56, 22],
  },
  'runaway-bathtub': {
    parts: [['bathtub', ['night-600', 'ice']]],
    face: { eyes: [100, 122], apart: 48, radius: 15, mouth: [100, 148], width: 17, line: 'paper-hi', lips: 'ink' },
    plaster: [150, 106, 20],
  },
  'hot-potato': {
    parts: [['potato', ['wood-hi', 'wood']]],
    face: { eyes: [101, 106], apart: 42, radius: 13, mouth: [101, 134], width: 16 },
    plaster: [132, 74, 26],
  },
  'empty-armour': {
    parts: [['empty-suit', ['tin', 'lead']]],
    face: { eyes: [100, 94], apart: 32, radius: 10, mouth: [100, 114], width: 10, white: 'glow', line: 'glow' },
    plaster: [132, 52, 26],
  },
  'knitting-spider': {
    parts: [
      ['spider', ['plum', 'plum-lo', 'plum-hi']],
      ['yarn', [], { x: 30, y: 176 }],
    ],
    face: { eyes: [100, 94], apart: 44, radius: 15, mouth: [100, 122], width: 14, teeth: 2, line: 'paper-hi', lips: 'ink' },
    plaster: [130, 64, 24],
  },
  'shy-chameleon': {
    parts: [['chameleon', ['moss', 'moss-hi', 'flame']]],
    face: { eyes: [86, 100], apart: 68, radius: 17, mouth: [88, 130], width: 18 },
    plaster: [96, 42, 14],
  },
  'yawning-bear': {
    parts: [
      ['broad-trunk', ['night-600']],
      ['round-ears', ['wood-lo', 'tan']],
      ['round-head', ['wood']],
      ['round-muzzle', ['paper-lo', 'ink']],
      ['nightcap', ['plum', 'plum-hi']],
      ['wide-collar', ['flame']],
    ],
    face: { eyes: [100, 92], apart: 48, radius: 12, mouth: [100, 134], width: 20, rest: 'gape', line: 'paper-hi', lips: 'ink' },
    plaster: [62, 118, -30],
  },
  'folded-frog': {
    parts: [['folded-frog', ['moss', 'moss-lo', 'moss-hi']]],
    face: { eyes: [100, 54], apart: 56, radius: 17, mouth: [100, 116], width: 26 },
    plaster: [100, 80, 10],
  },
  'borrowing-squirrel': {
    parts: [['squirrel', ['ember-lo', 'wood-hi']], ['teaspoon']],
    face: { eyes: [90, 92], apart: 40, radius: 13, mouth: [90, 130], width: 12, teeth: 1, line: 'paper-hi', lips: 'ink' },
    plaster: [112, 68, 22],
  },
  'fluff-heap': {
    parts: [['fluff-heap', ['lilac', 'plum-hi']]],
    face: { eyes: [101, 80], apart: 34, radius: 13, mouth: [100, 104], width: 13, teeth: 1 },
    plaster: [124, 56, 24],
  },
  'gate-gnome': {
    parts: [['gnome', ['heart', 'moss']], ['stop-sign']],
    face: { eyes: [100, 98], apart: 36, radius: 10, mouth: [100, 138], width: 12 },
    plaster: [116, 46, 24],
  },
  'brave-chicken': {
    parts: [
      ['chicken', ['paper-hi', 'paper-edge']],
      ['pan', ['night-600', 'teal', 'night-700']],
      ['wooden-sword', ['wood-hi']],
    ],
    face: { eyes: [100, 82], apart: 40, radius: 14, mouth: [100, 106], width: 14, beak: 'flame' },
    plaster: [140, 108, 60],
  },
  'cross-toaster': {
    parts: [['small-toaster', ['tin', 'lead']]],
    face: { eyes: [100, 108], apart: 52, radius: 14, mouth: [100, 136], width: 20, teeth: 2, brows: 'ink', rest: 'grim' },
    plaster: [148, 92, 22],
  },
  'endless-porridge': {
    parts: [['porridge-pot', ['night-700', 'paper-lo']]],
    face: { eyes: [106, 122], apart: 44, radius: 13, mouth: [106, 148], width: 16, line: 'paper-hi' },
    plaster: [148, 134, 40],
  },
  'library-mouse': {
    parts: [
      ['trunk', ['blue']],
      ['mouse-ears', ['grey', 'pink']],
      ['rodent-head', ['tin']],
      ['rat-muzzle', ['snow', 'pink']],
      ['open-book', ['heart'], { x: 100, y: 170, scale: 0.95 }],
    ],
    face: { eyes: [100, 94], apart: 42, radius: 12, mouth: [100, 138], width: 11, teeth: 2, glasses: true },
    plaster: [122, 62, 20],
  },
  'madam-hush': {
    parts: [
      ['heart-face-owl', ['wood', 'wood-lo', 'paper-lo']],
      ['book', ['plum'], { x: 34, y: 170 }],
    ],
    face: { eyes: [100, 82], apart: 52, radius: 16, mouth: [100, 112], width: 12, beak: 'flame', glasses: true },
    plaster: [132, 38, 20],
  },
  'auntie-umbrella': {
    parts: [['umbrella', ['blue', 'plum', 'sky']]],
    face: { eyes: [100, 116], apart: 36, radius: 11, mouth: [100, 140], width: 12, brows: 'ink' },
    plaster: [140, 70, 24],
  },
  'grandpa-rumble': {
    parts: [['hill-man', ['grey', 'ink-2']], ['teacup']],
    face: { eyes: [100, 92], apart: 44, radius: 13, mouth: [100, 146], width: 14, brows: 'paper-hi' },
    plaster: [132, 72, 20],
  },
} as const satisfies Readonly<Record<string, Figure>>;
