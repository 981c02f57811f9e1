import type { Piece } from '../../puppets/figure.ts';

/** What a thing looks like on whoever wears it. */
type WornPieces = {
  /** Behind the shoulders. */
  readonly cape?: Piece;
  /** Over the shoulders, under the head. */
  readonly body?: Piece;
  /** In place of the class's hat. */
  readonly hat?: Piece;
  /** In the hand that holds no tool; only one is seen. */
  readonly hand?: readonly Piece[];
  /** Before everything else. */
  readonly front?: Piece;
};

/** The equipment and the curses of Labyrinth on a hero, by the id of the card. Things of a family's own are not seen. */
export const WORN_PIECES: { readonly [card: string]: WornPieces } = {
  'kobold-knife': { hand: [['knife', ['paper-lo', 'wood']]] },
  'brainy-stick': { hand: [['knobbly-stick', ['wood-hi', 'wood-lo']]] },
  'sure-thing': { hand: [['bow', [], { x: 182, y: 130, scale: 0.8, flip: true }]] },
  'wooden-spoon': { hand: [['spoon', ['wood-hi', 'wood-hi']]] },
  'pea-shooter': { hand: [['slingshot', ['wood', 'heart']]] },
  'frying-pan': { hand: [['frying-pan', ['night-600', 'night-900']]] },
  umbrella: { hand: [['shut-umbrella', ['wood', 'blue']]] },
  'hush-hammer': { hand: [['hammer', ['teal', 'wood-hi']]] },
  'feather-sword': { hand: [['feather', ['sky', 'snow']]] },
  'thunder-ladle': { hand: [['hammer', ['flame', 'wood-lo']]] },
  'dragon-tickler': {
    hand: [
      ['feather', ['ember-hi', 'glow'], { x: 184, y: 138, turn: 0 }],
      ['feather', ['heart', 'glow'], { x: 194, y: 140, turn: 24 }],
    ],
  },
  'pot-lid': { front: ['round-lid', ['tin', 'lead']] },
  'bucket-helmet': { hat: ['bucket', ['tin', 'lead']] },
  'quilted-coat': { body: ['coat', ['plum-hi', 'lilac']] },
  barrel: { body: ['barrel', ['wood-hi', 'wood-lo']] },
  'tea-tray': { front: ['checked-tray', ['paper-hi', 'heart']] },
  'knitted-mail': { body: ['chainmail', ['lead', 'tin']] },
  'oven-gloves': { hand: [['mitten', ['heart', 'paper-hi']]] },
  'lucky-sock': { front: ['hanging-sock', ['moss', 'glow']] },
  'thinking-cap': { hat: ['mortarboard', ['ink', 'flame']] },
  'strong-belt': { body: ['belt', ['wood-lo', 'flame']] },
  'boxing-mitts': { hand: [['fist', [], { x: 180, y: 134, flip: true }]] },
  'brave-scarf': { cape: ['cape', ['heart', 'brick']] },
  'cursed-ring': { front: ['ring', [], { x: 48, y: 180, scale: 0.6 }] },
  'squeaky-boots': { front: ['big-boot', ['wood', 'wood-lo'], { x: -44 }] },
  'grumpy-hat': { hat: ['wizard-hat', ['ink', 'lead', 'tin']] },
  'itchy-vest': { body: ['coat', ['moss-lo', 'moss-hi']] },
  'meat-mallet': { hand: [['hammer', ['wood-hi', 'wood-lo']]] },
  'ice-lolly': { hand: [['spoon', ['heart', 'wood-hi']]] },
  'long-icicle': { hand: [['knife', ['sky', 'snow']]] },
  'dinner-gong': { front: ['round-lid', ['flame', 'wood']] },
  'door-with-handle': { front: ['checked-tray', ['wood-hi', 'wood-lo']] },
  'pillow-vest': { body: ['coat', ['snow', 'lilac']] },
  'half-an-egg': { hat: ['bucket', ['paper-hi', 'paper-lo']] },
  'stamping-boots': { front: ['big-boot', ['wood-lo', 'ink'], { x: -44 }] },
  'sneezing-scarf': { cape: ['cape', ['plum-hi', 'lilac']] },
};
