import type { Word } from '../../../engine/kit/words.ts';

/** What a card may say that somebody may want explained, and which rule explains it. */
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
} as const;
export type Keyword = keyof typeof KEYWORDS;

/** How the abbreviations of this game are said: it has none. */
export const SPOKEN: { readonly [short: string]: string } = {};

/** A keyword as it stands on a card. */
export const key = (keyword: Keyword, words: string): Word => ({ keyword: KEYWORDS[keyword], words });
