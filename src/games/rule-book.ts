import type { Sentence, Word } from '../engine/shared/sentences.ts';

/** A rule book from a game's rules.md: a title, an introduction, and a chapter for each rule. */

export type Block = { readonly kind: 'paragraph'; readonly text: string } | { readonly kind: 'list'; readonly items: readonly string[] };
export type Chapter = {
  /** The rule number, such as MM-9. */
  readonly rule: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};
export type RuleBook = { readonly title: string; readonly opening: readonly Block[]; readonly chapters: readonly Chapter[] };

const TITLE = /^# +(.*)$/;
const CHAPTER = /^## +([A-Z]{2}-\d+) +(.*)$/;
const ITEM = /^- +(.*)$/;
/** Markdown syntax that rule books must not use. */
const UNSUPPORTED = /^(#|[|>`<]|\d+[.)] |[*+] )|\*\*|__|`|\]\(|<\w/;

/** Adds a line to the blocks. `apart`: as a new block. */
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

/** Parses headings, paragraphs and lists. All other Markdown stays plain text. */
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

/** The lines with Markdown that rule books must not use. */
export const strangeLines = (markdown: string): string[] =>
  markdown.split(/\r?\n/).filter((line) => !TITLE.test(line) && !CHAPTER.test(line) && UNSUPPORTED.test(line.trim()));

/** The lines of the blocks. */
export const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));

const SHORT = /\b([A-Z]{2}-\d+|[A-Z]{2,})\b/;

/** A line as tokens: rule numbers become links, abbreviations get a spoken form. */
export function printed(line: string, spoken: { readonly [short: string]: string }): Sentence {
  return line.split(SHORT).flatMap((part, i): Word[] => {
    if (i % 2 === 0) return part === '' ? [] : [part];
    if (part.includes('-')) return [{ keyword: part, words: part, spoken: `rule ${part.slice(3)}` }];
    const words = spoken[part];
    return [words === undefined ? part : { symbol: part, spoken: words }];
  });
}
