import type { Seat } from '../../../engine/game.ts';
import type { Level } from '../../../games/traps-and-treasures/state/constants.ts';
import type { Figure } from '../../puppets/figure.ts';
import { MONSTER_FIGURES } from './monsters/monster-figures.ts';

/** Who runs through the dungeon: one animal a seat. They are only pictures; the rules know seats. */
type Digger = { readonly name: string; readonly title: string; readonly figure: Figure };

export const DIGGERS = [
  {
    name: 'Pockets',
    title: 'the Raccoon',
    figure: {
      parts: [['raccoon']],
      face: { eyes: [100, 100], apart: 48, radius: 12, mouth: [100, 139], width: 12, teeth: 1, line: 'paper-hi', lips: 'ink' },
      plaster: [132, 68, 24],
    },
  },
  {
    name: 'Tiptoe',
    title: 'the Fox',
    figure: {
      parts: [['big-eared-fox']],
      face: { eyes: [100, 98], apart: 46, radius: 13, mouth: [100, 147], width: 10 },
      plaster: [126, 70, 20],
    },
  },
  {
    name: 'Digby',
    title: 'the Badger',
    figure: {
      parts: [['badger']],
      face: { eyes: [100, 100], apart: 46, radius: 12, mouth: [100, 148], width: 11, line: 'paper-hi', lips: 'ink' },
      plaster: [124, 72, 24],
    },
  },
  {
    name: 'Hoppla',
    title: 'the Frog',
    figure: {
      parts: [['tree-frog']],
      face: { eyes: [100, 56], apart: 76, radius: 19, mouth: [100, 122], width: 32, line: 'ink' },
      plaster: [100, 82, -12],
    },
  },
  {
    name: 'Nibble',
    title: 'the Squirrel',
    figure: {
      parts: [['red-squirrel']],
      face: { eyes: [95, 94], apart: 44, radius: 13, mouth: [95, 130], width: 11, teeth: 2 },
      plaster: [120, 70, 24],
    },
  },
  {
    name: 'Aunt Honk',
    title: 'the Goose',
    figure: {
      parts: [['goose']],
      face: { eyes: [100, 74], apart: 36, radius: 12, mouth: [100, 102], width: 20, beak: 'ember-hi', white: 'glow' },
      plaster: [112, 122, 16],
    },
  },
] as const satisfies readonly Digger[];

/** The animal of a seat. */
export const diggerOf = (seat: Seat): Digger => DIGGERS[seat % DIGGERS.length] ?? DIGGERS[0];

/** A monster that nobody has drawn: a plain head, in the colour of its level. */
const plain = (level: Level): Figure => ({
  parts: [
    ['trunk', ['ink-2']],
    ['round-head', [({ 1: 'moss', 2: 'teal', 3: 'plum-hi' } as const)[level]]],
  ],
  face: { eyes: [100, 92], apart: 44, radius: 12, mouth: [100, 126], width: 13 },
  plaster: [128, 62, 24],
});
const PLAIN = { 1: plain(1), 2: plain(2), 3: plain(3) } as const;

const KNOWN: Readonly<Record<string, Readonly<Record<Level, Figure>>>> = MONSTER_FIGURES;

/** The figure of the monster that a card has on a level; a plain one for a card that nobody has drawn. */
export const monsterFigure = (card: string, level: Level): Figure => (KNOWN[card] ?? PLAIN)[level];
