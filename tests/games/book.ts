import { expect, test } from 'vitest';
import type { Tip } from '../../src/games/tip.ts';
import { textOf } from '../repository/source.ts';

/**
 * Holds the figures of a rule book against the rules. A test of a game lists, rule by rule, the sentences with their figures filled in from
 * the constants and the content that they speak of. Every number in the book has to stand in one of them, or in what is plain English.
 */

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, i) => [word, i] as const),
  ['thirty', 30],
  ['once', 1],
  ['twice', 2],
]);
/** "At once" is no number. */
const NUMBER = new RegExp(`\\b(?:\\d+|(?<!\\bat )once|${[...NUMBERS.keys()].filter((word) => word !== 'once').join('|')})\\b`, 'gi');

/** The same words with every number in digits, so that "five" and "5" are the same. "Twenty-sided" is 20-sided. */
export const inDigits = (text: string): string => text.replace(NUMBER, (word) => String(NUMBERS.get(word.toLowerCase()) ?? word));

/** "one" as a pronoun, wherever it stands. */
const PRONOUNS = [
  /\b(?:the|that|which|each|any|no|this|next|a (?:fair|gentle|hard|cruel|longer|new)|an easy|own|light|other|ghastly) (1|2)\b(?! (?:has|have) )/gi,
  /\b1 (?:of (?:you|the|them|yours|us|its|two|2|3|6|these)|another|by 1|after the other|at a time|side|direction|family)\b/gi,
  /\b(?:of|some) 1\b(?= (?:each|another))/gi,
];

export type Sayings = { readonly [rule: string]: readonly string[] };
export type Book = {
  readonly game: string;
  /** The name of its rules, "TT". */
  readonly letters: string;
  /** What the book says with figures, by rule, as the constants and the content have it. */
  readonly figures: Sayings;
  /** Numbers that no constant holds, by rule: pronouns, and what only a test of its own proves. At "*": wherever they stand. */
  readonly plain?: Sayings;
  /** The same for the tips, by their ids. */
  readonly tips?: Sayings;
  readonly plainTips?: readonly string[];
};

type Chapter = { readonly rule: string; readonly text: string };

/** The rules of a book, one by one, each in one line and with digits. */
function chaptersOf(game: string): readonly Chapter[] {
  const [, ...chapters] = textOf(`content/${game}/rules.md`).split(/^## /m);
  return chapters.map((chapter) => {
    const [, rule = '', text = ''] = /^(\S+)([\s\S]*)$/.exec(chapter) ?? [];
    return { rule, text: inDigits(text.replace(/\s+/g, ' ')) };
  });
}

/** Where in `text` each of these stands. */
function placesOf(text: string, fragment: string): readonly (readonly [from: number, to: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let at = text.indexOf(fragment); at >= 0; at = text.indexOf(fragment, at + 1)) places.push([at, at + fragment.length]);
  return places;
}

/** The numbers of a rule that nothing speaks for, with the words around them. */
export function uncovered(text: string, fragments: readonly string[]): string[] {
  const pronouns = PRONOUNS.flatMap((one) => [...text.matchAll(one)].map(({ index, 0: { length } }) => [index, index + length] as const));
  const covered = [...pronouns, ...fragments.flatMap((fragment) => placesOf(text, inDigits(fragment)))];
  return [...text.matchAll(/\b\d+\b/g)].flatMap(({ index, 0: { length } }) =>
    covered.some(([from, to]) => from <= index && index + length <= to) ? [] : [text.slice(Math.max(0, index - 30), index + 30)],
  );
}

/** The tests of a book. The titles carry the numbers of the rules. */
export function testBook({ game, letters, figures, plain = {}, tips = {}, plainTips = [] }: Book): void {
  const chapters = chaptersOf(game);
  const whole = chapters.map(({ text }) => text).join(' ');
  const textOfRule = (rule: string): string => bookOf(game, rule);

  const said = Object.entries(figures).flatMap(([rule, fragments]) => fragments.map((fragment) => [rule, fragment] as const));
  test.each(said)('[%s] the book says: %s', (rule, fragment) => expect(textOfRule(rule)).toContain(inDigits(fragment)));

  test(`every figure of ${letters} is held against the rules, or is plain English`, () => {
    const unsaid = chapters.flatMap(({ rule, text }) =>
      uncovered(text, [...(figures[rule] ?? []), ...(plain[rule] ?? []), ...(plain['*'] ?? [])]).map((words) => `${rule}: … ${words} …`),
    );
    expect(unsaid).toEqual([]);
  });

  test('what is called plain English stands in the book', () => {
    const gone = Object.entries(plain).flatMap(([rule, all]) =>
      all.filter((words) => !(rule === '*' ? whole : textOfRule(rule)).includes(inDigits(words))).map((words) => `${rule}: ${words}`),
    );
    expect(gone).toEqual([]);
  });

  test('every figure of a tip is held against the rules', () => {
    const all = tipsOf(game);
    for (const [id, fragments] of Object.entries(tips))
      for (const fragment of fragments) expect(tipOf(game, id)).toContain(inDigits(fragment));
    expect(all.flatMap(({ id, sentence }) => uncovered(inDigits(sentence), [...(tips[id] ?? []), ...plainTips]))).toEqual([]);
  });
}

/** Numbers from `least` to `most`. */
export const numbers = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
/** "2, 3 or 4" */
export const anyOf = (all: readonly number[]): string =>
  [all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part !== '').join(' or ');

/** How long a game takes as it is usually played, and a trip of Labyrinth. tests/app/box-numbers.test.ts holds it against the measured games. */
export const TIME = {
  'dust-up': '4 to 9 minutes',
  labyrinth: '8 to 11 minutes',
  'magic-and-mayhem': '10 to 60 minutes',
  'traps-and-treasures': '11 to 40 minutes',
} as const;

/** How many cards of a deck were released: what a book counts. A card that somebody has added since is none of them. */
export function released(game: string, deck: string): number {
  const cards = JSON.parse(textOf(`tests/saves/${game}/cards.json`)) as object;
  return Object.keys(cards).filter((card) => card.startsWith(`${deck}/`)).length;
}

const tipsOf = (game: string): readonly Tip[] => JSON.parse(textOf(`content/${game}/tips.json`));
/** The sentence of a tip, in digits. */
export const tipOf = (game: string, id: string): string => inDigits(tipsOf(game).find((tip) => tip.id === id)?.sentence ?? '');
/** What the book says at a rule, in one line and in digits. */
export const bookOf = (game: string, rule: string): string => chaptersOf(game).find((one) => one.rule === rule)?.text ?? '';
