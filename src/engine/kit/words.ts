/**
 * A sentence as tokens: plain words, a keyword that opens the rule book, or a symbol with a spoken form.
 * Every game's describe folder makes them; the screen lays them out, the voice speaks them, the chronicle keeps none.
 */
export type Word =
  | string
  /** `keyword` is the number of the rule that explains it; `spoken` how it is said, where that is not how it is written. */
  | { readonly keyword: string; readonly words: string; readonly spoken?: string }
  | { readonly symbol: string; readonly spoken: string };
export type Sentence = readonly Word[];

/** The sentence as it is read aloud. */
export const speak = (sentence: Sentence): string =>
  sentence.map((word) => (typeof word === 'string' ? word : 'symbol' in word ? word.spoken : (word.spoken ?? word.words))).join('');

/** A sentence with the reason for it: "Clank opens a door: it squeaked." */
export function because(sentence: Sentence, why: string): Sentence {
  const last = sentence.at(-1);
  const bare = typeof last === 'string' ? [...sentence.slice(0, -1), last.replace(/[.!]$/, '')] : sentence;
  return [...bare, `: ${why}.`];
}

/** "a", "a and b", "a, b and c". */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "two"; what is more than twelve stays in figures. */
export const numeral = (n: number): string => NUMBERS[n] ?? `${n}`;
/** "a goblin", "an ogre". */
export const one = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** What somebody at the table is called; where names are missing, by the seat. */
export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? `Seat ${seat + 1}`;

/** "the ogre" at the beginning of a sentence: "The ogre". */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
const TURNING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** A name as it stands in a sentence: one that runs the other way is set apart (bidi isolate), so that it turns nothing around it. */
export const inSentence = (name: string): string => {
  const bare = name.replace(TURNING, '');
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare;
};

/** "1 heart", "3 hearts". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
