import type { Sentence, Word } from './words.ts';

/** A rule book as it is written in a game's rules.md: a title, a few words to begin with, and a chapter for each rule. */

export type Block = { readonly kind: 'paragraph'; readonly text: string } | { readonly kind: 'list'; readonly items: readonly string[] };
export type Chapter = {
  /** Its number, such as MM-9. */
  readonly rule: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};
export type RuleBook = { readonly title: string; readonly opening: readonly Block[]; readonly chapters: readonly Chapter[] };

const TITLE = /^# +(.*)$/;
const CHAPTER = /^## +([A-Z]{2}-\d+) +(.*)$/;
const ITEM = /^- +(.*)$/;
/** What Markdown knows and our books do not use. */
const STRANGE = /^(#|[|>`<]|\d+[.)] |[*+] )|\*\*|__|`|\]\(|<\w/;

/** These blocks with one line more: `apart` from the last block, or going on with it. */
function withLine(blocks: readonly Block[], line: string, apart: boolean): Block[] {
  const [, item] = ITEM.exec(line) ?? [];
  const last = blocks.at(-1);
  const rest = blocks.slice(0, -1);
  if (item !== undefined)
    return last?.kind === 'list' ? [...rest, { ...last, items: [...last.items, item] }] : [...blocks, { kind: 'list', items: [item] }];
  if (apart || !last) return [...blocks, { kind: 'paragraph', text: line }];
  if (last.kind === 'paragraph') return [...rest, { ...last, text: `${last.text} ${line}` }];
  return [...rest, { ...last, items: [...last.items.slice(0, -1), `${last.items.at(-1)} ${line}`] }];
}

/** Reads exactly what our rule books use: headings, paragraphs and lists. Anything else stays the words that it is. */
export function readBook(markdown: string): RuleBook {
  let title = '';
  let opening: readonly Block[] = [];
  const chapters: Chapter[] = [];
  let apart = true;
  for (const line of markdown.split(/\r?\n/).map((text) => text.trim())) {
    const [, name] = TITLE.exec(line) ?? [];
    const [, rule, heading] = CHAPTER.exec(line) ?? [];
    const chapter = chapters.at(-1);
    if (name !== undefined) title = name;
    else if (rule !== undefined && heading !== undefined) chapters.push({ rule, title: heading, blocks: [] });
    else if (line !== '' && chapter) chapters[chapters.length - 1] = { ...chapter, blocks: withLine(chapter.blocks, line, apart) };
    else if (line !== '') opening = withLine(opening, line, apart);
    apart = line === '' || line.startsWith('#');
  }
  return { title, opening, chapters };
}

/** The lines that a book of ours cannot print. */
export const strangeLines = (markdown: string): string[] =>
  markdown.split(/\r?\n/).filter((line) => !TITLE.test(line) && !CHAPTER.test(line) && STRANGE.test(line.trim()));

/** What stands in a block, line by line. */
export const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));

const SHORT = /\b([A-Z]{2}-\d+|[A-Z]{2,})\b/;

/** A line of the book as tokens: the number of another rule leads there, an abbreviation has a spoken form. */
export function printed(line: string, spoken: { readonly [short: string]: string }): Sentence {
  return line.split(SHORT).flatMap((part, i): Word[] => {
    if (i % 2 === 0) return part === '' ? [] : [part];
    if (part.includes('-')) return [{ keyword: part, words: part, spoken: `rule ${part.slice(3)}` }];
    const words = spoken[part];
    return [words === undefined ? part : { symbol: part, spoken: words }];
  });
}
