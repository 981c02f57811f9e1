import type { Word } from '../../../engine/kit/words.ts';

/** What a card may say that somebody may want explained, and which rule does. */
export const KEYWORDS = {
  attack: 'DU-9',
  shield: 'DU-10',
  draw: 'DU-11',
  heal: 'DU-12',
  again: 'DU-13',
  power: 'DU-15',
  untouchable: 'DU-16',
} as const;
export type Keyword = keyof typeof KEYWORDS;

/** No abbreviations in this game. */
export const SPOKEN: { readonly [short: string]: string } = {};

/** A keyword as it stands on a card. */
export const key = (keyword: Keyword, words: string): Word => ({ keyword: KEYWORDS[keyword], words });
