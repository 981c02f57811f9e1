import { readFileSync } from 'node:fs';
import { readBook } from '../engine/kit/book.ts';
import { mayhemBox } from '../games/magic-and-mayhem/box.ts';
import { dangerText, monsterText, powerText, treasureText } from '../games/magic-and-mayhem/describe/cards.ts';
import { ABILITY_NAMES } from '../games/magic-and-mayhem/describe/effects.ts';
import { EVENTS } from '../games/magic-and-mayhem/describe/events.ts';
import { KEYWORDS, SPOKEN } from '../games/magic-and-mayhem/describe/keywords.ts';
import { STATES } from '../games/magic-and-mayhem/words.ts';
import { type BookWords, bookProblems, sentenceProblems } from './book.ts';
import { grade } from './reading.ts';

/** What the rule book, the cards and the tips of Magic and Mayhem promise their readers. */

const GRADE = 5;
/** So many letters are read at a glance. */
const GLANCE = 64;
const WORDS: BookWords = { names: [...Object.values(ABILITY_NAMES), ...STATES], spoken: SPOKEN, shouted: ['BLOCKED', 'OPEN'] };

export type Tip = { readonly id: string; readonly when: string; readonly sentence: string; readonly rule: string };

/** What is wrong with the tips, given the rules that there are. */
export function tipProblems(tips: readonly Tip[], rules: ReadonlySet<string>, isMoment: (kind: string) => boolean): string[] {
  const level = grade(tips.map(({ sentence }) => sentence).join('\n'));
  return [
    ...tips.flatMap(({ id, when, sentence, rule }, i) => [
      ...(tips.findIndex((other) => other.id === id) < i ? [`tips.json: the id "${id}" stands twice`] : []),
      ...(isMoment(when) ? [] : [`tips.json: ${id}: when: "${when}" is no event and no choice`]),
      ...(rules.has(rule) ? [] : [`tips.json: ${id}: rule: ${rule} is not in the rule book`]),
      ...(/^[^.!?]+[.!?]$/.test(sentence) && sentence.length <= GLANCE
        ? []
        : [`tips.json: ${id}: sentence: one sentence of at most ${GLANCE} letters`]),
      ...sentenceProblems(`tips.json: ${id}`, [sentence], WORDS),
    ]),
    ...(level > GRADE ? [`tips.json: reads like grade ${level.toFixed(1)}; ${GRADE} is the most`] : []),
  ];
}

/** What the table of keywords points to, and the book does not have. */
export const keywordProblems = (rules: ReadonlySet<string>): string[] =>
  Object.entries(KEYWORDS).flatMap(([keyword, rule]) =>
    rules.has(rule) ? [] : [`keywords.ts: ${keyword}: ${rule} is not in the rule book`],
  );

function cardProblems(): string[] {
  const { content } = mayhemBox;
  const { heroes, treasures, dangers, monsters } = content;
  const texts = [
    ...Object.keys(heroes).map((id) => ({ id, text: powerText(id, content) })),
    ...Object.keys(treasures).map((id) => ({ id, text: treasureText(id, content) })),
    ...Object.keys(dangers).map((id) => ({ id, text: dangerText(id, content) })),
    ...Object.values(monsters).map((sheet) => ({ id: sheet.id, text: monsterText(sheet, content) })),
  ];
  return texts.flatMap(({ id, text }) => text.flatMap((sentence) => sentenceProblems(id, sentence, WORDS)));
}

const paper = (name: string): string => readFileSync(`content/magic-and-mayhem/${name}`, 'utf8');

export function wordProblems(): string[] {
  const book = paper('rules.md');
  const rules = new Set(readBook(book).chapters.map(({ rule }) => rule));
  const isMoment = (kind: string) => EVENTS.includes(kind) || Object.hasOwn(mayhemBox.game.choices, kind);
  const tips = JSON.parse(paper('tips.json')) as readonly Tip[];
  return [...bookProblems('rules.md', book, WORDS), ...keywordProblems(rules), ...tipProblems(tips, rules, isMoment), ...cardProblems()];
}
