import { type Sentence, speak } from '../engine/shared/sentences.ts';
import { linesOf, readBook, strangeLines } from '../games/rule-book.ts';
import { hardProblems } from './reading-level.ts';

/** Checks the rule books: a child of ten can read each chapter, and all abbreviations have a spoken form. */

const SYMBOL = /[+−→←×÷≥≤=&%#]/g;
const SHORT = /\b[A-Z]{2,}\b/g;

export type BookWords = {
  /** Names that do not count as hard words. */
  readonly names: readonly string[];
  /** The spoken forms of abbreviations. */
  readonly spoken: { readonly [short: string]: string };
  /** Words in capitals that are not abbreviations. */
  readonly shouted: readonly string[];
};

/** The text with a short word in place of each name. */
const withoutNames = (text: string, names: readonly string[]): string =>
  [...names].sort((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), 'name'), text);

/** The symbols and abbreviations in a text without a spoken form. */
function unspoken(text: string, { spoken, shouted }: BookWords): string[] {
  const known = new Set([...Object.keys(spoken), ...shouted]);
  const words = text.replaceAll(/\b[A-Z]{2}-\d+\b/g, '');
  return [...(words.match(SYMBOL) ?? []), ...(words.match(SHORT) ?? []).filter((short) => !known.has(short))];
}

/** The problems of a rule book. */
export function bookProblems(markdown: string, words: BookWords): string[] {
  const { opening, chapters } = readBook(markdown);
  const parts = [{ rule: 'the opening', blocks: opening }, ...chapters];
  const rules = new Set(chapters.map(({ rule }) => rule));
  return [
    ...strangeLines(markdown).map((line) => `rules.md: only headings, paragraphs and lists can be printed: ${line}`),
    ...parts.flatMap(({ rule, blocks }) => {
      const lines = linesOf(blocks);
      const text = lines.join('\n');
      return [
        ...(lines.length === 0 ? [`rules.md: ${rule}: is empty`] : []),
        ...hardProblems(`rules.md: ${rule}`, [withoutNames(text, words.names)]),
        ...unspoken(text, words).map((mark) => `rules.md: ${rule}: nobody knows how to say "${mark}"`),
        ...(text.match(/\b[A-Z]{2}-\d+\b/g) ?? [])
          .filter((other) => !rules.has(other))
          .map((other) => `rules.md: ${rule}: points to ${other}, which is not there`),
      ];
    }),
  ];
}

/** The symbols and abbreviations in a sentence that are not tokens with a spoken form. */
export const sentenceProblems = (where: string, sentence: Sentence, words: BookWords): string[] => {
  const bare = sentence.filter((word) => typeof word === 'string').join(' ');
  const said = { ...words, spoken: {} };
  return [...new Set([...unspoken(bare, said), ...unspoken(speak(sentence), said)])].map(
    (mark) => `${where}: "${mark}" has no spoken form`,
  );
};

/** The same for all sentences of cards, by card id. */
export const textProblems = (cards: readonly { readonly id: string; readonly text: readonly Sentence[] }[], words: BookWords): string[] =>
  cards.flatMap(({ id, text }) => text.flatMap((sentence) => sentenceProblems(id, sentence, words)));
