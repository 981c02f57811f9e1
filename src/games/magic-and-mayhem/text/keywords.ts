import type { Word } from '../../../engine/shared/sentences.ts';
import type { Ability, Damage, Lasting, TrialKind } from '../state/constants.ts';

/** The keywords on cards. */
export type Keyword =
  | Ability
  | Damage
  | Lasting
  | TrialKind
  | 'mov'
  | 'str'
  | 'int'
  | 'near'
  | 'ranged'
  | 'directional'
  | 'time-tokens'
  | 'blocked'
  | 'bonus-action';

/** The rule that explains each keyword. */
export const KEYWORDS: { readonly [K in Keyword]: string } = {
  'strong-magic': 'MM-17',
  'adept-magic': 'MM-17',
  'heavy-weapons': 'MM-17',
  'light-weapons': 'MM-17',
  'epic-skills': 'MM-17',
  'agile-skills': 'MM-17',
  melee: 'MM-29',
  psy: 'MM-29',
  fire: 'MM-29',
  ice: 'MM-29',
  poison: 'MM-29',
  incapacitated: 'MM-31',
  immobilized: 'MM-31',
  invisible: 'MM-31',
  poisoned: 'MM-31',
  'time-tokens': 'MM-31',
  mov: 'MM-9',
  str: 'MM-18',
  int: 'MM-7',
  near: 'MM-30',
  ranged: 'MM-30',
  directional: 'MM-32',
  blocked: 'MM-35',
  twister: 'MM-44',
  riddle: 'MM-45',
  challenge: 'MM-47',
  'bonus-action': 'MM-8',
};

/** The spoken form of each abbreviation of this game: it has none. */
export const SPOKEN: { readonly [short: string]: string } = {};

/** A keyword as printed on a card. */
export const key = (keyword: Keyword, words: string): Word => ({ keyword: KEYWORDS[keyword], words });

/** What the numbers of a hero are called, on cards and at the table. */
export const STAT_NAMES = { mov: 'Steps', str: 'Strength', int: 'Wits' } as const;
