import type { Word } from '../../../engine/shared/sentences.ts';

/** The keywords on cards, each with the rule that explains it. */
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

/** This game has no abbreviations. */
export const SPOKEN: { readonly [short: string]: string } = {};

/** A keyword as printed on a card. */
export const key = (keyword: Keyword, words: string): Word => ({ keyword: KEYWORDS[keyword], words });
