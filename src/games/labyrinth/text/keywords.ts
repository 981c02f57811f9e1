import type { Word } from '../../../engine/shared/sentences.ts';

/** The keywords on cards, each with the rule that explains it. */
export const KEYWORDS = {
  statistic: 'LA-3',
  element: 'LA-4',
  'hit-points': 'LA-5',
  silver: 'LA-32',
  fire: 'LA-7',
  chest: 'LA-16',
  rest: 'LA-17',
  wear: 'LA-18',
  cursed: 'LA-19',
  sell: 'LA-20',
  stairs: 'LA-24',
  wizard: 'LA-25',
  armour: 'LA-28',
  attack: 'LA-28',
  damage: 'LA-28',
  dead: 'LA-29',
  check: 'LA-31',
  item: 'LA-18',
  errand: 'LA-44',
} as const;
export type Keyword = keyof typeof KEYWORDS;

/** The spoken form of each abbreviation of this game. */
export const SPOKEN: { readonly [short: string]: string } = { HP: 'hit points', AC: 'armour class' };

/** A keyword as printed on a card. */
export const key = (keyword: Keyword, words: string, spoken?: string): Word =>
  spoken === undefined ? { keyword: KEYWORDS[keyword], words } : { keyword: KEYWORDS[keyword], words, spoken };
