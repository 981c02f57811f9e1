import { readFileSync } from 'node:fs';
import { readBook } from '../engine/kit/book.ts';
import { dustUpBox } from '../games/dust-up/box.ts';
import { cardText } from '../games/dust-up/describe/cards.ts';
import { EVENTS } from '../games/dust-up/describe/events.ts';
import { KEYWORDS, SPOKEN } from '../games/dust-up/describe/keywords.ts';
import { type BookWords, bookProblems, sentenceProblems } from './book.ts';
import { grade } from './reading.ts';
import { type Tip, tipProblems } from './words.ts';

/** What the rule book, the cards and the tips of Dust-Up promise their readers. */

const GRADE = 5;
const { content, game } = dustUpBox;
const WORDS: BookWords = { names: Object.values(content.heroes).map(({ name }) => name), spoken: SPOKEN, shouted: [] };
const paper = (name: string): string => readFileSync(`content/dust-up/${name}`, 'utf8');

/** Cards and heroes that are too hard to read, or that cannot be said. */
function cardProblems(): string[] {
  return Object.values(content.heroes).flatMap(({ id, flavour, cards }) => {
    const flavours = [flavour, ...cards.map((card) => card.flavour)];
    const texts = cards.map((card) => ({ card: card.id, text: cardText(card.id, content) }));
    const level = grade(flavours.join('\n'));
    return [
      ...(level > GRADE ? [`heroes/${id}.json: reads like grade ${level.toFixed(1)}; ${GRADE} is the most`] : []),
      ...texts.flatMap(({ card, text }) => text.flatMap((sentence) => sentenceProblems(card, sentence, WORDS))),
    ];
  });
}

/** What the table of keywords points to, and the book does not have. */
const keywordProblems = (rules: ReadonlySet<string>): string[] =>
  Object.entries(KEYWORDS).flatMap(([keyword, rule]) =>
    rules.has(rule) ? [] : [`keywords.ts: ${keyword}: ${rule} is not in the rule book`],
  );

export function dustUpProblems(): string[] {
  const book = paper('rules.md');
  const rules = new Set(readBook(book).chapters.map(({ rule }) => rule));
  const isMoment = (kind: string) => EVENTS.includes(kind) || Object.hasOwn(game.choices, kind);
  const tips = JSON.parse(paper('tips.json')) as readonly Tip[];
  return [...bookProblems('rules.md', book, WORDS), ...keywordProblems(rules), ...tipProblems(tips, rules, isMoment), ...cardProblems()];
}
