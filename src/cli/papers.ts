import { readFileSync } from 'node:fs';
import { readBook } from '../engine/kit/book.ts';
import { type BookWords, bookProblems, sentenceProblems } from './book.ts';
import { hardProblems } from './reading.ts';

/** What lies in a box besides its cards, and is read at the table: the rule book, the keywords that open it, the tips. */

/** So many letters are read at a glance. */
const GLANCE = 64;

type Papers = {
  /** The game, as its folder in content is called. */
  readonly game: string;
  readonly words: BookWords;
  /** Which rule explains each keyword. */
  readonly keywords: { readonly [keyword: string]: string };
  /** What a tip may wait for: the kinds of all events and choices. */
  readonly moments: readonly string[];
};
export type Tip = { readonly id: string; readonly when: string; readonly sentence: string; readonly rule: string };

/** What is wrong with the tips, given the rules that there are. */
export function tipProblems(tips: readonly Tip[], rules: ReadonlySet<string>, moments: readonly string[], words: BookWords): string[] {
  return [
    ...tips.flatMap(({ id, when, sentence, rule }, i) => [
      ...(tips.findIndex((other) => other.id === id) < i ? [`tips.json: the id "${id}" stands twice`] : []),
      ...(moments.includes(when) ? [] : [`tips.json: ${id}: when: "${when}" is no event and no choice`]),
      ...(rules.has(rule) ? [] : [`tips.json: ${id}: rule: ${rule} is not in the rule book`]),
      ...(/^[^.!?]+[.!?]$/.test(sentence) && sentence.length <= GLANCE
        ? []
        : [`tips.json: ${id}: sentence: one sentence of at most ${GLANCE} letters`]),
      ...sentenceProblems(`tips.json: ${id}`, [sentence], words),
    ]),
    ...hardProblems(
      'tips.json',
      tips.map(({ sentence }) => sentence),
    ),
  ];
}

/** What the table of keywords points to, and the book does not have. */
export const keywordProblems = (keywords: Papers['keywords'], rules: ReadonlySet<string>): string[] =>
  Object.entries(keywords).flatMap(([keyword, rule]) =>
    rules.has(rule) ? [] : [`keywords.ts: ${keyword}: ${rule} is not in the rule book`],
  );

/** What is wrong with the papers of a game. */
export function paperProblems({ game, words, keywords, moments }: Papers): string[] {
  const paper = (name: string): string => readFileSync(`content/${game}/${name}`, 'utf8');
  const book = paper('rules.md');
  const rules = new Set(readBook(book).chapters.map(({ rule }) => rule));
  const tips = JSON.parse(paper('tips.json')) as readonly Tip[];
  return [...bookProblems('rules.md', book, words), ...keywordProblems(keywords, rules), ...tipProblems(tips, rules, moments, words)];
}
