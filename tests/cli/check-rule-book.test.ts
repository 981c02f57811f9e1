// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mayhemProblems } from '../../src/cli/check-magic-and-mayhem.ts';
import { bookProblems, sentenceProblems } from '../../src/cli/check-rule-book.ts';
import { keywordProblems, tipProblems } from '../../src/cli/check-rule-book-links.ts';
import { rulesIn } from '../../src/cli/rule-tests.ts';
import { gameModules } from '../../src/games/game-modules.ts';
import { readBook } from '../../src/games/rule-book.ts';
import type { Tip } from '../../src/games/tip.ts';

const WORDS = { names: ['Incapacitated'], spoken: { STR: 'strength' }, shouted: ['OPEN'] };
const book = (text: string) => bookProblems(`# A book\nHello you.\n\n## AB-1 One\n${text}`, WORDS);

describe('a rule book', () => {
  test('of ours keeps its promises, and so do the cards and the tips', () => expect(mayhemProblems()).toEqual([]));

  test.each(Object.keys(gameModules))('%s: has a chapter for each rule that is counted, each of them once', (game) => {
    const text = readFileSync(`content/${game}/rules.md`, 'utf8');
    expect(readBook(text).chapters.map(({ rule }) => rule)).toEqual(rulesIn(text));
  });

  test.each([
    ['a hard chapter', 'Notwithstanding individual responsibilities, everybody immediately deliberates.', /AB-1: reads like grade \d+/],
    ['a symbol', 'You get +2.', /AB-1: nobody knows how to say "\+"/],
    ['an arrow', 'Go → there.', /"→"/],
    ['an abbreviation', 'You have 3 GP.', /"GP"/],
    ['a table', '| a | b |', /only headings, paragraphs and lists/],
    ['a way to nowhere', 'You may go (see AB-7).', /points to AB-7/],
    ['an empty chapter', '', /AB-1: is empty/],
  ])('is refused for %s', (_, text, why) => {
    expect(book(text)).toEqual([expect.stringMatching(why)]);
  });

  test('may use the names of the game and what has a spoken form', () => {
    expect(book('You are incapacitated. It is OPEN. Your STR is 2 (see AB-1).')).toEqual([]);
  });
});

describe('a keyword', () => {
  test('leads to a chapter that is there', () => {
    expect(keywordProblems({ here: 'AB-1', poisoned: 'AB-2' }, new Set(['AB-1']))).toEqual([
      'keywords.ts: poisoned: AB-2 is not in the rule book',
    ]);
  });
});

describe('a sentence of a card', () => {
  test('has a spoken form for each symbol and abbreviation', () => {
    expect(sentenceProblems('soup', ['You get +2 STR.'], WORDS)).toEqual([
      'soup: "+" has no spoken form',
      'soup: "STR" has no spoken form',
    ]);
    expect(sentenceProblems('soup', [{ keyword: 'AB-1', words: 'STR' }], WORDS)).toEqual(['soup: "STR" has no spoken form']);
    const good = ['You get ', { symbol: '+2', spoken: 'plus 2' }, ' ', { keyword: 'AB-1', words: 'STR', spoken: 'strength' }, '.'];
    expect(sentenceProblems('soup', good, WORDS)).toEqual([]);
  });
});

describe('tips', () => {
  const tip = { id: 'walk', when: 'turn', sentence: 'Go to a square.', rule: 'AB-1' };
  const problems = (...tips: Tip[]) => tipProblems(tips, new Set(['AB-1']), { events: ['fell'], choices: ['turn'] }, WORDS);

  test('are told apart, at a moment that there is, with a rule that there is, in one short sentence', () => {
    expect(problems(tip)).toEqual([]);
    expect(problems(tip, tip)).toEqual(['tips.json: the id "walk" stands twice']);
    expect(problems({ ...tip, when: 'tea' })).toEqual(['tips.json: walk: when: "tea" is no event and no choice']);
    // whoever is asked next reads it, and may not be the one who fell
    expect(problems({ ...tip, when: 'fell', sentence: 'Your hearts are gone.' })).toHaveLength(1);
    expect(problems({ ...tip, sentence: 'Look at your card.' })).toEqual([]);
    expect(problems({ ...tip, rule: 'AB-2' })).toEqual(['tips.json: walk: rule: AB-2 is not in the rule book']);
    expect(problems({ ...tip, sentence: 'Go here. Then there.' })).toHaveLength(1);
    expect(problems({ ...tip, sentence: `Go ${'here '.repeat(20)}.` })).toHaveLength(1);
  });

  test('help those who do not see or tap, too', () => {
    const eyes = { ...tip, sentence: 'Tap a glowing square.' };
    expect(problems(eyes)).toEqual(['tips.json: walk: byKeys: a sentence without taps and what is seen']);
    expect(problems({ ...eyes, byKeys: 'Tap it.' })).toEqual(problems(eyes));
    expect(problems({ ...eyes, byKeys: 'Pick a way.' })).toEqual([]);
    expect(problems({ ...eyes, byKeys: 'Pick a way. Or two.' })).toHaveLength(1);
    expect(problems({ ...eyes, when: 'fell', byKeys: 'Pick your way.' })).toHaveLength(1);
  });
});
