import { linesOf, readBook, strangeLines } from '../engine/kit/book.ts';
import { type Sentence, speak } from '../engine/kit/words.ts';
import { hardProblems } from './reading.ts';

/** What a rule book promises: a child of ten can read each chapter, and whatever is shortened can be said. */

const SYMBOL = /[+−→←×÷≥≤=&%#]/g;
const SHORT = /\b[A-Z]{2,}\b/g;

export type BookWords = {
  /** Names that the game must use, however hard they are. */
  readonly names: readonly string[];
  /** How abbreviations are said. */
  readonly spoken: { readonly [short: string]: string };
  /** Written in capitals on a token, and said as words. */
  readonly shouted: readonly string[];
};

/** The text with a short word in place of each name. */
const withoutNames = (text: string, names: readonly string[]): string =>
  [...names].sort((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), 'name'), text);

/** What in a run of plain words cannot be said. */
function unspoken(text: string, { spoken, shouted }: BookWords): string[] {
  const known = new Set([...Object.keys(spoken), ...shouted]);
  const words = text.replaceAll(/\b[A-Z]{2}-\d+\b/g, '');
  return [...(words.match(SYMBOL) ?? []), ...(words.match(SHORT) ?? []).filter((short) => !known.has(short))];
}

/** What is wrong with a rule book. `file` is its name. */
export function bookProblems(file: string, markdown: string, words: BookWords): string[] {
  const { opening, chapters } = readBook(markdown);
  const parts = [{ rule: 'the opening', blocks: opening }, ...chapters];
  const rules = new Set(chapters.map(({ rule }) => rule));
  return [
    ...strangeLines(markdown).map((line) => `${file}: only headings, paragraphs and lists can be printed: ${line}`),
    ...parts.flatMap(({ rule, blocks }) => {
      const lines = linesOf(blocks);
      const text = lines.join('\n');
      return [
        ...(lines.length === 0 ? [`${file}: ${rule}: is empty`] : []),
        ...hardProblems(`${file}: ${rule}`, [withoutNames(text, words.names)]),
        ...unspoken(text, words).map((mark) => `${file}: ${rule}: nobody knows how to say "${mark}"`),
        ...(text.match(/\b[A-Z]{2}-\d+\b/g) ?? [])
          .filter((other) => !rules.has(other))
          .map((other) => `${file}: ${rule}: points to ${other}, which is not there`),
      ];
    }),
  ];
}

/** What is wrong with sentences that a game makes: symbols and abbreviations in them are tokens with a spoken form. */
export const sentenceProblems = (where: string, sentence: Sentence, words: BookWords): string[] => {
  const bare = sentence.filter((word) => typeof word === 'string').join(' ');
  const said = { ...words, spoken: {} };
  return [...new Set([...unspoken(bare, said), ...unspoken(speak(sentence), said)])].map(
    (mark) => `${where}: "${mark}" has no spoken form`,
  );
};

/** The same of all that stands on cards, each under its id. */
export const textProblems = (cards: readonly { readonly id: string; readonly text: readonly Sentence[] }[], words: BookWords): string[] =>
  cards.flatMap(({ id, text }) => text.flatMap((sentence) => sentenceProblems(id, sentence, words)));
