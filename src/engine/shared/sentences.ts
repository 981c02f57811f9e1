/**
 * A token of a sentence: plain text, a keyword that links to the rule book, or a symbol with a spoken form.
 */
export type Word =
  | string
  /** `keyword` is the number of the rule that explains it. `spoken` is its spoken form, where it differs from `words`. */
  | { readonly keyword: string; readonly words: string; readonly spoken?: string }
  /** For ears in other words than for eyes. */
  | { readonly words: string; readonly spoken: string }
  | { readonly symbol: string; readonly spoken: string };
export type Sentence = readonly Word[];

/** The spoken text of a sentence. */
export const speak = (sentence: Sentence): string =>
  sentence.map((word) => (typeof word === 'string' ? word : 'symbol' in word ? word.spoken : (word.spoken ?? word.words))).join('');

/** Adds a reason to a sentence: "Clank opens a door: it squeaked." */
export function withReason(sentence: Sentence, why: string): Sentence {
  const last = sentence.at(-1);
  const bare = typeof last === 'string' ? [...sentence.slice(0, -1), last.replace(/[.!]$/, '')] : sentence;
  return [...bare, `: ${why}.`];
}

/** "a", "a and b", "a, b and c". */
export function joinWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** A number in words, such as "two"; digits above twelve. */
export const numeral = (n: number): string => NUMBERS[n] ?? `${n}`;
/** "a goblin", "an ogre". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** The name of the player at a seat; "Seat 1" and so on where there is none. */
export const playerName = (names: readonly string[], seat: number): string => names[seat] ?? `Seat ${seat + 1}`;

/** Makes the first letter upper case. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
const BIDI_CONTROLS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** A name for use in a sentence: a right-to-left name gets bidi isolates, so that it does not reorder the text around it. */
export const isolateBidi = (name: string): string => {
  const bare = name.replace(BIDI_CONTROLS, '');
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare;
};

/** "1 heart", "3 hearts". */
export const pluralize = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** The words with a full stop, unless they have an end of their own. */
export const withStop = (words: string): string => (/[.?!…]$/.test(words) ? words : `${words}.`);
