import { pluralize, type Sentence, type Word } from '../../../engine/shared/sentences.ts';

/** The keywords on cards, each with the rule that explains it. */
export const KEYWORDS = {
  point: 'TT-7',
  tile: 'TT-2',
  walls: 'TT-8',
  level: 'TT-10',
  monster: 'TT-11',
  treasure: 'TT-13',
  gold: 'TT-14',
  'knocked-out': 'TT-15',
  attack: 'TT-16',
  rest: 'TT-17',
  stored: 'TT-17',
  home: 'TT-4',
  trap: 'TT-25',
} as const;
export type Keyword = keyof typeof KEYWORDS;

/** This game has no abbreviations. */
export const SPOKEN: { readonly [short: string]: string } = {};

/** The picture of a point, beside the word for it. */
export const POINT: Word = { symbol: 'point', spoken: '' };
/** "3 points", with their picture. */
export const points = (n: number): Sentence => [pluralize(n, 'point'), POINT];

/** A keyword as printed on a card. */
export const key = (keyword: Keyword, words: string): Word => ({ keyword: KEYWORDS[keyword], words });
