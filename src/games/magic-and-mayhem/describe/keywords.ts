import type { Word } from '../../../engine/kit/words.ts';
import type { Ability, Damage, Lasting, TrialKind } from '../words.ts';

/** What a card may say that somebody may want explained. */
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

/** Which rule explains each keyword. */
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

/** How the abbreviations of this game are said. */
export const SPOKEN: { readonly [short: string]: string } = { HP: 'hearts', MOV: 'steps', STR: 'strength', INT: 'wits' };

/** A keyword as it stands on a card. */
export function key(keyword: Keyword, words: string): Word {
  const spoken = SPOKEN[words];
  return { keyword: KEYWORDS[keyword], words, ...(spoken === undefined ? {} : { spoken }) };
}
