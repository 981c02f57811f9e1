import { readFileSync } from 'node:fs';
import { readBook } from '../engine/kit/book.ts';
import { strangerOdds } from '../games/traps-and-treasures/bots/odds.ts';
import { trapsBox } from '../games/traps-and-treasures/box.ts';
import type { Decks } from '../games/traps-and-treasures/content.ts';
import { decks } from '../games/traps-and-treasures/decks.ts';
import { monsterRows, treasureText } from '../games/traps-and-treasures/describe/cards.ts';
import { EVENTS } from '../games/traps-and-treasures/describe/events.ts';
import { KEYWORDS, SPOKEN } from '../games/traps-and-treasures/describe/keywords.ts';
import { LEVELS } from '../games/traps-and-treasures/words.ts';
import { type BookWords, bookProblems, sentenceProblems } from './book.ts';
import { grade } from './reading.ts';
import { type Tip, tipProblems } from './words.ts';

/** What the box of Traps and Treasures promises (TT-2, TT-21): how much there is of everything, and that a child can read it. */

const GRADE = 5;
const WORDS: BookWords = { names: [], spoken: SPOKEN, shouted: [] };

/** TT-2, TT-21: so many of each, exactly or at least. */
export function amountProblems({ patterns, monsters, treasures }: Decks): string[] {
  const tiles = (paths: number): number => patterns.reduce((sum, one) => sum + (one.paths.length === paths ? one.count : 0), 0);
  const kinds = new Set(treasures.flatMap(({ keep, use }) => [...keep, ...(use?.effects ?? [])].map(({ do: word }) => word)));
  const lines: readonly (readonly [what: string, count: number, wanted: number])[] = [
    ['patterns', patterns.length, 13],
    ['tiles with one path', tiles(1), 16],
    ['tiles with two paths', tiles(2), 48],
    ['tiles with three paths', tiles(3), 32],
    ['tiles with four paths', tiles(4), 8],
    ['monster cards, of twenty', Math.min(20, monsters.length), 20],
    ['treasure cards, of twenty-four', Math.min(24, treasures.length), 24],
    ['kinds of treasure, of twelve', Math.min(12, kinds.size), 12],
  ];
  return lines.flatMap(([what, count, wanted]) => (count === wanted ? [] : [`${what}: ${count}, not ${wanted}`]));
}

/** TT-21: each level is both riskier and richer than the one before. */
function levelProblems(): string[] {
  const { content } = trapsBox;
  const odds = LEVELS.map((level) => strangerOdds(content, level, 3, 3));
  return odds.flatMap(({ worth, death }, i) => {
    const before = odds[i - 1];
    return before && (worth <= before.worth || death <= before.death) ? [`level ${i + 1} is not riskier and richer than level ${i}`] : [];
  });
}

function cardProblems({ monsters, treasures }: Decks): string[] {
  const { content } = trapsBox;
  const texts = [
    ...treasures.flatMap(({ id }) => [null, ...LEVELS].map((level) => ({ id, text: treasureText(id, level, content) }))),
    ...monsters.flatMap(({ id }) => LEVELS.map((level) => ({ id, text: monsterRows(id, level, content).map(({ words }) => words) }))),
  ];
  const flavours = {
    treasures: treasures.map(({ flavour }) => flavour),
    monsters: monsters.flatMap((card) => card.monsters.map(({ flavour }) => flavour)),
  };
  return [
    ...texts.flatMap(({ id, text }) => text.flatMap((sentence) => sentenceProblems(id, sentence, WORDS))),
    ...Object.entries(flavours).flatMap(([deck, lines]) => {
      const level = grade(lines.join('\n'));
      return level > GRADE ? [`${deck}: reads like grade ${level.toFixed(1)}; ${GRADE} is the most`] : [];
    }),
  ];
}

const paper = (name: string): string => readFileSync(`content/traps-and-treasures/${name}`, 'utf8');

export function trapsProblems(): string[] {
  const book = paper('rules.md');
  const rules = new Set(readBook(book).chapters.map(({ rule }) => rule));
  const isMoment = (kind: string) => EVENTS.includes(kind) || Object.hasOwn(trapsBox.game.choices, kind);
  const tips = JSON.parse(paper('tips.json')) as readonly Tip[];
  return [
    ...amountProblems(decks),
    ...levelProblems(),
    ...cardProblems(decks),
    ...bookProblems('rules.md', book, WORDS),
    ...Object.entries(KEYWORDS).flatMap(([keyword, rule]) =>
      rules.has(rule) ? [] : [`keywords.ts: ${keyword}: ${rule} is not in the rule book`],
    ),
    ...tipProblems(tips, rules, isMoment),
  ];
}
