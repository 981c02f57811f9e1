import { readFileSync } from 'node:fs';
import { readBook } from '../games/rule-book.ts';
import type { Tip } from '../games/tip.ts';
import { type BookWords, bookProblems, sentenceProblems } from './check-rule-book.ts';
import { hardProblems } from './reading-level.ts';

/** Checks the rule book, the keywords that link to it, and the tips. */

/** The longest tip that is read at a glance. */
const MAX_LETTERS = 64;

type BookAndTips = {
  /** The folder of the game in content. */
  readonly game: string;
  readonly words: BookWords;
  /** The rule that explains each keyword. */
  readonly keywords: { readonly [keyword: string]: string };
  readonly triggers: Triggers;
};
/** What can trigger a tip: something that happens to anybody, or what the reader is asked. */
type Triggers = { readonly events: readonly string[]; readonly choices: readonly string[] };
/** Words that help nobody who plays by keys or by ear. */
const FOR_EYES_AND_FINGERS = /\b(taps?|drag|glow\w*|flames?|footprints)\b/i;

/** The sentences of a tip, each with its field. */
const sentencesOf = ({ sentence, byKeys }: Pick<Tip, 'sentence' | 'byKeys'>): readonly (readonly [field: string, text: string])[] => [
  ['sentence', sentence],
  ...(byKeys === undefined ? [] : [['byKeys', byKeys] as const]),
];

/** The problems of the tips. A tip about an event is read by whoever is asked next: it must be true for everybody. */
export function tipProblems(tips: readonly Tip[], rules: ReadonlySet<string>, { events, choices }: Triggers, words: BookWords): string[] {
  return [
    ...tips.flatMap((tip, i) => {
      const { id, when, sentence, byKeys, rule } = tip;
      return [
        ...(tips.findIndex((other) => other.id === id) < i ? [`tips.json: the id "${id}" stands twice`] : []),
        ...(events.includes(when) || choices.includes(when) ? [] : [`tips.json: ${id}: when: "${when}" is no event and no choice`]),
        ...(FOR_EYES_AND_FINGERS.test(byKeys ?? sentence) ? [`tips.json: ${id}: byKeys: a sentence without taps and what is seen`] : []),
        ...(rules.has(rule) ? [] : [`tips.json: ${id}: rule: ${rule} is not in the rule book`]),
        ...sentencesOf(tip).flatMap(([field, text]) => [
          ...(events.includes(when) && /\byou(r|rs)?\b/i.test(text)
            ? [`tips.json: ${id}: ${field}: "you" may be somebody else when ${when} happens`]
            : []),
          ...(/^[^.!?]+[.!?]$/.test(text) && text.length <= MAX_LETTERS
            ? []
            : [`tips.json: ${id}: ${field}: one sentence of at most ${MAX_LETTERS} letters`]),
          ...sentenceProblems(`tips.json: ${id}`, [text], words),
        ]),
      ];
    }),
    ...hardProblems(
      'tips.json',
      tips.flatMap((tip) => sentencesOf(tip).map(([, text]) => text)),
    ),
  ];
}

/** Keywords whose rule is not in the book. */
export const keywordProblems = (keywords: BookAndTips['keywords'], rules: ReadonlySet<string>): string[] =>
  Object.entries(keywords).flatMap(([keyword, rule]) =>
    rules.has(rule) ? [] : [`keywords.ts: ${keyword}: ${rule} is not in the rule book`],
  );

/** All problems of the rule book, the keywords and the tips of a game. */
export function bookAndTipProblems({ game, words, keywords, triggers }: BookAndTips): string[] {
  const paper = (name: string): string => readFileSync(`content/${game}/${name}`, 'utf8');
  const book = paper('rules.md');
  const rules = new Set(readBook(book).chapters.map(({ rule }) => rule));
  const tips = JSON.parse(paper('tips.json')) as readonly Tip[];
  return [...bookProblems(book, words), ...keywordProblems(keywords, rules), ...tipProblems(tips, rules, triggers, words)];
}
