import { type Chapter, linesOf, type RuleBook } from '../../games/rule-book.ts';

/** A run of letters, and whether it is what was looked for. */
export type Piece = { readonly text: string; readonly hit: boolean };
export type Found = { readonly chapter: Chapter; readonly excerpt: string };

/** Removes capitals and accents but keeps the length, so that indexes match those of `text`. */
const fold = (text: string): string =>
  text
    .split('')
    .map((letter) => (letter === '’' ? "'" : letter.normalize('NFD').charAt(0).toLowerCase()))
    .join('');

/** Matches any of the words of a query at the beginning of a word; null when it has none. */
function patternsOf(query: string): RegExp[] {
  const words = fold(query).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  return [...new Set(words)].map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'gu'));
}

/** The text cut into pieces, those that the query names apart. */
export function marked(text: string, query: string): Piece[] {
  const folded = fold(text);
  const hits = patternsOf(query)
    .flatMap((pattern) => [...folded.matchAll(pattern)].map(({ index, 0: hit }) => ({ from: index, to: index + hit.length })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of hits) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

const has = (text: string, query: string): boolean => marked(text, query).some(({ hit }) => hit);

/** The first sentence that has something of the query in it, or the first of all. */
function excerptOf(chapter: Chapter, query: string): string {
  const sentences = linesOf(chapter.blocks).flatMap((line) => line.match(/[^.!?]+[.!?]*/g) ?? []);
  return (sentences.find((sentence) => has(sentence, query)) ?? sentences[0] ?? '').trim();
}

/** The chapters in which every word of the query begins some word; those that name it in their title come first. */
export function search(book: RuleBook, query: string): Found[] {
  const patterns = patternsOf(query);
  if (patterns.length === 0) return [];
  const titled = ({ rule, title }: Chapter) => `${rule} ${title}`;
  const within = (text: string) => patterns.every((pattern) => fold(text).search(pattern) >= 0);
  const found = book.chapters.filter((chapter) => within(`${titled(chapter)}\n${linesOf(chapter.blocks).join('\n')}`));
  const [first, then] = [found.filter((one) => within(titled(one))), found.filter((one) => !within(titled(one)))];
  return [...first, ...then].map((chapter) => ({ chapter, excerpt: excerptOf(chapter, query) }));
}
